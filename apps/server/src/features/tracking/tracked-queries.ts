import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

export interface Tracked {
  shopId: string
  orderId: string
}

export const mostTracked = 50

/** The countries in which there are shops. */
export async function countriesOfShops(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ country: string }>`select shop_countries() as country`.execute(tx)
  return rows.map((row) => row.country)
}

/** The newest orders of these phones, in every shop. */
export async function ordersOfPhones(tx: Tx, phones: readonly string[]): Promise<Tracked[]> {
  const { rows } = await sql<Tracked>`
    select found.shop_id as "shopId", found.order_id as "orderId"
      from unnest(${phones}::text[]) phone, find_orders_of_phone(phone, ${mostTracked}) found`.execute(tx)
  return rows
}

/** Whether any shop has an order of this phone. */
export async function hasOrders(tx: Tx, phone: string): Promise<boolean> {
  const { rows } = await sql`select order_id from find_orders_of_phone(${phone}, 1)`.execute(tx)
  return rows.length > 0
}

/** The order a private link leads to. */
export async function orderOfToken(tx: Tx, token: string): Promise<Tracked | undefined> {
  const { rows } = await sql<Tracked>`
    select shop_id as "shopId", order_id as "orderId" from find_tracked(${token})`.execute(tx)
  return rows[0]
}

/** The order of the bill under an address it is sent by; see sentAddress of bills. */
export async function orderOfSentBill(
  tx: Tx,
  { id, proof }: { id: string; proof: string },
): Promise<Tracked | undefined> {
  const { rows } = await sql<Tracked>`
    select shop_id as "shopId", order_id as "orderId" from find_sent_bill(${id}::uuid, ${proof})`.execute(tx)
  return rows[0]
}

/** Orders as tracking tells of them, newest first. Inside their shop. */
export function trackedRows(tx: Tx, ids: readonly string[]) {
  return tx
    .selectFrom('orders')
    .innerJoin('customers', (join) =>
      join.onRef('customers.shop_id', '=', 'orders.shop_id').onRef('customers.id', '=', 'orders.customer_id'),
    )
    .innerJoin('shops', 'shops.id', 'orders.shop_id')
    .leftJoin('counter_settings', 'counter_settings.shop_id', 'orders.shop_id')
    .leftJoin('calendar_settings', 'calendar_settings.shop_id', 'orders.shop_id')
    .leftJoin('members', (join) =>
      join.onRef('members.shop_id', '=', 'orders.shop_id').onRef('members.id', '=', 'orders.assigned_to'),
    )
    .select([
      'orders.id',
      'orders.number',
      'orders.state',
      'orders.notes',
      'orders.tracking_token',
      'orders.created_at',
      'orders.ordered_on',
      'orders.trial_on',
      'orders.promised_on',
      'orders.delivered_at',
      'orders.currency',
      'orders.pieces_minor',
      'orders.rush_minor',
      'orders.discount_minor',
      'orders.written_off_minor',
      'orders.tax_minor',
      'orders.round_off_minor',
      'orders.total_minor',
      'orders.paid_minor',
      'orders.kept_minor',
      'orders.given_of_kept_minor',
      'orders.trial_answer',
      'orders.trial_words',
      'members.name as member_name',
      'customers.name as customer_name',
      'customers.phone',
      'counter_settings.upi_id',
      'calendar_settings.takes_bookings',
      'calendar_settings.booking_token',
      'shops.name as shop_name',
      'shops.phone as shop_phone',
      'shops.address as shop_address',
      'shops.time_zone',
    ] as const)
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('photo_consents')
          .select('photo_consents.id')
          .whereRef('photo_consents.shop_id', '=', 'orders.shop_id')
          .whereRef('photo_consents.order_id', '=', 'orders.id')
          .where('photo_consents.photo_id', 'is not', null),
      ).as('has_photo_consents'),
    )
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('reviews')
          .select('reviews.id')
          .whereRef('reviews.shop_id', '=', 'orders.shop_id')
          .whereRef('reviews.order_id', '=', 'orders.id'),
      ).as('has_review'),
    )
    .where('orders.id', 'in', listed(ids))
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .execute()
}

/** All disputes about these orders and requests for a remake, the newest first. Inside their shop, whose index alone leads to them. */
export const disputesAbout = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('disputes')
    .select([
      'order_id',
      'account_id',
      'kind',
      'state',
      'raised_at',
      'answer_by',
      'answered_at',
      'decided_at',
    ])
    .where('shop_id', '=', sql<string>`app_shop_id()`)
    .where('order_id', 'in', listed(ids))
    .orderBy('raised_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
export type DisputeAbout = Awaited<ReturnType<typeof disputesAbout>>[number]

export type TrackedRow = Awaited<ReturnType<typeof trackedRows>>[number]

/** Their pieces in order, with what each is cut from. */
export function trackedPieces(tx: Tx, orderIds: readonly string[]) {
  return tx
    .selectFrom('order_pieces as piece')
    .innerJoin('persons as person', 'person.id', 'piece.person_id')
    .select([
      'piece.id',
      'piece.order_id',
      'piece.position',
      'piece.person_name',
      'person.is_customer',
      'piece.garment_key',
      'piece.garment_name',
      'piece.stages',
      'piece.stage',
      'piece.state',
      'piece.reworks',
      'piece.snapshot',
      'piece.notes',
      'piece.price_minor',
      'piece.person_id',
      'piece.styles',
      'piece.cloth',
      'piece.add_ons',
      'piece.is_urgent',
      'piece.collection',
    ] as const)
    .where('piece.order_id', 'in', listed(orderIds))
    .orderBy('piece.order_id')
    .orderBy('piece.position')
    .execute()
}
export type TrackedPiece = Awaited<ReturnType<typeof trackedPieces>>[number]

/** An empty list asks the same query: who has no orders costs what one with orders does. */
const nobody = '00000000-0000-0000-0000-000000000000'
const listed = (ids: readonly string[]) => (ids.length > 0 ? ids : [nobody])

/** Whether this account works in the shop. */
export async function worksHere(tx: Tx, accountId: string): Promise<boolean> {
  const member = await tx
    .selectFrom('members')
    .select('id')
    .where('account_id', '=', accountId)
    .where('is_active', '=', true)
    .executeTakeFirst()
  return member !== undefined
}
