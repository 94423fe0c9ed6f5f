import type { orderRoutes } from '@darzi/contract/orders.ts'
import { refusedDays, workshopDay } from '@darzi/tailoring/orders/due.ts'
import { priceOf, priceResult } from '@darzi/tailoring/orders/price.ts'
import { rushOf } from '@darzi/tailoring/orders/rush.ts'
import { askedAhead } from '../../db/tx.ts'
import { AppError, type FieldError } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { digestOf, requireSameSending } from '../../http/same-sending.ts'
import { admitCustomer, customerForOrder, type OrderCustomer } from '../customers/api.ts'
import { setPieceStock } from '../inventory/api.ts'
import { enterAdvance } from '../ledger/api.ts'
import { dayIn } from '../shops/api.ts'
import { readCounter } from './counter-queries.ts'
import { draftPieces } from './draft-pieces.ts'
import { readOrder } from './order-queries.ts'
import { lockNumbers, type NewOrder } from './order-store.ts'
import { orderWriteContextOf } from './order-write-context.ts'
import { placeOrder } from './place-order.ts'
import { monthQuota } from './require-month-quota.ts'
import { takenOrder } from './taken-order.ts'
import { newTrackingToken } from './tracking-token.ts'

type TakeContext = RequestContext<typeof orderRoutes.take>

/**
 * Takes an order at the counter with its advance. The same sending again answers the order it made. Throws
 * request.invalid with every field that is wrong, request.keyReused when its id came with other content before,
 * customers.mergedAway, orders.limitReached, and customers.limitReached for a customer who stands aside.
 *
 * All is read, in one message, and checked before the shop's numbers are locked, so that orders are prepared side by side; under the lock is only
 * what counts and what writes. What was read too early for it (see placeOrder) makes the whole act run again.
 */
export async function takeOrder(ctx: TakeContext) {
  const { tx, member, body, newId } = ctx
  const id = body.id ?? newId()
  const asked = {
    counter: readCounter(tx, id),
    customer: askedAhead(customerForOrder(tx, body.customerId)),
    quota: askedAhead(monthQuota(ctx)),
  }
  const drafting = { customer: asked.customer, pieces: body.pieces, newId }
  const drafted = askedAhead(draftPieces(tx, drafting))
  const counter = await asked.counter
  if (counter.before) {
    requireSameSending(counter.before.sentHash, body)
    return readOrder(tx, id, ctx)
  }
  const customer = await asked.customer
  const { garments, ...pieces } = await drafted
  const order = draftOrder(ctx, { id, customer, counter, ...pieces })
  const requireQuota = await asked.quota
  const last = await lockNumbers(tx, member.shopId)
  await requireQuota()
  const writeContext = orderWriteContextOf(ctx)
  const version = customer.isAside
    ? await admitCustomer(tx, writeContext, { id: customer.id, orderId: id })
    : undefined
  const asAdmitted = { ...customer, version: version ?? customer.version }
  const row = await placeOrder(tx, writeContext, { ...order, customer: asAdmitted }, last)
  const advance =
    body.advance && (await enterAdvance(tx, writeContext, advanceOf(body.advance, row, counter)))
  if (body.pieces.some(({ stock }) => stock)) {
    await nameStock(ctx, order)
    return readOrder(tx, id, ctx)
  }
  const { readyNeedsPhoto } = counter
  return takenOrder({ order, customer, row, advance, garments, readyNeedsPhoto }, ctx)
}

const advanceOf = (
  body: NonNullable<TakeContext['body']['advance']>,
  { id, total_minor: totalMinor, currency }: Awaited<ReturnType<typeof placeOrder>>,
  { methodsOff }: { methodsOff: readonly string[] },
) => ({ body, order: { id, totalMinor, currency }, methodsOff, at: 'advance.' })

/** Which cloth of the stock each piece is cut from. Throws at its field where it is not there. */
async function nameStock({ tx, member, body }: TakeContext, order: NewOrder): Promise<void> {
  for (const [place, { stock }] of body.pieces.entries()) {
    const pieceId = order.pieces[place]?.id
    if (!stock || !pieceId) continue
    await setPieceStock(tx, { shopId: member.shopId, pieceId, stock }).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error
      const [{ code, params } = { code: 'inventory.itemNotHere', params: {} }] = error.fields
      throw new AppError('request.invalid', {}, [{ field: `pieces.${place}.stock`, code, params }])
    })
  }
}

interface Drafting extends Pick<Awaited<ReturnType<typeof draftPieces>>, 'pieces' | 'errors'> {
  id: string
  customer: OrderCustomer
  counter: Pick<Awaited<ReturnType<typeof readCounter>>, 'bufferDays' | 'rush'>
}

function draftOrder(ctx: TakeContext, { id, customer, counter, pieces, errors }: Drafting): NewOrder {
  const { member, body, now } = ctx
  const orderedOn = dayIn(member.shop.timeZone, now)
  const rushMinor = body.rushMinor ?? rushOf(pieces, counter.rush)
  const { piecesMinor } = priceOf(pieces, { rushMinor })
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
    workshopOn: workshopDay({ promisedOn, orderedOn, bufferDays: counter.bufferDays }),
    discountMinor,
    rushMinor,
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
