/** What a shop asks for garments that are ordered from its collection and needed sooner than they are usually ready. */
import { isDay } from '../customers/days.ts'
import { type RushRule, rushOf } from '../orders/rush.ts'

interface Wanted {
  priceMinor: number
  /** How many of it. */
  count: number
  /** The day it is usually ready by, if it is ordered today; an ISO day of the shop. */
  usualOn: string
}

/** Whether it is urgent: needed before its usual day, in a shop that asks something for that. `dueOn` is an ISO day, or nothing typed yet. */
export const isRushed = (
  { usualOn }: Pick<Wanted, 'usualOn'>,
  dueOn: string | undefined,
  { percentBp = 0, amountMinor = 0 }: RushRule,
): boolean => percentBp + amountMinor > 0 && isDay(dueOn ?? '') && (dueOn ?? '') < usualOn

/** The surcharge of one shop's garments for this day, in minor units: reckoned alike by who orders and by who takes the order. */
export function rushOfCart(lines: readonly Wanted[], dueOn: string | undefined, rule: RushRule): number {
  const pieces = lines.flatMap((line) => {
    const piece = { priceMinor: line.priceMinor, addOns: [], isUrgent: isRushed(line, dueOn, rule) }
    return Array.from({ length: line.count }, () => piece)
  })
  return rushOf(pieces, rule)
}
