/** Rates and ages by which a shop's figures are told. A rate of nothing is none. */
import { addDays } from '../customers/days.ts'

/** Completed orders of all; repeat customers of all customers; promises kept of those that were due. */
export const rateOf = (part: number, whole: number): number | undefined =>
  whole > 0 ? part / whole : undefined

/** By how much more or less than before, as a share of before; undefined where there was nothing to compare with. */
export const changeOf = ({ now, before }: { now: number; before: number }): number | undefined =>
  before > 0 ? (now - before) / before : undefined

export const averageOf = (sum: number, count: number): number | undefined =>
  count > 0 ? Math.round(sum / count) : undefined

/** An average amount in whole units of its currency: paise of an average say nothing. */
export const averageMinor = (sumMinor: number, count: number): number | undefined =>
  count > 0 ? Math.round(sumMinor / count / 100) * 100 : undefined

/** How long after its promised day an order's money is still owed. */
export const ages = ['notDue', 'to30', 'to60', 'to90', 'over90'] as const
export type Age = (typeof ages)[number]

/** The promised days of each age, as seen today; an end that is open is none. */
export function ageDays(age: Age, today: string): { from?: string; to?: string } {
  const day = (days: number) => addDays(today, -days)
  const spans: Record<Age, { from?: string; to?: string }> = {
    notDue: { from: today },
    to30: { from: day(30), to: day(1) },
    to60: { from: day(60), to: day(31) },
    to90: { from: day(90), to: day(61) },
    over90: { to: day(91) },
  }
  return spans[age]
}

/** How many times in a year the stock would be used up, at the pace of so many days; undefined without stock. */
export const turnsAYear = (used: {
  usedMinor: number
  valueMinor: number
  days: number
}): number | undefined =>
  used.valueMinor > 0 && used.days > 0 ? (used.usedMinor / used.valueMinor) * (365 / used.days) : undefined

/** For how many days what is there lasts, at the pace of so many days; undefined while nothing is used. */
export const daysLeftOf = ({ onHand, used, days }: { onHand: number; used: number; days: number }) =>
  used > 0 ? Math.floor((onHand / used) * days) : undefined
