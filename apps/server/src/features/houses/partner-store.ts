import type { Tier } from '@darzi/tailoring/houses/suggest.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

const columns = [
  'shop_id',
  'id',
  'tailor_id',
  'house_name',
  'tailor_name',
  'state',
  'rate_bp',
  'proposed_rate_bp',
  'tier',
  'invited_at',
] as const

type Side = 'house' | 'tailor'
const columnOf = { house: 'shop_id', tailor: 'tailor_id' } as const

/** The partnerships of a shop as the house or as the tailor, with what the house owes; those that stand first. */
export const partnershipsOf = (tx: Tx, shopId: string, side: Side) =>
  tx
    .selectFrom('partnerships')
    .select(columns)
    .select((row) =>
      row
        .selectFrom('partner_entries as entry')
        .select(sql<number>`coalesce(sum(entry.payable_minor), 0)::bigint`.as('owed'))
        .whereRef('entry.shop_id', '=', 'partnerships.shop_id')
        .whereRef('entry.partnership_id', '=', 'partnerships.id')
        .as('owed_minor'),
    )
    .where(columnOf[side], '=', shopId)
    .orderBy(sql`state in ('declined', 'ended')`)
    .orderBy('invited_at', 'desc')
    .orderBy('id')

export type PartnershipRow = Awaited<ReturnType<typeof findPartnership>>

/** One of them; undefined when it is not the shop's on this side. */
export const findPartnership = (tx: Tx, shopId: string, { id, side }: { id: string; side: Side }) =>
  partnershipsOf(tx, shopId, side).where('id', '=', id).executeTakeFirst()

export const lockPartnership = (tx: Tx, id: string) =>
  tx.selectFrom('partnerships').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

interface NewPartnership {
  shopId: string
  id: string
  tailorId: string
  houseName: string
  tailorName: string
  rateBp: number
  tier: Tier
  now: Date
}

/** False when the two have one that stands; the same id again changes nothing. */
export async function insertPartnership(tx: Tx, given: NewPartnership): Promise<boolean> {
  const row = await tx
    .insertInto('partnerships')
    .values({
      shop_id: given.shopId,
      id: given.id,
      tailor_id: given.tailorId,
      house_name: given.houseName,
      tailor_name: given.tailorName,
      rate_bp: given.rateBp,
      tier: given.tier,
      invited_at: given.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export interface PartnershipChange {
  rate_bp?: number
  proposed_rate_bp?: number | null
  proposed_at?: Date | null
  rate_answer?: 'agreed' | 'declined' | null
  rate_answered_at?: Date | null
  paused_at?: Date
  tier?: Tier
  state?: 'active' | 'paused' | 'declined' | 'ended'
  answered_at?: Date
  ended_by?: 'house' | 'tailor'
  ended_at?: Date
}

export async function changePartnership(tx: Tx, id: string, change: PartnershipChange) {
  if (Object.values(change).every((value) => value === undefined)) return
  await tx.updateTable('partnerships').set(change).where('id', '=', id).execute()
}

export const shopOf = (tx: Tx, id: string) =>
  tx
    .selectFrom('shops')
    .select([
      'id',
      'name',
      'kind',
      'phone',
      'country',
      'time_zone',
      'currency',
      'address',
      'is_demo',
      'closed_at',
      'suspended_at',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
