import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import type { DayOfMethod, RefundOfDay } from '@darzi/tailoring/payments/report.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import { methodOf } from '../ledger/api.ts'

interface Asked {
  from: string
  to: string
  timeZone: string
  /** Money of a book kept in another currency before is none of it. */
  currency: Currency
}

/**
 * Sums by day of the shop's zone and by method. What was reversed never was; a refund that was reversed was not given. Money
 * counts on the day it was seen, a try that failed or waits on the day it was asked for.
 */
export async function daysByMethod(tx: Tx, asked: Asked): Promise<DayOfMethod[]> {
  const { from, to, timeZone, currency } = asked
  const { rows } = await sql<DayRow>`
    with bounds as (
      select (${from}::date)::timestamp at time zone ${timeZone} as starts,
             (${to}::date + 1)::timestamp at time zone ${timeZone} as ends
    ), lines as (
      select p.id, p.shop_id, p.kind, p.method, p.status, p.amount_minor, p.fee_minor, p.order_id,
             coalesce(p.completed_at, p.created_at) as at
        from payments p
       where p.shop_id = app_shop_id() and p.kind in ('advance', 'payment', 'refund')
         and (p.completed_at >= (select starts from bounds) and p.completed_at < (select ends from bounds)
              or p.completed_at is null and p.created_at >= (select starts from bounds)
              and p.created_at < (select ends from bounds))
    ), standing as (
      select l.*, l.kind <> 'refund' as is_in, l.status in ('completed', 'refunded') as is_there
        from lines l join orders o on o.shop_id = l.shop_id and o.id = l.order_id and o.currency = ${currency}
       where not exists (select from payments r where r.shop_id = l.shop_id and r.reverses = l.id and r.kind = 'reversal')
    )
    select (at at time zone ${timeZone})::date::text as day, method,
           count(*) filter (where is_in and is_there) as received,
           count(*) filter (where status = 'failed') as failed,
           count(*) filter (where status = 'pending') as pending,
           coalesce(sum(amount_minor) filter (where is_in and is_there), 0)::bigint as amount_minor,
           coalesce(sum(fee_minor) filter (where is_in and is_there), 0)::bigint as fee_minor,
           coalesce(-sum(amount_minor) filter (where not is_in), 0)::bigint as refunded_minor
      from standing
     group by 1, 2
     order by 1, 2`.execute(tx)
  return rows.map(({ day, method, received, failed, pending, ...sums }) => ({
    day,
    method: methodOf(method),
    received,
    failed,
    pending,
    amountMinor: sums.amount_minor,
    feeMinor: sums.fee_minor,
    refundedMinor: sums.refunded_minor,
  }))
}

interface DayRow {
  day: string
  method: string
  received: number
  failed: number
  pending: number
  amount_minor: number
  fee_minor: number
  refunded_minor: number
}

/** What was given back in these days by the way it came, by the day its money was seen. A refund that was reversed was not given. */
export async function refundsByDay(tx: Tx, asked: Asked): Promise<RefundOfDay[]> {
  const { from, to, timeZone, currency } = asked
  const { rows } = await sql<RefundRow>`
    select (b.completed_at at time zone ${timeZone})::date::text as day, b.method,
           (p.completed_at at time zone ${timeZone})::date::text as seen_on, (-sum(b.amount_minor))::bigint as amount_minor
      from payments b
      join payments p on p.shop_id = b.shop_id and p.id = b.reverses and p.method = b.method
      join orders o on o.shop_id = b.shop_id and o.id = b.order_id and o.currency = ${currency}
     where b.shop_id = app_shop_id() and b.kind = 'refund'
       and b.completed_at >= (${from}::date)::timestamp at time zone ${timeZone}
       and b.completed_at < (${to}::date + 1)::timestamp at time zone ${timeZone}
       and not exists (select from payments r where r.shop_id = b.shop_id and r.reverses = b.id and r.kind = 'reversal')
     group by 1, 2, 3
     order by 1, 2, 3`.execute(tx)
  return rows.map(({ day, method, seen_on, amount_minor }) => ({
    day,
    method: methodOf(method),
    seenOn: seen_on,
    amountMinor: amount_minor,
  }))
}

interface RefundRow {
  day: string
  method: string
  seen_on: string
  amount_minor: number
}
