import type { ShopPayment } from '@darzi/contract/shop-payments.ts'
import { paymentStatuses } from '@darzi/tailoring/payments/ledger.ts'
import { paymentMethodKeys } from '@darzi/tailoring/payments/methods.ts'
import { call } from '../../data/api.ts'
import { defineList } from '../../kits/list/define-list.ts'
import { oneOf, type QueryOf, sortBy, text } from '../../kits/list/list-query.ts'
import { links } from '../../links.ts'

export const statuses = ['all', ...paymentStatuses] as const
export const methods = ['all', ...paymentMethodKeys] as const
export const sorts = ['newest', 'greatest'] as const
export const kinds = ['all', 'received', 'refund', 'reversal', 'write_off'] as const

/** As the gateways call themselves. */
export const gatewayNames = { stripe: 'Stripe', razorpay: 'Razorpay' } as const

const fields = {
  q: text(),
  status: oneOf(statuses, 'all'),
  method: oneOf(methods, 'all'),
  kind: oneOf(kinds, 'all'),
  sort: sortBy(sorts, 'newest'),
}
export type PaymentsQuery = QueryOf<typeof fields>

/** The payments of the whole shop. */
export const paymentsList = defineList<typeof fields, ShopPayment>({
  feature: 'payments',
  fields,
  fetchPage: (query, told) => call('GET /api/payments', { query }, told),
  fetchCount: (query, told) => call('GET /api/payments/count', { query }, told),
  to: links.payments,
})
