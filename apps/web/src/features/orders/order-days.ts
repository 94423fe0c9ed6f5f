/** The days of an order while they are typed. Empty is no day; an order always has a promised one. */
import type { Order } from '@darzi/contract/order-shapes.ts'
import type { OrderEdit } from './order-commands.ts'

export const dayFields = ['promisedOn', 'trialOn', 'workshopOn'] as const
export type DayField = (typeof dayFields)[number]
export type TypedDays = Partial<Record<DayField, string>>

/** What was typed otherwise than it stands; a promise is never taken away. */
export function changedDays(order: Pick<Order, DayField>, typed: TypedDays): TypedDays {
  const changed = dayFields.filter(
    (field) => typed[field] !== undefined && typed[field] !== (order[field] ?? ''),
  )
  return Object.fromEntries(
    changed
      .filter((field) => field !== 'promisedOn' || typed.promisedOn)
      .map((field) => [field, typed[field]]),
  )
}

/** What gives back the days as they stood before `changed`: a promise takes the workshop's day along when it moves. */
export function daysBefore(order: Pick<Order, DayField>, changed: TypedDays): OrderEdit {
  const fields = dayFields.filter(
    (field) => changed[field] !== undefined || (field === 'workshopOn' && changed.promisedOn !== undefined),
  )
  return daysAsSent(Object.fromEntries(fields.map((field) => [field, order[field] ?? ''])))
}

export function daysAsSent({ promisedOn, trialOn, workshopOn }: TypedDays): OrderEdit {
  return {
    ...(promisedOn ? { promisedOn } : {}),
    ...(trialOn === undefined ? {} : { trialOn: trialOn || null }),
    ...(workshopOn === undefined ? {} : { workshopOn: workshopOn || null }),
  }
}
