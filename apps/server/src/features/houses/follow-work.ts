import { owedOf } from '@darzi/tailoring/houses/commission.ts'
import { followed, pieceFollowed } from '@darzi/tailoring/houses/follow.ts'
import type { OrderState } from '@darzi/tailoring/orders/life.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import { besideShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { publishEvent } from '../../events/publish-event.ts'
import {
  bringBackElsewhere,
  lockOrder,
  makeStep,
  type OrderStep,
  type SteppedBy,
  undoneElsewhere,
  wentAheadElsewhere,
} from '../orders/api.ts'
import { dayIn } from '../shops/api.ts'
import { cancelAtPartner } from './cancel-at-partner.ts'
import { houseOrderRow } from './house-queries.ts'
import { shopOf } from './partner-store.ts'
import {
  insertEntry,
  isInBook,
  lockWorkEndedAt,
  lockWorkOf,
  markBack,
  markCalledOff,
  markGiveAgain,
  setWorkState,
  standingOf,
  takenOffSince,
  type Work,
  workAtTailor,
} from './work-store.ts'

/**
 * An order came to another state, or went past something: of a partner's book, the house's goes along and keeps it; of the house's own,
 * the partner hears of its end.
 */
export async function followStep(tx: Tx, by: SteppedBy, step: OrderStep) {
  const work = await workAtTailor(tx, { tailorId: by.shopId, orderId: step.orderId })
  if (work && isLeftToPartner(work, step)) return
  if (work) return followPartner(tx, by, { work, step })
  if (step.from === step.to) return
  if (step.to === 'cancelled' || step.from === 'cancelled') await followEnd(tx, by, step)
}

/**
 * Taken back from a partner who could not answer: what they do with it now is their own book's affair. What ended with the house's order
 * comes back with it.
 */
function isLeftToPartner({ state, taken_back_at: at }: Work, { undoneAt }: OrderStep): boolean {
  return at !== null && state === 'cancelled' && undoneAt?.getTime() !== at.getTime()
}

/** The house sees how far the work is, its own order goes along, and what it owes is booked or taken back. */
async function followPartner(tx: Tx, by: SteppedBy, { work, step }: { work: Work; step: OrderStep }) {
  const { from, to } = step
  await besideShop(tx, { from: by.shopId, to: work.shop_id }, async () => {
    const house = { ...by, shopId: work.shop_id }
    await followAhead(tx, house, { work, step })
    if (from === to) return
    // What the house took back it leads itself, also while it comes back to the partner.
    const number = work.taken_back_at ? undefined : await goAlong(tx, house, { work, to })
    await setWorkState(tx, work.id, { state: to, now: by.now })
    await settle(tx, house, { ...work, state: to })
    if (number === undefined || work.taken_back_at) return
    await publishEvent(
      tx,
      { shopId: work.shop_id, memberId: null, name: work.tailor_name },
      {
        id: by.newId(),
        at: by.now,
        kind: `houses.work.${to}`,
        subject: { type: 'order', id: work.order_id, name: orderNumber(number) },
      },
    )
  })
}

/** Inside the house: whom its order was given to went past something, or took that back. */
async function followAhead(tx: Tx, by: SteppedBy, { work, step }: { work: Work; step: OrderStep }) {
  const { stepId, exceptions, undoes } = step
  if (work.taken_back_at || !(await isInBook(tx, work.order_id))) return
  const writeContext = asPartner(by, work)
  if (undoes) await undoneElsewhere(tx, writeContext, { orderId: work.order_id, stepId: undoes })
  const ahead = { orderId: work.order_id, stepId, partner: work.tailor_name, exceptions }
  await wentAheadElsewhere(tx, writeContext, ahead)
}

const asPartner = (by: SteppedBy, { tailor_name: memberName }: Work) => ({
  ...by,
  memberId: null,
  memberName,
  mayApprove: true,
})

/**
 * Inside the house: takes its order along. The partner has passed the gates; they are not asked about again, and the house's stock holds
 * nobody up. Answers the order's number where it still has to be told of, as it stays where it is.
 */
async function goAlong(tx: Tx, by: SteppedBy, { work, to }: { work: Work; to: OrderState }) {
  if (!(await isInBook(tx, work.order_id))) return undefined
  const order = await lockOrder(tx, work.order_id)
  const state = followed(order.state, to)
  if (!state) return order.number
  const isReady = state === 'ready'
  await makeStep(tx, asPartner(by, work), order, {
    kind: 'moved',
    to: state,
    isElsewhere: true,
    pieces: order.pieces.flatMap((piece) => {
      const move = pieceFollowed(state, piece)
      return move ? [{ id: piece.id, ...move }] : []
    }),
    // The customer is told that it is ready, as of any other order.
    says: { kind: isReady ? 'orders.finished' : `houses.work.${to}` },
  })
  return undefined
}

