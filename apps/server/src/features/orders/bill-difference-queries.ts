import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

/**
 * How far the bill an order stands under is above what the order costs, or, of one called off, above what the shop keeps of it;
 * below zero: under it. Undefined where they agree and where no bill stands.
 */
export async function billDifference(tx: Tx, orderId: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('orders')
    .select(
      sql<number | null>`billed_minor - case when state = 'cancelled'
        then coalesce(kept_minor, 0) - given_of_kept_minor else total_minor end`.as('minor'),
    )
    .where('id', '=', orderId)
    .executeTakeFirst()
  return row?.minor || undefined
}
