import { isPlanKey, type PlanKey } from '@darzi/tailoring/plans.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

export function shopFacts(tx: Tx, shopId: string) {
  return tx
    .selectFrom('shops')
    .select([
      'id',
      'name',
      'kind',
      'phone',
      'email',
      'address',
      'country',
      'currency',
      'time_zone',
      'gstin',
      'trn',
      'is_demo',
      'set_up_at',
    ] as const)
    .where('id', '=', shopId)
    .executeTakeFirstOrThrow()
}

export async function shopName(tx: Tx, shopId: string): Promise<string> {
  const row = await tx.selectFrom('shops').select('name').where('id', '=', shopId).executeTakeFirstOrThrow()
  return row.name
}

/** Whether the shop this transaction works in is suspended. */
export async function isSuspended(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ is_suspended: boolean }>`select is_suspended()`.execute(tx)
  return rows[0]?.is_suspended ?? false
}

/** Whether the shop this transaction works in is closed for good: its last owner deleted their account. */
export async function isClosed(tx: Tx): Promise<boolean> {
  const row = await tx
    .selectFrom('shops')
    .select('closed_at')
    .where('id', '=', sql<string>`app_shop_id()`)
    .executeTakeFirst()
  return row?.closed_at != null
}

/** The plan the shop has chosen and until when it works on the trial's instead. */
export async function chosenPlan(tx: Tx, shopId: string): Promise<{ plan: PlanKey; trialEndsAt?: Date }> {
  const { plan, trial_ends_at } = await tx
    .selectFrom('shops')
    .select(['plan', 'trial_ends_at'])
    .where('id', '=', shopId)
    .executeTakeFirstOrThrow()
  if (!isPlanKey(plan)) throw new Error(`the shop has a plan nobody knows: ${plan}`)
  return { plan, trialEndsAt: trial_ends_at ?? undefined }
}
