import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

/** What a customer's orders come to; called-off ones are not counted. */
export async function ordersOfCustomer(tx: Tx, customerId: string) {
  return tx
    .selectFrom('orders')
    .select([
      sql<number>`count(*)::int`.as('orders'),
      sql<number>`coalesce(sum(total_minor), 0)::bigint`.as('spentMinor'),
      sql<string | null>`max(ordered_on)`.as('lastOrderOn'),
    ])
    .where('customer_id', '=', customerId)
    .where('state', '!=', 'cancelled')
    .executeTakeFirstOrThrow()
}

/** Orders taken since the start of the shop's month, called-off ones too; counting stops above `most`. */
export async function ordersThisMonth(tx: Tx, wish: { firstDay: string; timeZone: string; most: number }) {
  const { firstDay, timeZone, most } = wish
  const counted = tx
    .selectFrom('orders')
    .select('id')
    .where('created_at', '>=', sql<Date>`(${firstDay}::date)::timestamp at time zone ${timeZone}`)
    .orderBy('created_at', 'desc')
    .limit(most)
  const { count } = await tx
    .selectFrom(counted.as('month'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
