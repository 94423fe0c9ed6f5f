import { priceMinorOf } from '@darzi/tailoring/plans/change-plan.ts'
import { isPlanKey, type PlanKey, plans } from '@darzi/tailoring/plans.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

export interface ShopOfPlan {
  id: string
  kind: 'tailor' | 'house'
  plan: PlanKey
  name: string
  address: string | undefined
  gstin: string | undefined
  timeZone: string
  trialEndsAt: Date | undefined
  isDemo: boolean
}

/** The shop as its plan sees it. */
export async function shopOfPlan(tx: Tx, shopId: string): Promise<ShopOfPlan> {
  const row = await tx
    .selectFrom('shops')
    .select([
      'id',
      'kind',
      'plan',
      'name',
      'address',
      'gstin',
      'time_zone',
      'trial_ends_at',
      'is_demo',
    ] as const)
    .where('id', '=', shopId)
    .executeTakeFirstOrThrow()
  if (!isPlanKey(row.plan)) throw new Error(`the shop has a plan nobody knows: ${row.plan}`)
  return {
    id: row.id,
    kind: row.kind,
    plan: row.plan,
    name: row.name,
    address: row.address ?? undefined,
    gstin: row.gstin ?? undefined,
    timeZone: row.time_zone,
    trialEndsAt: row.trial_ends_at ?? undefined,
    isDemo: row.is_demo,
  }
}

const paidPlans = plans.filter(({ key }) => priceMinorOf(key) > 0).map(({ key }) => key)
/** An invoice is overdue by the day of its shop; a day of another zone may be one further on. */
const slackDays = 1

/** Shops whose trial ends soon or has ended, whose month is over, or who have not paid. By the plans' cross-tenant access. */
export async function shopsWithPlanDue(tx: Tx, { now, aheadDays }: { now: Date; aheadDays: number }) {
  const { rows } = await sql<{ id: string }>`
    select shops.id from shops left join plan_terms terms on terms.shop_id = shops.id
     where not shops.is_demo and shops.closed_at is null and (
       (shops.trial_ends_at > ${now} and shops.trial_ends_at < ${now}::timestamptz + make_interval(days => ${aheadDays}))
       or (shops.trial_ends_at <= ${now} and shops.plan = any (${paidPlans}) and terms.period_until is null)
       or terms.period_until <= (${now}::timestamptz)::date + ${slackDays}::int
       or exists (select from plan_invoices invoice where invoice.shop_id = shops.id and invoice.state = 'open'
                     and invoice.lapsed_on is null and invoice.due_on < (${now}::timestamptz)::date + ${slackDays}::int))
     order by shops.id`.execute(tx)
  return rows.map(({ id }) => id)
}
