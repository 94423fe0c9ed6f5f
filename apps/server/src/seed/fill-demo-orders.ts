import { addDays } from '@darzi/tailoring/customers/days.ts'
import { fieldOf } from '@darzi/tailoring/measurements/catalogue.ts'
import { workshopDay } from '@darzi/tailoring/orders/due.ts'
import { stateOfPieces } from '@darzi/tailoring/orders/life.ts'
import { movedTo } from '@darzi/tailoring/orders/piece-moves.ts'
import { roundToEighth, showLength } from '@darzi/tailoring/units/length.ts'
import type { Tx } from '../db/tx.ts'
import { customerForOrder } from '../features/customers/served-store.ts'
import { enterAdvance } from '../features/ledger/enter-payment.ts'
import { insertRecord, lastVersion } from '../features/measurements/record-store.ts'
import { changeOrder, lockOrder } from '../features/orders/change-store.ts'
import { draftPieces } from '../features/orders/draft-pieces.ts'
import { garmentsFor } from '../features/orders/garments-for-pieces.ts'
import { keepFigures } from '../features/orders/keep-figures.ts'
import { makeStep } from '../features/orders/make-step.ts'
import { moveLocked } from '../features/orders/move-order.ts'
import { lockNumbers, type NewOrder } from '../features/orders/order-store.ts'
import type { OrderWriteContext } from '../features/orders/order-write-context.ts'
import { placeOrder } from '../features/orders/place-order.ts'
import { newTrackingToken } from '../features/orders/tracking-token.ts'
import { dayIn } from '../features/shops/time-zone.ts'
import { newId } from '../ids.ts'
import { chanceOf } from './chance.ts'
import { type DemoOrder, demoOrders } from './demo-orders.ts'

const dayMs = 24 * 3600_000
const bufferDays = 2

interface Filling {
  shopId: string
  now: Date
  owner: { id: string; name: string }
  cutterId: string
  /** The demo's newest customers first, Asha Verma before all. */
  customerIds: readonly string[]
}

/** Writes the demo's orders, each taken on its day and brought as far as it came, through the features' own commands. */
export async function fillDemoOrders(tx: Tx, filling: Filling) {
  for (const order of demoOrders) await fillOrder(tx, filling, order)
}

async function fillOrder(tx: Tx, filling: Filling, order: DemoOrder) {
  const { now } = filling
  const writeContext = writeContextAt(filling, new Date(now.getTime() - order.takenDaysAgo * dayMs))
  const today = dayIn('Asia/Kolkata', now)
  const written = await draft(tx, writeContext, { filling, order, today })
  const placed = await placeOrder(tx, writeContext, written, await lockNumbers(tx, filling.shopId))
  const { id, total_minor: totalMinor, currency } = placed
  const body = { amountMinor: paidOf(order, totalMinor), method: order.method ?? 'cash' }
  if (order.paid > 0) await enterAdvance(tx, writeContext, { body, order: { id, totalMinor, currency } })
  if (order.isGiven)
    await changeOrder(tx, { id: written.id, now: writeContext.now }, { assigned_to: filling.cutterId })
  const later = writeContextAt(filling, new Date(now.getTime() - (order.takenDaysAgo - 0.5) * dayMs))
  await bring(tx, later, written.id, order)
}

/** Part payments are round sums, in hundreds of rupees. */
const paidOf = ({ paid }: DemoOrder, totalMinor: number) =>
  paid === 1 ? totalMinor : Math.floor((totalMinor * paid) / 10_000) * 10_000

const writeContextAt = ({ shopId, owner }: Filling, now: Date): OrderWriteContext => ({
  shopId,
  memberId: owner.id,
  memberName: owner.name,
  now,
  newId: () => newId(now.getTime()),
})

interface Drafting {
  filling: Filling
  order: DemoOrder
  today: string
}

