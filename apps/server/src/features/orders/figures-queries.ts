import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

/** What a customer's orders come to; called-off ones are not counted, nor those of forms that wait for approval. */
export async function ordersOfCustomer(tx: Tx, customerId: string) {
  return tx
    .selectFrom('orders')
    .select([
      sql<number>`count(*)::int`.as('orders'),
      sql<number>`coalesce(sum(total_minor), 0)::bigint`.as('spentMinor'),
      sql<string | null>`max(ordered_on)`.as('lastOrderOn'),
    ])
    .where('customer_id', '=', customerId)
    .where('approved_at', 'is not', null)
    .where('state', '!=', 'cancelled')
    .executeTakeFirstOrThrow()
}

/** Orders taken on since the start of the shop's month, called-off ones too; counting stops above `most`. */
export async function ordersThisMonth(tx: Tx, filter: { shopId: string; now: Date; most: number }) {
  const { shopId, now, most } = filter
  const monthStart = sql<Date>`(
    select date_trunc('month', ${now}::timestamptz at time zone time_zone) at time zone time_zone
      from shops where id = ${shopId})`
  const counted = tx
    .selectFrom('orders')
    .select('id')
    .where('approved_at', '>=', monthStart)
    .orderBy('approved_at', 'desc')
    .limit(most)
  const { count } = await tx
    .selectFrom(counted.as('month'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
