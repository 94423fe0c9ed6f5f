import type { shop } from '@darzi/contract/shops.ts'
import { customerLimit, isPlanKey, type PlanKey, planInForce } from '@darzi/tailoring/plans.ts'
import type { z } from 'zod'
import type { Tx } from '../../db/tx.ts'
import { countActive } from '../customers/count-active.ts'

export type Shop = z.output<typeof shop>

/** The own shop with its plan and how full it is. */
export async function readShop(tx: Tx, shopId: string, now: Date): Promise<Shop> {
  const row = await tx
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
      'is_demo',
      'plan',
      'trial_ends_at',
    ])
    .where('id', '=', shopId)
    .executeTakeFirstOrThrow()
  return {
    ...{ id: row.id, name: row.name, kind: row.kind, country: row.country, currency: row.currency },
    ...{ phone: row.phone ?? undefined, email: row.email ?? undefined, address: row.address ?? undefined },
    ...{ timeZone: row.time_zone, isDemo: row.is_demo },
    plan: await planStanding(tx, { plan: row.plan, trialEndsAt: row.trial_ends_at, now }),
  }
}

async function planStanding(
  tx: Tx,
  { plan, trialEndsAt, now }: { plan: string; trialEndsAt: Date | null; now: Date },
) {
  const key = inForce({ plan, trialEndsAt, now })
  const isTrial = trialEndsAt !== null && trialEndsAt > now
  return {
    ...{ key, customerLimit: customerLimit(key), customers: await countActive(tx) },
    trialEndsAt: isTrial ? trialEndsAt.toISOString() : undefined,
  }
}

function inForce({ plan, trialEndsAt, now }: { plan: string; trialEndsAt: Date | null; now: Date }): PlanKey {
  if (!isPlanKey(plan)) throw new Error(`the shop has a plan nobody knows: ${plan}`)
  return planInForce({ plan, trialEndsAt: trialEndsAt ?? undefined, now })
}
