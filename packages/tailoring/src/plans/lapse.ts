/**
 * What a shop is left with when it does not pay for its plan in time, and what its money buys when it comes late. What was paid for
 * stays: an upgrade that is not paid leaves the plan it was an upgrade of.
 */
import { freePlan, type PlanKey } from '../plans.ts'
import { firstMonth, type PlanLine } from './change-plan.ts'
import type { Period } from './period.ts'

interface Held {
  plan: PlanKey
  /** What is paid for. */
  period?: Period
}

interface Lapsing {
  kind: 'tailor' | 'house'
  /** Of the invoice that is not paid. */
  lines: readonly PlanLine[]
  period?: Period
  today: string
}

/** The plan from now on: the paid one that was upgraded, up to the end of its month, else the free one. */
export function leftAfterLapse({ kind, lines, period, today }: Lapsing): Held {
  const before = creditOf(lines)
  return before && isRunning(period, today) ? { plan: before.plan, period } : { plan: freePlan(kind) }
}

interface Late {
  plan: PlanKey
  lines: readonly PlanLine[]
  held: Held
  today: string
}

/**
 * What an invoice that lapsed buys when it is paid: an upgrade exactly the days it names that are left, a month a month from today.
 * Nothing more than is held where a paid month is running: the invoice was for days that were had.
 */
export function boughtLate({ plan, lines, held, today }: Late): Held {
  const upgraded = creditOf(lines)
  if (upgraded) {
    const isSameMonth = held.plan === upgraded.plan && held.period?.until === upgraded.until
    return isSameMonth && isRunning(held.period, today) ? { plan, period: held.period } : held
  }
  return isRunning(held.period, today) ? held : { plan, period: firstMonth(plan, today).period }
}

/** Whether an upgrade's invoice asks for nothing any more: its days are over, and some of them were taken away. */
export function asksNothing(
  { lines, lapsedOn }: { lines: readonly PlanLine[]; lapsedOn: string | undefined },
  today: string,
): boolean {
  const upgraded = creditOf(lines)
  return (
    upgraded !== undefined && lapsedOn !== undefined && lapsedOn < upgraded.until && upgraded.until <= today
  )
}

const creditOf = (lines: readonly PlanLine[]) => lines.find(({ meaning }) => meaning === 'credit')
const isRunning = (period: Period | undefined, today: string) => period !== undefined && today < period.until
