/** The shop's tallies: how many orders stand where. Triggers keep them, so that no figure counts the whole book. */
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

/** The figures of the summary: what is due and overdue are promises, so orders nobody has taken on are left out. */
export async function sumOrders(tx: Tx, today: string) {
  const [sums, unapproved] = await Promise.all([sumTallies(tx, today), unapprovedUntil(tx, today)])
  return {
    ...sums,
    dueToday: sums.dueToday - unapproved.today,
    overdue: sums.overdue - unapproved.past,
  }
}

/** Of everything that is open, also what nobody has taken on. Money is of all orders but those called off, only what is to be given back is of them too; `today` is the shop's day. */
export async function sumTallies(tx: Tx, today: string) {
  const states = await inEachState(tx, today)
  const sum = (of: (state: InState) => number, which = states) =>
    which.reduce((total, state) => total + of(state), 0)
  const ordersIn = (name: string) =>
    sum(
      ({ orders }) => orders,
      states.filter(({ tailor_state }) => tailor_state === name),
    )
  const open = states.filter(({ tailor_state }) => ['pending', 'in_progress', 'ready'].includes(tailor_state))
  const notCancelled = states.filter(({ tailor_state }) => tailor_state !== 'cancelled')
  return {
    total: sum(({ orders }) => orders),
    pending: ordersIn('pending'),
    inProgress: ordersIn('in_progress'),
    ready: ordersIn('ready'),
    completed: ordersIn('completed'),
    cancelled: ordersIn('cancelled'),
    dueToday: sum(({ due_today }) => due_today, open),
    overdue: sum(({ past }) => past, open),
    totalMinor: sum(({ total_minor }) => total_minor, notCancelled),
    // What is to be given back to one customer is no less owed by another.
    balanceMinor: sum((each) => each.total_minor - each.paid_minor + each.give_back_minor, notCancelled),
    giveBackMinor: sum(({ give_back_minor }) => give_back_minor),
  }
}

/** Orders nobody has taken on, of which nothing was promised; by an index of them alone. */
export const unapprovedUntil = (tx: Tx, today: string) =>
  tx
    .selectFrom('orders')
    .select([
      sql<number>`count(*) filter (where promised_on = ${today}::date)::int`.as('today'),
      sql<number>`count(*) filter (where promised_on < ${today}::date)::int`.as('past'),
    ])
    .where('state', '=', 'pending')
    .where('promised_on', '<=', today)
    .executeTakeFirstOrThrow()

type InState = Awaited<ReturnType<typeof inEachState>>[number]

/** One row for each state; the days of those that are closed are no days of promise. */
function inEachState(tx: Tx, today: string) {
  return tx
    .selectFrom('order_tallies')
    .select([
      'tailor_state',
      sql<number>`sum(orders)::bigint`.as('orders'),
      sql<number>`coalesce(sum(orders) filter (where promised_on = ${today}::date), 0)::bigint`.as(
        'due_today',
      ),
      sql<number>`coalesce(sum(orders) filter (where promised_on < ${today}::date), 0)::bigint`.as('past'),
      sql<number>`sum(total_minor)::bigint`.as('total_minor'),
      sql<number>`sum(paid_minor)::bigint`.as('paid_minor'),
      sql<number>`sum(give_back_minor)::bigint`.as('give_back_minor'),
    ])
    .groupBy('tailor_state')
    .execute()
}
