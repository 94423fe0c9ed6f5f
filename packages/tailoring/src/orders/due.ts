/**
 * The three days of an order: the trial, the promise, and the workshop's own day before the promise. Days are ISO days
 * (YYYY-MM-DD) in the shop's own time zone.
 */
import { addDays, daysBetween, isDay } from '../customers/days.ts'
import type { OrderState } from './life.ts'

/** Nobody promises a garment for later than this; a year typed wrong is found by it. */
export const furthestDays = 3 * 365

/** States in which the promise is still to be kept. */
const openStates: readonly OrderState[] = ['pending', 'approved', 'in_progress', 'ready']
export const isOpen = (state: OrderState) => openStates.includes(state)

/** Days to the promise: negative when it has passed. */
export const daysLeft = (promisedOn: string, today: string) => daysBetween(today, promisedOn)

export const isOverdue = (order: { state: OrderState; promisedOn: string }, today: string) =>
  isOpen(order.state) && order.promisedOn < today

/** The day the workshop is to be done: the promise less the shop's buffer, not before the order was taken. */
export function workshopDay({
  promisedOn,
  bufferDays,
  orderedOn,
}: {
  promisedOn: string
  bufferDays: number
  orderedOn: string
}) {
  const planned = addDays(promisedOn, -bufferDays)
  return planned < orderedOn ? orderedOn : planned
}

/** The day to offer: the slowest garment decides. */
export const promiseFor = (leadDays: readonly number[], today: string) =>
  addDays(today, Math.max(0, ...leadDays))

/** The first day of the last week an order may still be due in: `from` and `to` of "this week", today included. */
export const weekFrom = (today: string) => ({ from: today, to: addDays(today, 6) })

export interface Days {
  trialOn?: string | null
  promisedOn: string
  workshopOn?: string | null
}

/** After its workshop's own day a trial leaves hardly any time to alter: doubted, and may be kept. */
export const isTrialLate = ({ trialOn, workshopOn }: Pick<Days, 'trialOn' | 'workshopOn'>): boolean =>
  isDay(trialOn ?? '') && isDay(workshopOn ?? '') && daysBetween(workshopOn ?? '', trialOn ?? '') > 0

export interface DayError {
  field: keyof Days
  refused:
    | 'orders.promisePast'
    | 'orders.promiseTooFar'
    | 'orders.trialPast'
    | 'orders.trialAfterPromise'
    | 'orders.workshopAfterPromise'
    | 'orders.workshopBeforeOrder'
}

/**
 * What is wrong with the days of an order made or changed today; `changed` names those that were sent. Without `orderedOn`
 * the order is made today.
 */
export function refusedDays(
  days: Days & { orderedOn?: string },
  today: string,
  changed: readonly (keyof Days)[],
): DayError[] {
  const { trialOn, promisedOn, workshopOn, orderedOn = today } = days
  const isNew = (field: keyof Days) => changed.includes(field)
  const found: DayError[] = []
  if (isNew('promisedOn') && promisedOn < today)
    found.push({ field: 'promisedOn', refused: 'orders.promisePast' })
  if (isNew('promisedOn') && daysLeft(promisedOn, today) > furthestDays)
    found.push({ field: 'promisedOn', refused: 'orders.promiseTooFar' })
  if (trialOn && isNew('trialOn') && trialOn < today)
    found.push({ field: 'trialOn', refused: 'orders.trialPast' })
  if (trialOn && trialOn > promisedOn) found.push({ field: 'trialOn', refused: 'orders.trialAfterPromise' })
  if (workshopOn && isNew('workshopOn') && workshopOn > promisedOn)
    found.push({ field: 'workshopOn', refused: 'orders.workshopAfterPromise' })
  if (workshopOn && isNew('workshopOn') && workshopOn < orderedOn)
    found.push({ field: 'workshopOn', refused: 'orders.workshopBeforeOrder' })
  return found
}
