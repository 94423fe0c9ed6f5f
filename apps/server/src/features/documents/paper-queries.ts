import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

interface Garments {
  key: string
  name: string | null
  count: number
}

/** Which orders: taken between two days, promised for one, handed over on one, or of a customer. */
export type OrdersAsked =
  | { takenFrom: string; takenTo: string }
  | { promisedOn: string }
  | { deliveredOn: string; timeZone: string }
  | { customerId: string }

/** Orders as rows of a list, by number; the page after the order of this number. */
export function orderRows(tx: Tx, asked: OrdersAsked, { after, limit }: { after: number; limit: number }) {
  return tx
    .selectFrom('orders')
    .innerJoin('customers as customer', 'customer.id', 'orders.customer_id')
    .select([
      'orders.number',
      'orders.ordered_on',
      'orders.promised_on',
      'orders.tailor_state',
      'orders.currency',
      'orders.total_minor',
      'orders.paid_minor',
      'customer.name as customer',
    ])
    .select(({ selectFrom }) =>
      selectFrom(
        selectFrom('order_pieces as piece')
          .select(['piece.garment_key', 'piece.garment_name'])
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('piece.order_id', '=', 'orders.id')
          .groupBy(['piece.garment_key', 'piece.garment_name'])
          .as('kinds'),
      )
        .select(
          sql<
            Garments[] | null
          >`json_agg(json_build_object('key', garment_key, 'name', garment_name, 'count', count)
            order by garment_key, garment_name)`.as('garments'),
        )
        .as('garments'),
    )
    .where('orders.number', '>', after)
    .where(conditionOf(asked))
    .orderBy('orders.number')
    .limit(limit)
    .execute()
}
export type OrderRow = Awaited<ReturnType<typeof orderRows>>[number]

function conditionOf(asked: OrdersAsked) {
  if ('takenFrom' in asked)
    return sql<SqlBool>`orders.ordered_on between ${asked.takenFrom}::date and ${asked.takenTo}::date`
  if ('promisedOn' in asked)
    return sql<SqlBool>`orders.promised_on = ${asked.promisedOn}::date and orders.state not in ('delivered', 'cancelled')`
  if ('customerId' in asked) return sql<SqlBool>`orders.customer_id = ${asked.customerId}`
  const { deliveredOn, timeZone } = asked
  return sql<SqlBool>`orders.delivered_at >= (${deliveredOn}::date)::timestamp at time zone ${timeZone}
    and orders.delivered_at < (${deliveredOn}::date + 1)::timestamp at time zone ${timeZone}`
}

export interface PaymentsAsked {
  timeZone: string
  on?: string
  customerId?: string
}

/** Money that came and went: of a day of the shop’s zone, or of a customer; the oldest first. */
export async function paymentRows(tx: Tx, { on, timeZone, customerId }: PaymentsAsked, limit: number) {
  let rows = tx
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .innerJoin('customers as customer', 'customer.id', 'orders.customer_id')
    .select([
      'payments.kind',
      'payments.method',
      'payments.amount_minor',
      'payments.reference',
      'orders.number',
      'customer.name as customer',
    ])
    .select(sql<string>`to_char(payments.completed_at at time zone ${timeZone}, 'YYYY-MM-DD')`.as('day'))
    .select(sql<string>`to_char(payments.completed_at at time zone ${timeZone}, 'HH24:MI')`.as('time'))
    .where('payments.status', 'in', ['completed', 'refunded'])
    .where('payments.amount_minor', '<>', 0)
  if (customerId) rows = rows.where('orders.customer_id', '=', customerId)
  if (on)
    rows = rows
      .where(sql<SqlBool>`payments.completed_at >= (${on}::date)::timestamp at time zone ${timeZone}`)
      .where(sql<SqlBool>`payments.completed_at < (${on}::date + 1)::timestamp at time zone ${timeZone}`)
  return rows.orderBy('payments.turn').limit(limit).execute()
}
export type PaymentRow = Awaited<ReturnType<typeof paymentRows>>[number]

/** Whose history it is; nothing of a record merged away. */
export const customerOfPaper = (tx: Tx, id: string) =>
  tx
    .selectFrom('customers')
    .select([
      'id',
      'number',
      'name',
      'phone',
      'address',
      'earlier_orders',
      'earlier_spent_minor',
      'created_at',
    ])
    .where('id', '=', id)
    .where('state', '!=', 'merged')
    .executeTakeFirst()

/** The latest record of everybody under a customer, of the body and of each garment. */
export async function latestRecords(tx: Tx, customerId: string, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('measurement_records as record')
    .innerJoin('persons as person', 'person.id', 'record.person_id')
    .distinctOn([
      'person.is_customer',
      'person.created_at',
      'record.person_id',
      'record.profile',
      'record.garment_key',
    ])
    .select('record.id')
    .where('person.customer_id', '=', customerId)
    .where('person.removed_at', 'is', null)
    .orderBy('person.is_customer', 'desc')
    .orderBy('person.created_at')
    .orderBy('record.person_id')
    .orderBy('record.profile')
    .orderBy('record.garment_key')
    .orderBy('record.version', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** When who was measured, newest first. */
export const measuredRows = (tx: Tx, customerId: string, limit: number) =>
  tx
    .selectFrom('measurement_records as record')
    .innerJoin('persons as person', 'person.id', 'record.person_id')
    .select(['record.taken_at', 'person.name', 'record.how', 'record.version', 'record.garment_key'])
    .where('person.customer_id', '=', customerId)
    .orderBy('record.taken_at', 'desc')
    .orderBy('record.id')
    .limit(limit)
    .execute()

export const headOfPapers = (tx: Tx) =>
  tx.selectFrom('paper_heads').select(['logo_id', 'colour']).executeTakeFirst()

export async function writeHead(
  tx: Tx,
  shopId: string,
  fields: { logo_id?: string | null; colour?: string | null },
) {
  await tx
    .insertInto('paper_heads')
    .values({ shop_id: shopId, ...fields })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet(fields))
    .execute()
}
