import type { orderRoutes } from '@darzi/contract/orders.ts'
import { refusedDays, workshopDay } from '@darzi/tailoring/orders/due.ts'
import { priceOf, priceRuling } from '@darzi/tailoring/orders/price.ts'
import type { Asked } from '../../http/asked.ts'
import { type FieldError, Refusal } from '../../http/refusal.ts'
import { digestOf, requireSameSending } from '../../http/same-sending.ts'
import { admitCustomer, type Served, serveCustomer } from '../customers/serve-customer.ts'
import { enterPayment } from '../payments/enter-payment.ts'
import { dayIn } from '../shops/time-zone.ts'
import { bufferDays } from './counter-queries.ts'
import { draftPieces } from './draft-pieces.ts'
import { orderPenOf } from './order-pen.ts'
import { readOrder } from './order-queries.ts'
import { findSending, lockNumbers, type NewOrder } from './order-store.ts'
import { placeOrder } from './place-order.ts'
import { requireMonthRoom } from './require-month-room.ts'
import { newTrackingToken } from './tracking-token.ts'

type AskedToTake = Asked<typeof orderRoutes.take>

/**
 * Takes an order at the counter with its advance. The same sending again answers the order it made. Throws
 * request.invalid with every field that is wrong, request.keyReused when its id came with other content before,
 * customers.mergedAway, orders.limitReached, and customers.limitReached for a customer who stands aside.
 */
export async function takeOrder(asked: AskedToTake) {
  const { tx, member, body, newId } = asked
  const id = body.id ?? newId()
  const last = await lockNumbers(tx, member.shopId)
  const before = await findSending(tx, id)
  if (before) {
    requireSameSending(before.sent_hash, body)
    return readOrder(tx, id, asked)
  }
  const customer = await serveCustomer(tx, body.customerId)
  const order = await draftOrder(asked, { id, customer })
  await requireMonthRoom(asked)
  const pen = orderPenOf(asked)
  await admitCustomer(tx, pen, { id: body.customerId, orderId: id })
  await placeOrder(tx, pen, order, last)
  if (body.advance)
    await enterPayment(tx, pen, { orderId: id, body: body.advance, kind: 'advance', at: 'advance.' })
  return readOrder(tx, id, asked)
}

async function draftOrder(
  asked: AskedToTake,
  { id, customer }: { id: string; customer: Served },
): Promise<NewOrder> {
  const { tx, member, body, now, newId } = asked
  const orderedOn = dayIn(member.shop.timeZone, now)
  const [{ pieces, errors }, buffer] = await Promise.all([
    draftPieces(tx, { customer, pieces: body.pieces, newId }),
    bufferDays(tx),
  ])
  const { piecesMinor } = priceOf(pieces)
  const wrong = [...errors, ...wrongDays(body, orderedOn), ...wrongMoney(body, piecesMinor)]
  if (wrong.length > 0) throw new Refusal('request.invalid', {}, wrong)
  const { priority, trialOn, promisedOn, discountMinor, notes } = body
  return {
    ...{ id, customer, source: 'counter', state: 'approved', priority, orderedOn, trialOn, promisedOn },
    workshopOn: workshopDay({ promisedOn, orderedOn, bufferDays: buffer }),
    ...{ discountMinor, notes, trackingToken: newTrackingToken(), pieces },
    sentHash: body.id ? digestOf(body) : undefined,
  }
}

function wrongDays({ trialOn, promisedOn }: AskedToTake['body'], today: string): FieldError[] {
  const refused = refusedDays({ trialOn, promisedOn }, today, ['trialOn', 'promisedOn'])
  return refused.map(({ field, refused }) => ({ field, code: refused }))
}

function wrongMoney({ discountMinor, advance }: AskedToTake['body'], piecesMinor: number): FieldError[] {
  const ruling = priceRuling({ piecesMinor, discountMinor, paidMinor: advance?.amountMinor ?? 0 })
  if ('ok' in ruling) return []
  const isDiscount = ruling.refused === 'orders.discountAbovePieces'
  return [
    {
      field: isDiscount ? 'discountMinor' : 'advance.amountMinor',
      code: isDiscount ? ruling.refused : 'orders.advanceAboveTotal',
    },
  ]
}
