import type { Period } from '@darzi/tailoring/plans/period.ts'
import type { PlanKey } from '@darzi/tailoring/plans.ts'
import type { Tx } from '../../db/tx.ts'

const columns = ['period_from', 'period_until', 'next_plan', 'trial_told'] as const

/** What the shop has paid for, held until the transaction ends: of two choices at once one sees the other. */
export async function lockTerms(tx: Tx, shopId: string) {
  await tx
    .insertInto('plan_terms')
    .values({ shop_id: shopId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return tx
    .selectFrom('plan_terms')
    .select(columns)
    .where('shop_id', '=', shopId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export type Terms = Awaited<ReturnType<typeof lockTerms>>

export const readTerms = (tx: Tx, shopId: string) =>
  tx.selectFrom('plan_terms').select(columns).where('shop_id', '=', shopId).executeTakeFirst()

export const periodOf = (
  terms: { period_from: string | null; period_until: string | null } | undefined,
): Period | undefined =>
  terms?.period_from && terms.period_until
    ? { from: terms.period_from, until: terms.period_until }
    : undefined

export async function setPeriod(
  tx: Tx,
  shopId: string,
  { period, nextPlan }: { period: Period | undefined; nextPlan?: PlanKey | undefined },
) {
  await tx
    .updateTable('plan_terms')
    .set({
      period_from: period?.from ?? null,
      period_until: period?.until ?? null,
      next_plan: nextPlan ?? null,
    })
    .where('shop_id', '=', shopId)
    .execute()
}

export async function setTrialTold(tx: Tx, shopId: string, days: number) {
  await tx.updateTable('plan_terms').set({ trial_told: days }).where('shop_id', '=', shopId).execute()
}
