/** The shop's tallies: how many records stand where. Triggers keep them, so that no figure counts the whole book. */
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

export async function activeTally(tx: Tx): Promise<number> {
  const row = await tx
    .selectFrom('customer_tallies')
    .select((sum) => sum.fn.sum<string>('customers').as('customers'))
    .where('state', '=', 'active')
    .executeTakeFirst()
  return Number(row?.customers ?? 0)
}

export interface Tallies {
  total: number
  recent: number
  repeat: number
  inactive: number
  archived: number
  totalOrders: number
  totalSpentMinor: number
}

/** All sums but `archived` are of active records. `recentFrom` is a day, `repeatAbove` a number of orders. */
export function sumTallies(tx: Tx, bounds: { recentFrom: string; repeatAbove: number }): Promise<Tallies> {
  const { recentFrom, repeatAbove } = bounds
  const active = sql`state = 'active'`
  const records = (which: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(customers) filter (where ${which}), 0)::int`
  const old = sql`last_order_key < ${recentFrom} and last_order_key > '-infinity'`
  return tx
    .selectFrom('customer_tallies')
    .select([
      records(active).as('total'),
      records(sql`${active} and last_order_key >= ${recentFrom}`).as('recent'),
      records(sql`${active} and orders_bucket > ${repeatAbove}`).as('repeat'),
      records(sql`${active} and ${old}`).as('inactive'),
      records(sql`state = 'archived'`).as('archived'),
      sql<number>`coalesce(sum(orders) filter (where ${active}), 0)::int`.as('totalOrders'),
      sql<number>`coalesce(sum(spent_minor) filter (where ${active}), 0)::bigint`.as('totalSpentMinor'),
    ])
    .executeTakeFirstOrThrow()
}
