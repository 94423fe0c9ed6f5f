import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

/** Owner and managers, and on how many of their browsers they are told. */
export const reportReaders = (tx: Tx) =>
  tx
    .selectFrom('members')
    .select(['members.id', 'members.name', 'members.email'])
    .select((member) =>
      member
        .selectFrom('push_devices as device')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('device.member_id', '=', 'members.id')
        .$asScalar()
        .$notNull()
        .as('devices'),
    )
    .where('members.is_active', '=', true)
    .where('members.role', 'in', ['owner', 'manager'])
    .orderBy('members.id')
    .execute()

interface Span {
  from: string
  to: string
}

/** What happened between two days of the shop, both included, and what is promised for the days ahead. */
export async function figuresOf(
  tx: Tx,
  { from, to, ahead, timeZone }: Span & { ahead: Span; timeZone: string },
) {
  const { rows } = await sql<{ taken: number; ready: number; delivered: number; due: number; money: string }>`
    with span as (select (${from}::date)::timestamp at time zone ${timeZone} as begins,
                         (${to}::date + 1)::timestamp at time zone ${timeZone} as ends)
    select (select count(*)::int from orders where ordered_on between ${from}::date and ${to}::date
              and state not in ('pending', 'cancelled')) as taken,
           (select count(distinct step.order_id)::int from order_steps step, span
             where step.state_to = 'ready' and step.state_from is distinct from 'ready'
               and step.at >= span.begins and step.at < span.ends) as ready,
           (select count(*)::int from orders, span
             where delivered_at >= span.begins and delivered_at < span.ends) as delivered,
           (select count(*)::int from orders where promised_on between ${ahead.from}::date and ${ahead.to}::date
              and state in ('approved', 'in_progress', 'ready')) as due,
           (select coalesce(sum(amount_minor), 0)::bigint from payments, span
             where status in ('completed', 'refunded')
               and completed_at >= span.begins and completed_at < span.ends) as money`.execute(tx)
  const [row] = rows
  return {
    taken: row?.taken ?? 0,
    ready: row?.ready ?? 0,
    delivered: row?.delivered ?? 0,
    due: row?.due ?? 0,
    moneyMinor: Number(row?.money ?? 0),
  }
}