/** Inside the house: its order was called off, or that was undone. What is cut already stays the partner's to say. */
async function followEnd(tx: Tx, by: SteppedBy, { orderId, to, reason = '', undoneAt }: OrderStep) {
  const work = await lockWorkOf(tx, { shopId: by.shopId, orderId })
  if (to !== 'cancelled') {
    if (work?.called_off_at) await markCalledOff(tx, work.id, null)
    else if (!work && undoneAt) await followBack(tx, by, { orderId, calledOffAt: undoneAt })
    return
  }
  if (!work) return
  const result = await cancelAtPartner(tx, { ...by, work, reason })
  if (!('refused' in result) || result.refused === 'houses.notFromHere') return
  await markCalledOff(tx, work.id, by.now)
  await besideShop(tx, { from: by.shopId, to: work.tailor_id }, () => tellCalledOff(tx, by, work))
}

/**
 * Inside the house, whose order is back: so is the partner's, which ended with it, where it can come back. Where it cannot, the house has to
 * give its own again, and reads so.
 */
async function followBack(
  tx: Tx,
  by: SteppedBy,
  { orderId, calledOffAt }: { orderId: string; calledOffAt: Date },
) {
  const work = await lockWorkEndedAt(tx, { shopId: by.shopId, orderId, at: calledOffAt })
  if (!work) return
  const { shop_id: from, tailor_id: to, tailor_order_id: atPartner } = work
  const isBack = await besideShop(tx, { from, to }, async () => {
    if (!(await isInBook(tx, atPartner))) return false
    const partner = { ...by, shopId: to, memberId: null, memberName: null }
    return bringBackElsewhere(tx, partner, { orderId: atPartner, at: calledOffAt })
  })
  if (isBack) return markBack(tx, work.id)
  await markGiveAgain(tx, work.id, by.now)
  const order = await houseOrderRow(tx, from, orderId)
  if (!order) return
  await publishEvent(
    tx,
    { shopId: from, memberId: null, name: null },
    {
      id: by.newId(),
      at: by.now,
      kind: 'houses.giveAgain',
      subject: { type: 'order', id: orderId, name: orderNumber(order.number) },
      params: { tailor: work.tailor_name },
    },
  )
}

/** Inside the partner's shop. */
async function tellCalledOff(tx: Tx, by: SteppedBy, { tailor_id: shopId, tailor_order_id: id }: Work) {
  const { number } = await lockOrder(tx, id)
  await publishEvent(
    tx,
    { shopId, memberId: null, name: null },
    {
      id: by.newId(),
      at: by.now,
      kind: 'houses.calledOff',
      subject: { type: 'order', id, name: orderNumber(number) },
    },
  )
}

/** A house's order costs its customer less, or that again: so does what is owed for it. */
export async function followRefund(tx: Tx, by: SteppedBy, orderId: string) {
  const work = await lockWorkOf(tx, { shopId: by.shopId, orderId })
  if (work) await settle(tx, by, work)
}

/** Inside the house: one entry more if what stands is not what should. */
async function settle(tx: Tx, by: SteppedBy, work: Work) {
  const owed = owedOf({
    baseMinor: work.base_minor,
    rateBp: work.rate_bp,
    takenOffMinor: await takenOffSince(tx, work),
    isDelivered: work.state === 'delivered',
  })
  const standing = await standingOf(tx, work.id)
  const commissionMinor = owed.commissionMinor - standing.commissionMinor
  const payableMinor = owed.payableMinor - standing.payableMinor
  if (commissionMinor === 0 && payableMinor === 0) return
  const house = await shopOf(tx, work.shop_id)
  const order = await houseOrderRow(tx, work.shop_id, work.order_id)
  if (!house || !order) return
  await insertEntry(tx, {
    shopId: work.shop_id,
    id: by.newId(),
    partnershipId: work.partnership_id,
    tailorId: work.tailor_id,
    workId: work.id,
    kind: standing.entries === 0 ? 'order' : 'correction',
    commissionMinor,
    payableMinor,
    currency: order.currency,
    onDay: dayIn(house.time_zone, by.now),
    orderNumber: order.number,
    memberId: null,
    now: by.now,
  })
}
