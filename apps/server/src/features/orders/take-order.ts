import type { orderRoutes } from '@darzi/contract/orders.ts'
import { refusedDays, workshopDay } from '@darzi/tailoring/orders/due.ts'
import { priceOf, priceResult } from '@darzi/tailoring/orders/price.ts'
import { AppError, type FieldError } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { digestOf, requireSameSending } from '../../http/same-sending.ts'
import { admitCustomer, customerForOrder, type OrderCustomer } from '../customers/api.ts'
import { enterPayment } from '../ledger/api.ts'
import { dayIn } from '../shops/api.ts'
import { bufferDays } from './counter-queries.ts'
import { draftPieces } from './draft-pieces.ts'
import { readOrder } from './order-queries.ts'
import { findSending, lockNumbers, type NewOrder } from './order-store.ts'
import { orderWriteContextOf } from './order-write-context.ts'
import { placeOrder } from './place-order.ts'
import { requireMonthQuota } from './require-month-quota.ts'
import { newTrackingToken } from './tracking-token.ts'

type TakeContext = RequestContext<typeof orderRoutes.take>

/**
 * Takes an order at the counter with its advance. The same sending again answers the order it made. Throws
 * request.invalid with every field that is wrong, request.keyReused when its id came with other content before,
 * customers.mergedAway, orders.limitReached, and customers.limitReached for a customer who stands aside.
 */
export async function takeOrder(ctx: TakeContext) {
  const { tx, member, body, newId } = ctx
  const id = body.id ?? newId()
  const last = await lockNumbers(tx, member.shopId)
  const before = await findSending(tx, id)
  if (before) {
    requireSameSending(before.sent_hash, body)
    return readOrder(tx, id, ctx)
  }
  const customer = await customerForOrder(tx, body.customerId)
  const order = await draftOrder(ctx, { id, customer })
  await requireMonthQuota(ctx)
  const writeContext = orderWriteContextOf(ctx)
  await admitCustomer(tx, writeContext, { id: body.customerId, orderId: id })
  await placeOrder(tx, writeContext, order, last)
  if (body.advance)
    await enterPayment(tx, writeContext, { orderId: id, body: body.advance, kind: 'advance', at: 'advance.' })
  return readOrder(tx, id, ctx)
}

async function draftOrder(
  ctx: TakeContext,
  { id, customer }: { id: string; customer: OrderCustomer },
): Promise<NewOrder> {
  const { tx, member, body, now, newId } = ctx
  const orderedOn = dayIn(member.shop.timeZone, now)
  const [{ pieces, errors }, buffer] = await Promise.all([
    draftPieces(tx, { customer, pieces: body.pieces, newId }),
    bufferDays(tx),
  ])
  const { piecesMinor } = priceOf(pieces)
  const wrong = [...errors, ...wrongDays(body, orderedOn), ...wrongMoney(body, piecesMinor)]
  if (wrong.length > 0) throw new AppError('request.invalid', {}, wrong)
  const { priority, trialOn, promisedOn, discountMinor, notes } = body
  return {
    id,
    customer,
    source: 'counter',
    state: 'approved',
    priority,
    orderedOn,
    trialOn,
    promisedOn,
    workshopOn: workshopDay({ promisedOn, orderedOn, bufferDays: buffer }),
    discountMinor,
    notes,
    trackingToken: newTrackingToken(),
    pieces,
    sentHash: body.id ? digestOf(body) : undefined,
  }
}

function wrongDays({ trialOn, promisedOn }: TakeContext['body'], today: string): FieldError[] {
  const refused = refusedDays({ trialOn, promisedOn }, today, ['trialOn', 'promisedOn'])
  return refused.map(({ field, refused }) => ({ field, code: refused }))
}

function wrongMoney({ discountMinor, advance }: TakeContext['body'], piecesMinor: number): FieldError[] {
  const result = priceResult({ piecesMinor, discountMinor, paidMinor: advance?.amountMinor ?? 0 })
  if ('ok' in result) return []
  const isDiscount = result.refused === 'orders.discountAbovePieces'
  return [
    {
      field: isDiscount ? 'discountMinor' : 'advance.amountMinor',
      code: isDiscount ? result.refused : 'orders.advanceAboveTotal',
    },
  ]
}
