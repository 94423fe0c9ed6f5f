import { defaultStages } from '@darzi/tailoring/garments/garment.ts'
import type pg from 'pg'

export interface BigOrders {
  shopId: string
  /** How many; their customers are the shop's by turns. */
  orders: number
  /** The shop's day. */
  today: string
}

/**
 * Three years of orders of a shop that has customers, written by the database itself in the tenant's transaction: nearly
 * all of them handed over, those of the last days in every state, a few late or never fetched. Every fourth has two pieces.
 */
export async function insertBigOrders(client: pg.ClientBase, { shopId, orders, today }: BigOrders) {
  await client.query(
    `insert into orders (shop_id, id, number, customer_id, state, tailor_state, priority, source, ordered_on, trial_on,
            promised_on, workshop_on, delivered_at, made_at, currency, pieces_minor, total_minor, paid_minor, kept_minor, assigned_to,
            tracking_token, search_text, created_at, updated_at, approved_at)
     select $1, gen_random_uuid(), n, customer.id, state, case state when 'approved' then 'pending'
              when 'delivered' then 'completed' else state end,
            case when n % 10 = 0 then 'high' when n % 10 < 3 then 'low' else 'medium' end, 'counter', taken,
            case when n % 3 = 0 then promised - 3 end, promised, promised - 2,
            case when state = 'delivered' then promised::timestamptz end,
            case when state in ('ready', 'delivered') then promised - (n % 5) * interval '1 day' + interval '1 day' end, 'INR', price, price,
            case when state = 'delivered' then price when n % 2 = 0 then price / 2 else 0 end,
            case when state = 'cancelled' then case when n % 2 = 0 then price / 2 else 0 end end,
            case when n % 3 = 0 then owner.id end, replace(gen_random_uuid()::text, '-', ''),
            regexp_replace(customer.search_text, 'cust[0-9]+', 'ord' || lpad(n::text, greatest(3, length(n::text)), '0')),
            taken + (n % 600) * interval '1 minute', taken,
            case when state <> 'pending' then taken + (n % 600) * interval '1 minute' end
       from generate_series(1, $2::int) n,
            lateral (select $3::date - ((($2::bigint - n) * 1095) / $2)::int as taken) day,
            lateral (select taken + 5 + n % 12 as promised, (500 + n % 97 * 50) * 100 as price) promise,
            lateral (select case
                when promised < $3::date - 4 and n % 400 > 0 then case when n % 33 = 0 then 'cancelled' else 'delivered' end
                when promised < $3::date + 2 then case when n % 3 = 0 then 'in_progress' else 'ready' end
                else case n % 4 when 0 then 'approved' when 1 then 'pending' else 'in_progress' end end as state) life,
            (select id from members where shop_id = $1 order by joined_at limit 1) owner,
            (select count(*)::int as many from customers where shop_id = $1) book
      cross join lateral (select 1 + n % many as turn) turns
       join (select id, number, search_text from customers where shop_id = $1) customer on customer.number = turn`,
    [shopId, orders, today],
  )
  await client.query(
    `insert into order_pieces (shop_id, id, order_id, position, person_id, person_name, garment_key, price_minor, stages,
            stage, state, stage_since)
     select $1, gen_random_uuid(), o.id, place, person.id, person.name, case place when 1 then 'kurta' else 'pajama' end,
            o.total_minor / (1 + (o.number % 4 = 0)::int), $2, case o.state when 'pending' then 0 when 'approved' then 0
              when 'in_progress' then 2 else $3 end,
            case o.state when 'pending' then 'waiting' when 'approved' then 'waiting' when 'in_progress' then 'working'
              when 'ready' then 'done' else o.state end, o.created_at
       from orders o
       join persons person on person.shop_id = $1 and person.customer_id = o.customer_id and person.is_customer
      cross join lateral generate_series(1, 1 + (o.number % 4 = 0)::int) place
      where o.shop_id = $1`,
    [shopId, JSON.stringify(defaultStages), defaultStages.length - 1],
  )
}

/** The customers' totals: what was brought forward, and the orders the shop took on. */
export async function countOrdersOfCustomers(client: pg.ClientBase, shopId: string) {
  await client.query(
    `update customers customer
        set orders_count = earlier_orders + own.orders, spent_minor = earlier_spent_minor + own.spent,
            last_order_on = greatest(earlier_last_order_on, own.last)
       from (select customer_id, count(*) as orders, sum(total_minor) as spent, max(ordered_on) as last
               from orders where shop_id = $1 and state <> 'cancelled' and approved_at is not null group by 1) own
      where customer.shop_id = $1 and customer.id = own.customer_id`,
    [shopId],
  )
}

/** Their life so far and what was paid for them, as the book would have it: taken, handed over, one payment each. */
export async function insertBigLedger(client: pg.ClientBase, shopId: string) {
  await client.query(
    `insert into order_steps (shop_id, id, order_id, at, kind, state_from, state_to)
     select shop_id, gen_random_uuid(), id, case kind when 'taken' then created_at else delivered_at end, kind,
            case kind when 'delivered' then 'ready' end, case kind when 'taken' then 'approved' else kind end
       from orders cross join unnest(array['taken', 'delivered']) kind
      where shop_id = $1 and (kind = 'taken' or delivered_at is not null)`,
    [shopId],
  )
  await client.query(
    `insert into payments (shop_id, id, order_id, kind, method, status, amount_minor, created_at, completed_at)
     select shop_id, gen_random_uuid(), id, 'payment', 'cash', 'completed', paid_minor, paid_at, paid_at
       from orders cross join lateral (select coalesce(delivered_at, created_at) as paid_at) payment
      where shop_id = $1 and paid_minor > 0`,
    [shopId],
  )
}

/** What the triggers would have kept, counted at once; and the number the book goes on from. */
export async function countUpOrders(client: pg.ClientBase, shopId: string) {
  await client.query(
    `insert into order_tallies (shop_id, tailor_state, promised_on, orders, total_minor, paid_minor)
     select shop_id, tailor_state, tally_day(tailor_state, promised_on), count(*), sum(total_minor), sum(paid_minor)
       from orders where shop_id = $1 group by 1, 2, 3`,
    [shopId],
  )
  await client.query(
    `insert into shop_counters (shop_id, name, last)
     select $1, 'orders', coalesce(max(number), 0) from orders where shop_id = $1`,
    [shopId],
  )
  await client.query('select rebuild_figures($1)', [shopId])
}