async function draft(
  tx: Tx,
  writeContext: OrderWriteContext,
  { filling, order, today }: Drafting,
): Promise<NewOrder> {
  const id = filling.customerIds[order.customer % filling.customerIds.length] ?? ''
  const customer = await customerForOrder(tx, id)
  const [person] = customer.people
  const personId = person?.id ?? ''
  await measureForDemo(tx, writeContext, { personId, garments: order.pieces.map(({ garment }) => garment) })
  const { pieces } = await draftPieces(tx, {
    customer,
    newId: writeContext.newId,
    pieces: order.pieces.map(({ ownMetres, isUrgent = false, ...piece }) => ({
      ...piece,
      personId,
      isUrgent,
      styles: [],
      addOns: [],
      cloth: ownMetres ? { source: 'own' as const, metres: ownMetres } : { source: 'shop' as const },
    })),
  })
  const orderedOn = dayIn('Asia/Kolkata', writeContext.now)
  const promisedOn = addDays(today, order.promisedIn)
  return {
    id: writeContext.newId(),
    customer,
    orderedOn,
    promisedOn,
    discountMinor: 0,
    pieces,
    source: order.to === 'pending' ? 'customer_form' : 'counter',
    priority: order.priority ?? 'medium',
    state: order.to === 'pending' ? 'pending' : 'approved',
    notes: order.notes,
    trialOn: order.trialIn === undefined ? undefined : addDays(today, order.trialIn),
    workshopOn: workshopDay({ promisedOn, orderedOn, bufferDays }),
    trackingToken: newTrackingToken(),
  }
}

async function bring(tx: Tx, writeContext: OrderWriteContext, id: string, { to, stage = 1 }: DemoOrder) {
  if (to === 'pending' || to === 'approved') return
  const order = await lockOrder(tx, id)
  if (to === 'ready') return moveLocked(tx, writeContext, order, { to })
  if (to === 'delivered') {
    await moveLocked(tx, writeContext, order, { to: 'ready' })
    return moveLocked(tx, writeContext, await lockOrder(tx, id), { to })
  }
  if (to === 'cancelled') return callOff(tx, writeContext, order)
  const [first] = order.pieces
  const moved = first ? [{ id: first.id, ...movedTo(first, stage) }] : []
  const pieces = order.pieces.map((piece) => ({ ...piece, ...moved.find((each) => each.id === piece.id) }))
  const says = { kind: 'orders.begun' }
  return makeStep(tx, writeContext, order, {
    kind: 'moved',
    to: stateOfPieces(order.state, pieces),
    pieces: moved,
    says,
  })
}

async function callOff(
  tx: Tx,
  writeContext: OrderWriteContext,
  order: Awaited<ReturnType<typeof lockOrder>>,
) {
  const reason = 'The customer called it off'
  await makeStep(tx, writeContext, order, {
    kind: 'cancelled',
    to: 'cancelled',
    reason,
    cause: 'keep',
    change: { cancel_reason: reason },
    pieces: order.pieces.map(({ id, stage }) => ({ id, stage, state: 'cancelled' as const })),
    says: { kind: 'orders.cancelled', params: { reason, refunded: 'no' } },
  })
  await keepFigures(tx, order.customer_id)
}

/** Writes down a person's sizes for these garments, once: drawn within what is plausible, the same for every start. */
async function measureForDemo(
  tx: Tx,
  writeContext: OrderWriteContext,
  filter: { personId: string; garments: string[] },
) {
  const { personId } = filter
  const place = { personId, profile: 'body' as const, garment: null }
  const version = 1 + (await lastVersion(tx, place))
  const garments = await garmentsFor(tx, filter.garments)
  const needed = [...garments.values()].flatMap(({ fields }) => fields.filter(({ isNeeded }) => isNeeded))
  const values = [...new Set(needed.map(({ field }) => field))].flatMap((field) => sizeOf(field, version))
  if (values.length === 0) return
  const { shopId, memberId, memberName, now } = writeContext
  const taken = { how: 'tape' as const, unit: 'in' as const, notes: null, takenAt: now, createdAt: now }
  await insertRecord(
    tx,
    { ...place, ...taken, id: writeContext.newId(), version, shopId, memberId, memberName },
    values,
  )
}

/** A size of a field nobody has a range for: about a foot, as most lengths of a garment's parts are. */
const usual = [254, 356] as const

function sizeOf(key: string, seed: number) {
  const field = fieldOf(key)
  if (!field || ['weight', 'angle', 'text', 'bool'].includes(field.kind)) return []
  const [from, to] = field.women ?? field.men ?? usual
  const chance = chanceOf(seed + key.length * 31 + key.charCodeAt(0))
  const mm = roundToEighth(from + (to - from) * (0.35 + chance.next() * 0.3))
  return [{ field: key, typed: showLength(mm, 'in'), unit: 'in' as const, mm }]
}
