import type { documentRoutes } from '@darzi/contract/documents.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import { upiLink } from '@darzi/tailoring/payments/upi.ts'
import { notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { readAwaitedPayment } from '../ledger/api.ts'
import { readCounter } from '../payments/api.ts'
import { nameOfShop } from '../shops/api.ts'
import { qrSvg } from './qr.ts'

/** What a customer scans to pay an awaited payment; its id is the reference. Not there without a UPI id, or in another currency. */
export async function showUpiCode({ tx, params, member }: RequestContext<typeof documentRoutes.upiCode>) {
  const awaited = await readAwaitedPayment(tx, params.id)
  const { upiId } = await readCounter(tx)
  if (!awaited || !upiId || awaited.currency !== 'INR') throw notFound()
  const link = upiLink({
    upiId,
    payee: await nameOfShop(tx, member.shopId),
    amountMinor: awaited.amount_minor,
    note: orderNumber(awaited.number),
    reference: params.id,
  })
  return { contentType: 'image/svg+xml', bytes: qrSvg(link) }
}
