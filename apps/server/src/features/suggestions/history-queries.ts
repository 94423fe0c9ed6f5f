import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

/** So much of the past is looked at, the newest first: older habits are of another shop. */
const mostOrders = 1500
const mostCustomers = 400
const mostRecords = 1500

interface Zoned {
  since: Date
  timeZone: string
}

/** Orders made since then, the earliest first: when they were taken, promised, and first ready. */
export async function ordersMade(tx: Tx, { since, timeZone }: Zoned) {
  const { rows } = await sql<{ garment: string; lead_days: number; made_in_days: number }>`
    select piece.garment_key as garment, o.promised_on - o.ordered_on as lead_days,
           (made.ready_at at time zone ${timeZone})::date - o.ordered_on as made_in_days
      from (select * from orders where created_at >= ${since} and tailor_state in ('ready', 'completed')
             order by created_at desc, id desc limit ${mostOrders}) o
      join lateral (select min(step.at) as ready_at from order_steps step
                     where step.shop_id = o.shop_id and step.order_id = o.id and step.state_to in ('ready', 'delivered')) made
        on made.ready_at is not null
      join lateral (select garment_key from order_pieces where shop_id = o.shop_id and order_id = o.id
                     order by position limit 1) piece on true
     order by o.created_at, o.id`.execute(tx)
  return rows.map((row) => ({
    garment: row.garment,
    leadDays: row.lead_days,
    madeInDays: Math.max(0, row.made_in_days),
  }))
}

/** Open orders not ready yet that are promised between these days, the nearest first. */
export async function ordersBeingMade(tx: Tx, { from, to }: { from: string; to: string }) {
  const { rows } = await sql<{
    id: string
    number: number
    customer_id: string
    customer_name: string
    promised_on: string
    lead_days: number
    age_days: number
    garment: string
  }>`
    select o.id, o.number, o.customer_id, customer.name as customer_name, o.promised_on,
           o.promised_on - o.ordered_on as lead_days, ${from}::date - o.ordered_on as age_days, piece.garment_key as garment
      from (select * from orders where tailor_state in ('pending', 'in_progress')
               and promised_on >= ${from} and promised_on <= ${to} order by promised_on, id limit 200) o
      join customers customer on customer.shop_id = o.shop_id and customer.id = o.customer_id
      join lateral (select garment_key from order_pieces where shop_id = o.shop_id and order_id = o.id
                     order by position limit 1) piece on true
     order by o.promised_on, o.id`.execute(tx)
  return rows
}

/** The days of each repeat customer's orders, those first who came last; days are counted from 1970. */
export async function orderDays(tx: Tx) {
  const { rows } = await sql<{ id: string; name: string; days: number[]; last_on: string }>`
    select customer.id, customer.name, customer.last_order_on as last_on, visits.days
      from (select * from customers where state = 'active' and orders_count > 2
             order by orders_count desc, last_order_key desc, id desc limit ${mostCustomers}) customer
      join lateral (select array_agg(distinct o.ordered_on - '1970-01-01'::date order by o.ordered_on - '1970-01-01'::date) as days
                      from orders o where o.shop_id = customer.shop_id and o.customer_id = customer.id
                       and o.state <> 'cancelled') visits on visits.days is not null
     where customer.last_order_on is not null
     order by customer.last_order_key desc, customer.id`.execute(tx)
  return rows
}

/** Of every item what was used on each day since then; days without use are not in it. */
export async function usedByDay(tx: Tx, { since, timeZone }: Zoned) {
  const { rows } = await sql<{
    id: string
    name: string
    unit: 'm' | 'yd' | 'pc'
    on_hand: number
    created_at: Date
    days: { on: string; used: number }[]
  }>`
    select item.id, item.name, item.unit, item.on_hand_milli as on_hand, item.created_at,
           (select coalesce(jsonb_agg(jsonb_build_object('on', used.day, 'used', used.milli)), '[]') from (
              select (move.at at time zone ${timeZone})::date as day, -sum(move.quantity_milli) as milli
                from stock_movements move
               where move.shop_id = item.shop_id and move.item_id = item.id and move.at >= ${since}
                 and move.kind in ('used', 'returned', 'wasted')
               group by 1) used) as days
      from stock_items item where not item.is_archived order by item.name, item.id limit 200`.execute(tx)
  return rows
}

/** What each garment's pieces took of cloth since then, the earliest first. */
export async function metresTaken(tx: Tx, since: Date): Promise<Map<string, number[]>> {
  const { rows } = await sql<{ garment: string; metres: number }>`
    select piece.garment_key as garment, (piece.cloth ->> 'metres')::float as metres
      from (select * from orders where created_at >= ${since} and state <> 'cancelled'
             order by created_at desc, id desc limit ${mostOrders}) o
      join order_pieces piece on piece.shop_id = o.shop_id and piece.order_id = o.id
     where piece.cloth ? 'metres' and piece.state <> 'cancelled'
     order by o.created_at, o.id, piece.position`.execute(tx)
  const byGarment = new Map<string, number[]>()
  for (const { garment, metres } of rows) byGarment.set(garment, [...(byGarment.get(garment) ?? []), metres])
  return byGarment
}

/** The newest body records of people, with their sizes in millimetres; of one person the earliest first. */
export async function bodiesMeasured(tx: Tx) {
  const { rows } = await sql<{
    id: string
    person_id: string
    name: string
    customer_id: string
    taken_at: Date
    mm: Record<string, number>
  }>`
    select record.id, person.id as person_id, person.name, person.customer_id, record.taken_at,
           (select coalesce(jsonb_object_agg(value.field, value.mm::float), '{}') from measurement_values value
             where value.shop_id = record.shop_id and value.record_id = record.id and value.mm is not null) as mm
      from (select * from measurement_records where profile = 'body'
             order by taken_at desc, id desc limit ${mostRecords}) record
      join persons person on person.shop_id = record.shop_id and person.id = record.person_id
     where person.removed_at is null and record.sent_by is null
     order by record.person_id, record.taken_at, record.id`.execute(tx)
  return rows
}
