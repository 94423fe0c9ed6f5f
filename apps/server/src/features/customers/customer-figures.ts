import { filterBounds } from '@darzi/tailoring/customers/badge.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

interface Figures {
  total: number
  recent: number
  repeat: number
  inactive: number
  withoutPhone: number
  archived: number
  totalOrders: number
  totalSpentMinor: number
}

/** The directory's figures from the shop's tallies; the thresholds are tailoring's. `today` is the shop's day. */
export async function customerFigures(tx: Tx, { today, addedSince }: { today: string; addedSince?: Date }) {
  const { recentFrom, repeatAbove } = filterBounds(today)
  const active = sql`state = 'active'`
  const counted = await tx
    .selectFrom('customer_tallies')
    .select([
      sql<number>`coalesce(sum(customers) filter (where ${active}), 0)::int`.as('total'),
      sql<number>`coalesce(sum(customers) filter (where ${active} and last_order_key >= ${recentFrom}), 0)::int`.as(
        'recent',
      ),
      sql<number>`coalesce(sum(customers) filter (where ${active} and orders_bucket > ${repeatAbove}), 0)::int`.as(
        'repeat',
      ),
      sql<number>`coalesce(sum(customers) filter (where ${active} and last_order_key < ${recentFrom} and last_order_key > '-infinity'), 0)::int`.as(
        'inactive',
      ),
      sql<number>`coalesce(sum(without_phone) filter (where ${active}), 0)::int`.as('withoutPhone'),
      sql<number>`coalesce(sum(customers) filter (where state = 'archived'), 0)::int`.as('archived'),
      sql<number>`coalesce(sum(orders) filter (where ${active}), 0)::int`.as('totalOrders'),
      sql<number>`coalesce(sum(spent_minor) filter (where ${active}), 0)::bigint`.as('totalSpentMinor'),
    ])
    .executeTakeFirstOrThrow()
  const figures: Figures = counted
  return { ...figures, addedSince: addedSince ? await addedAfter(tx, addedSince) : 0 }
}

async function addedAfter(tx: Tx, since: Date): Promise<number> {
  const row = await tx
    .selectFrom('customers')
    .select((count) => count.fn.countAll<number>().as('added'))
    .where('created_at', '>=', since)
    .where('state', '=', 'active')
    .executeTakeFirstOrThrow()
  return Number(row.added)
}
