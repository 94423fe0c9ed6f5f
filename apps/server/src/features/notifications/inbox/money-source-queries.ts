import { sql } from 'kysely'
import type { InboxSource } from './source.ts'
import { recently } from './source-queries.ts'

/** Refunds through a gateway that still stand in the ledger. */
const refunds = sql`select 'refund:' || refund.payment_id as key, coalesce(refund.settled_at, refund.created_at) as at,
      orders.id as subject_id,
      jsonb_build_object('name', customer.name, 'number', orders.number, 'minor', -paid.amount_minor, 'currency', orders.currency) as params
    from gateway_refunds refund
    join payments paid on paid.shop_id = refund.shop_id and paid.id = refund.payment_id
    join orders on orders.shop_id = paid.shop_id and orders.id = paid.order_id
    join customers customer on customer.shop_id = orders.shop_id and customer.id = orders.customer_id
   where not exists (select from payments back where back.shop_id = paid.shop_id and back.reverses = paid.id)`

/** The gateway refused: the money is given back another way, once this entry is taken back. */
const refundRefused: InboxSource = {
  kind: 'refundRefused',
  needs: 'payments.reverse',
  needsAnswer: true,
  rows: sql`${refunds} and refund.state = 'refused'`,
}

/** The gateway has not said for a day whether the customer has the money. */
const refundWaits: InboxSource = {
  kind: 'refundWaits',
  needs: 'payments.reverse',
  needsAnswer: false,
  rows: sql`${refunds} and refund.state = 'waiting' and refund.created_at < now() - make_interval(days => 1)`,
}

/** Money the shop holds and owes its customer; another sum is another line. */
const giveBack: InboxSource = {
  kind: 'giveBack',
  needs: 'payments.reverse',
  needsAnswer: true,
  rows: sql`select 'giveBack:' || orders.id || ':' || orders.give_back_minor as key, orders.updated_at as at, orders.id as subject_id,
      jsonb_build_object('name', customer.name, 'number', orders.number, 'minor', orders.give_back_minor, 'currency', orders.currency)
        as params
    from orders join customers customer on customer.shop_id = orders.shop_id and customer.id = orders.customer_id
   where orders.give_back_minor > 0`,
}

/** The bill an order stands under says another sum than the order: a credit note puts that right. The condition is its index's. */
const billDiffers: InboxSource = {
  kind: 'billDiffers',
  needs: 'payments.reverse',
  needsAnswer: true,
  rows: sql`select 'bill:' || apart.id || ':' || apart.minor as key, apart.updated_at as at, apart.id as subject_id,
      jsonb_build_object('number', apart.number, 'bill', bill.number, 'minor', abs(apart.minor), 'currency', apart.currency,
        'side', case when apart.minor > 0 then 'above' else 'below' end) as params
    from (
      select shop_id, id, number, currency, updated_at, billed_minor - case
          when state = 'cancelled' then coalesce(kept_minor, 0) - given_of_kept_minor else total_minor end as minor
        from orders
       where billed_minor <> case
         when state = 'cancelled' then coalesce(kept_minor, 0) - given_of_kept_minor else total_minor end
    ) apart
    join lateral (
      select number from bills where bills.shop_id = apart.shop_id and bills.order_id = apart.id and bills.kind <> 'credit_note'
       order by bills.issued_at desc, bills.id desc limit 1) bill on true`,
}

/** Cash that moved on a day after its last closing: it is in nobody's count until that is corrected. */
const cashSince: InboxSource = {
  kind: 'cashSince',
  needs: 'payments.reverse',
  needsAnswer: true,
  rows: sql`select 'cash:' || closed.id || ':' || (taken.minor - closed.cash_minor) as key, closed.created_at as at,
      closed.id as subject_id, jsonb_build_object('day', closed.closed_on, 'minor', taken.minor - closed.cash_minor,
        'currency', closed.currency) as params
    from day_closings closed
    join shops shop on shop.id = closed.shop_id
    cross join lateral (
      select coalesce(sum(p.amount_minor), 0)::bigint as minor from payments p
       where p.shop_id = closed.shop_id and p.method = 'cash' and p.status in ('completed', 'refunded')
         and p.completed_at >= closed.closed_on::timestamp at time zone shop.time_zone
         and p.completed_at < (closed.closed_on + 1)::timestamp at time zone shop.time_zone) taken
   where closed.shop_id = app_shop_id() and closed.created_at > ${recently} and taken.minor <> closed.cash_minor
     and not exists (select from day_closings later where later.shop_id = closed.shop_id and later.corrects = closed.id)`,
}

export const moneySources = [refundRefused, refundWaits, giveBack, billDiffers, cashSince]
