import type { documentRoutes } from '@darzi/contract/documents.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import { upiLink } from '@darzi/tailoring/payments/upi.ts'
import type { Asked } from '../../http/asked.ts'
import { notFound } from '../../http/refusal.ts'
import { readCounter } from '../payments/read-counter.ts'
import { nameOfShop } from '../shops/name-of-shop.ts'
import { numberOfOrder } from './documents-queries.ts'
import { qrSvg } from './qr.ts'

/** What a customer scans at the counter to pay this much. Not there without a UPI id, or in another currency. */
export async function showUpiCode({ tx, params, query, member }: Asked<typeof documentRoutes.upiCode>) {
  const order = await numberOfOrder(tx, params.id)
  const { upiId } = await readCounter(tx)
  if (!order || !upiId || order.currency !== 'INR') throw notFound()
  const reference = orderNumber(order.number)
  const link = upiLink({
    ...{ upiId, payee: await nameOfShop(tx, member.shopId), amountMinor: query.amountMinor },
    ...{ note: reference, reference },
  })
  return { contentType: 'image/svg+xml', bytes: qrSvg(link) }
}
