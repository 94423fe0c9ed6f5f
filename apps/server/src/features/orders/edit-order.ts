import { isDeepStrictEqual } from 'node:util'
import type { orderRoutes } from '@darzi/contract/orders.ts'
import { normaliseLines } from '@darzi/tailoring/names/normalise.ts'
import { type DayError, type Days, refusedDays, workshopDay } from '@darzi/tailoring/orders/due.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import { priceResult, totalOf } from '@darzi/tailoring/orders/price.ts'
import { AppError, fieldError } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { dayIn } from '../shops/api.ts'
import { isAboveAgreed } from './agreed-price.ts'
import { addedOf, changeOrder, type LockedOrder, lockOrder } from './change-store.ts'
import { bufferDays } from './counter-queries.ts'
import { editedBy } from './edited-by.ts'
import { keepFigures } from './keep-figures.ts'
import { readOrder } from './order-queries.ts'
import { orderEdited } from './ports.ts'
import { requireUnbilled } from './require-unbilled.ts'
import { daysToKeep, stoodDays } from './stood-days-queries.ts'
import { isChangeable } from './what-may.ts'
import { requireWorker } from './worker-queries.ts'

type EditContext = RequestContext<typeof orderRoutes.edit>

/**
 * Changes the fields that were sent; what stays the same is no change and makes no version. A day that has passed is refused,
 * but for one that the member takes back in time. Throws orders.changedMeanwhile,
 * orders.closed, orders.workerNotHere, orders.billed and what is wrong with days, discount or surcharge at their fields.
 */
export async function editOrder(ctx: EditContext) {
  const { tx, params, body, now, publishEvent } = ctx
  const order = await lockOrder(tx, params.id)
  requireChangeable(order, body.version)
  const before = fieldsOf(order)
  const after = { ...before, ...sentFields(body) }
  const isPromiseMoved = body.promisedOn !== undefined && body.promisedOn !== before.promisedOn
  if (isPromiseMoved && body.workshopOn === undefined && before.workshopOn)
    after.workshopOn = await newWorkshopDay(ctx, order)
  const changed = fieldNames.filter((field) => !isDeepStrictEqual(before[field], after[field]))
  if (changed.length > 0) {
    for (const field of ['discountMinor', 'rushMinor'] as const)
      if (changed.includes(field)) await requireUnbilled(tx, order, field)
    await requireSound(ctx, order, after)
    await changeOrder(tx, { id: order.id, now }, columnsOf(order, after))
    if (changed.includes('discountMinor') || changed.includes('rushMinor'))
      await keepFigures(tx, order.customer_id)
    const told = changed.filter((field) => field !== 'workshopOn' || !isPromiseMoved)
    await publishEvent({
      kind: 'orders.edited',
      subject: { type: 'order', id: order.id, name: orderNumber(order.number) },
      params: {
        field: told.length > 1 ? 'several' : (told[0] ?? ''),
        count: told.length,
        to: after.promisedOn,
        ...daysToKeep(before),
      },
    })
    const hasNewDay = changed.includes('promisedOn') || changed.includes('workshopOn')
    await orderEdited.use()(tx, editedBy(ctx), {
      orderId: order.id,
      name: orderNumber(order.number),
      days: hasNewDay ? { before, after } : undefined,
      priority: changed.includes('priority') ? after.priority : undefined,
    })
  }
  return readOrder(tx, params.id, ctx)
}

/** Throws orders.changedMeanwhile for a stale version, orders.closed once it was handed over or called off. */
export function requireChangeable(
  order: Pick<LockedOrder, 'version' | 'state'>,
  version: number | undefined,
) {
  if (version !== undefined && version !== order.version)
    throw new AppError('orders.changedMeanwhile', { version: order.version })
  if (!isChangeable(order.state)) throw new AppError('orders.closed')
}

