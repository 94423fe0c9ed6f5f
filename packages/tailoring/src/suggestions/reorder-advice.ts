/** Stock that will be used up before more of it comes, by how much of it is used. */
import type { PastCase } from './confidence.ts'

/** What was used of one item on each day, the oldest first; thousandths of its unit. */
export type DailyUse = readonly number[]

/** Until an order of cloth is there; and what is bought is for so long. */
export const waitDays = 14
const stockDays = 30
const fewestDays = 28
/** More likely used up than not. */
export const runsOutFrom = 0.5

/** The share of earlier fortnights in which at least this much was used; and how much a month needs beyond it. */
export function reorderAdvice(used: DailyUse, onHand: number) {
  const windows = fortnights(used)
  if (windows.length === 0) return undefined
  const risk = windows.filter((sum) => sum > 0 && sum >= onHand).length / windows.length
  const perDay = sumOf(used) / used.length
  return { risk, perDay, buy: Math.max(0, Math.ceil(perDay * stockDays - onHand)) }
}

/** What the rule would have said each week, had there been as much as a fortnight commonly takes, and a half of it. */
export function reorderCases(used: DailyUse): PastCase[] {
  const cases: PastCase[] = []
  for (let day = fewestDays; day + waitDays <= used.length; day += 7) {
    const before = used.slice(0, day)
    const next = sumOf(used.slice(day, day + waitDays))
    const usual = (sumOf(before) / before.length) * waitDays
    for (const part of [0.5, 1, 1.5]) {
      const onHand = usual * part
      const told = reorderAdvice(before, onHand)
      if (told && usual > 0) cases.push({ score: told.risk, cameTrue: next >= onHand })
    }
  }
  return cases
}

function fortnights(used: DailyUse): number[] {
  if (used.length < fewestDays) return []
  return used.slice(0, used.length - waitDays + 1).map((_, from) => sumOf(used.slice(from, from + waitDays)))
}

const sumOf = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0)
