import { isPlanKey, type PlanKey } from '@darzi/tailoring/plans.ts'
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
