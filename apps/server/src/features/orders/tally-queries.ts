/** The shop's tallies: how many orders stand where. Triggers keep them, so that no figure counts the whole book. */
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

/** Money is of all orders but those called off, only what is to be given back is of them too; `today` is the shop's day. */
export function sumTallies(tx: Tx, today: string) {
  const orders = (which: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(orders) filter (where ${which}), 0)::int`
  const minor = (what: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(${what}) filter (where tailor_state <> 'cancelled'), 0)::bigint`
  const isOpen = sql`tailor_state in ('pending', 'in_progress', 'ready')`
  return tx
    .selectFrom('order_tallies')
    .select([
      sql<number>`coalesce(sum(orders), 0)::int`.as('total'),
      orders(sql`tailor_state = 'pending'`).as('pending'),
      orders(sql`tailor_state = 'in_progress'`).as('inProgress'),
      orders(sql`tailor_state = 'ready'`).as('ready'),
      orders(sql`tailor_state = 'completed'`).as('completed'),
      orders(sql`tailor_state = 'cancelled'`).as('cancelled'),
      orders(sql`${isOpen} and promised_on = ${today}::date`).as('dueToday'),
      orders(sql`${isOpen} and promised_on < ${today}::date`).as('overdue'),
      minor(sql`total_minor`).as('totalMinor'),
      // What is to be given back to one customer is no less owed by another.
      minor(sql`total_minor - paid_minor + give_back_minor`).as('balanceMinor'),
      sql<number>`coalesce(sum(give_back_minor), 0)::bigint`.as('giveBackMinor'),
    ])
    .executeTakeFirstOrThrow()
}