interface Fields extends Days {
  priority: LockedOrder['priority']
  notes: string | null
  assignedTo: string | null
  discountMinor: number
  rushMinor: number
}
const fieldNames = [
  'promisedOn',
  'trialOn',
  'workshopOn',
  'priority',
  'notes',
  'assignedTo',
  'discountMinor',
  'rushMinor',
] satisfies (keyof Fields)[]

const fieldsOf = (order: LockedOrder): Fields => ({
  promisedOn: order.promised_on,
  trialOn: order.trial_on,
  workshopOn: order.workshop_on,
  priority: order.priority,
  notes: order.notes,
  assignedTo: order.assigned_to,
  discountMinor: order.discount_minor,
  rushMinor: order.rush_minor,
})

function sentFields({ version: _version, ...body }: EditContext['body']): Partial<Fields> {
  const sent = Object.entries(body).filter(([, value]) => value !== undefined)
  const fields: Partial<Fields> = Object.fromEntries(sent)
  return typeof fields.notes === 'string'
    ? { ...fields, notes: normaliseLines(fields.notes) || null }
    : fields
}

/** The promise moved and nobody said otherwise: the workshop's day moves with it. */
async function newWorkshopDay({ tx, body }: EditContext, order: LockedOrder) {
  const promisedOn = body.promisedOn ?? order.promised_on
  return workshopDay({ promisedOn, orderedOn: order.ordered_on, bufferDays: await bufferDays(tx) })
}

async function requireSound(ctx: EditContext, order: LockedOrder, after: Fields) {
  const { tx, body } = ctx
  await requireSoundDays(ctx, order, after)
  if (body.assignedTo !== undefined && body.assignedTo !== order.assigned_to)
    await requireWorker(tx, body.assignedTo)
  const isRush = after.rushMinor !== order.rush_minor
  const price = priceAfter(order, after)
  if (isRush && (await isAboveAgreed(tx, order, price.piecesMinor)))
    throw fieldError('rushMinor', 'orders.priceAgreed')
  const result = priceResult({ ...price, paidMinor: order.paid_minor, beforeMinor: order.total_minor })
  const isDiscount = after.discountMinor !== order.discount_minor
  if ('refused' in result)
    throw fieldError(isRush && !isDiscount ? 'rushMinor' : 'discountMinor', result.refused)
}

/** What makes up the price once it is changed. */
const priceAfter = (order: LockedOrder, after: Fields) => ({
  piecesMinor: order.pieces_minor - order.rush_minor + after.rushMinor,
  discountMinor: after.discountMinor,
  ...addedOf(order),
})

async function requireSoundDays(ctx: EditContext, order: LockedOrder, after: Fields) {
  const { tx, member, body, now } = ctx
  const sent = (['promisedOn', 'trialOn', 'workshopOn'] as const).filter(
    (field) => body[field] !== undefined && body[field] !== fieldsOf(order)[field],
  )
  const today = dayIn(member.shop.timeZone, now)
  const refused = refusedDays({ ...after, orderedOn: order.ordered_on }, today, sent)
  if (refused.length === 0) return
  const stood = await stoodDays(tx, { orderId: order.id, memberId: member.id, now })
  const isTakenBack: Partial<Record<DayError['refused'], boolean>> = {
    'orders.promisePast': stood.promisedOn.includes(after.promisedOn),
    'orders.trialPast': stood.trialOn.includes(after.trialOn ?? ''),
  }
  const wrong = refused.filter((each) => !isTakenBack[each.refused])
  const errors = wrong.map(({ field, refused: code }) => ({ field, code }))
  if (errors.length > 0) throw new AppError('request.invalid', {}, errors)
}

function columnsOf(order: LockedOrder, after: Fields) {
  const price = priceAfter(order, after)
  return {
    promised_on: after.promisedOn,
    trial_on: after.trialOn ?? null,
    workshop_on: after.workshopOn ?? null,
    priority: after.priority,
    notes: after.notes,
    assigned_to: after.assignedTo,
    discount_minor: after.discountMinor,
    rush_minor: after.rushMinor,
    pieces_minor: price.piecesMinor,
    total_minor: totalOf(price),
  }
}
