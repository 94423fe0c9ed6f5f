/**
 * What choosing another plan means: when it begins, what it costs now, and what is over its limits. A dearer plan begins at once and
 * the days left of the old one are taken off; a cheaper one begins when what was paid for is over. Nothing is ever deleted.
 */
import { audienceOf, type PlanKey, planOf } from '../plans.ts'
import type { Result } from '../result.ts'
import { monthFrom, type Period, priceOfDays } from './period.ts'

/** Plans cost rupees. */
export const planCurrency = 'INR'
export const priceMinorOf = (plan: PlanKey): number => planOf(plan).pricePerMonthRupees * 100

export interface PlanStanding {
  kind: 'tailor' | 'house'
  plan: PlanKey
  /** The last day before the chosen plan counts; absent once the trial is over. */
  trialEndsOn?: string
  /** What is paid for now; a free plan has none. */
  period?: Period
  /** Begins when the period ends. */
  nextPlan?: PlanKey
  hasUnpaid: boolean
}

export interface PlanLine {
  meaning: 'month' | 'rest' | 'credit'
  plan: PlanKey
  from: string
  until: string
  minor: number
}

export interface PlanChange {
  when: 'now' | 'atTrialEnd' | 'atPeriodEnd' | 'kept'
  startsOn: string
  /** Of the plan from now on; absent where nothing is paid for yet. */
  period?: Period
  lines: PlanLine[]
  totalMinor: number
}

type Refusal = 'plans.otherKind' | 'plans.same' | 'plans.unpaid'

interface Choosing {
  standing: PlanStanding
  to: PlanKey
  today: string
}

export function planChange({
  standing,
  to,
  today,
}: Choosing): Result<PlanChange, Refusal, { plan: PlanKey }> {
  const { kind, plan, period, trialEndsOn, nextPlan, hasUnpaid } = standing
  const params = { plan: to }
  if (planOf(to).audience !== audienceOf(kind)) return { refused: 'plans.otherKind', params }
  if (to === plan && !nextPlan) return { refused: 'plans.same', params }
  if (to === plan) return free('kept', today)
  if (trialEndsOn) return free('atTrialEnd', trialEndsOn)
  const isDearer = priceMinorOf(to) > priceMinorOf(plan)
  if (!isDearer) return period ? free('atPeriodEnd', period.until) : free('now', today)
  if (hasUnpaid) return { refused: 'plans.unpaid', params }
  return period ? upgrade({ from: plan, to, period, today }) : firstMonth(to, today)
}

const free = (when: PlanChange['when'], startsOn: string) =>
  ({ ok: true, when, startsOn, lines: [], totalMinor: 0 }) as const satisfies { ok: true } & PlanChange

/** A whole month from a day on. */
export function firstMonth(plan: PlanKey, from: string): { ok: true } & PlanChange {
  const period = monthFrom(from)
  const minor = priceMinorOf(plan)
  const lines: PlanLine[] = [{ meaning: 'month', plan, ...period, minor }]
  return { ok: true, when: 'now', startsOn: from, period, lines, totalMinor: minor }
}

interface Upgrading {
  from: PlanKey
  to: PlanKey
  period: Period
  today: string
}

function upgrade({ from, to, period, today }: Upgrading): { ok: true } & PlanChange {
  const days = { from: today, until: period.until }
  const rest = priceOfDays({ priceMinor: priceMinorOf(to), period, ...days })
  const credit = priceOfDays({ priceMinor: priceMinorOf(from), period, ...days })
  const lines: PlanLine[] = [
    { meaning: 'rest', plan: to, ...days, minor: rest },
    { meaning: 'credit', plan: from, ...days, minor: -credit },
  ]
  return { ok: true, when: 'now', startsOn: today, period, lines, totalMinor: rest - credit }
}

export interface PlanUse {
  customers: number
  ordersThisMonth: number
}

/** What the shop has more of than the plan holds: it stays, and new ones are refused. */
export function overLimits(plan: PlanKey, use: PlanUse): { customers?: number; orders?: number } {
  const { customers, ordersPerMonth } = planOf(plan).limits
  const over = (has: number, limit = Number.POSITIVE_INFINITY) => (has > limit ? has - limit : undefined)
  const [tooMany, orders] = [over(use.customers, customers), over(use.ordersThisMonth, ordersPerMonth)]
  return { ...(tooMany && { customers: tooMany }), ...(orders && { orders }) }
}

/** Days before the trial's end on which its owners are told. */
export const trialNotices = [7, 1] as const
/** An invoice is to be paid within so many days. */
export const invoiceDays = 7
