/** Orders as conversations know them: whose they are, what they are called, and who sews them for whom. */
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

/** The shop of one of the account's own orders. As the account. */
export async function shopOfOwnOrder(tx: Tx, orderId: string): Promise<string | undefined> {
  const { rows } = await sql<{ shopId: string }>`
    select shop_id as "shopId" from find_own_orders(${mostLooked}) where order_id = ${orderId}::uuid`.execute(
    tx,
  )
  return rows[0]?.shopId
}
const mostLooked = 1000

/** What an order's conversation is called. Inside its shop. */
export async function orderNamed(tx: Tx, orderId: string) {
  const order = await tx
    .selectFrom('orders')
    .innerJoin('customers', (join) =>
      join.onRef('customers.shop_id', '=', 'orders.shop_id').onRef('customers.id', '=', 'orders.customer_id'),
    )
    .innerJoin('shops', 'shops.id', 'orders.shop_id')
    .select(['orders.shop_id', 'orders.id', 'orders.number'])
    .select(['customers.name as customer_name', 'shops.name as shop_name'])
    .where('orders.id', '=', orderId)
    .executeTakeFirst()
  if (!order) return undefined
  const pieces = await tx
    .selectFrom('order_pieces')
    .select(['garment_key', 'garment_name'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  return {
    ...order,
    garments: pieces.map(({ garment_key: key, garment_name }) => ({ key, name: garment_name ?? undefined })),
  }
}

/** The account whose an order is, who placed it first. Inside the shop. */
export async function accountOfOrder(tx: Tx, orderId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select account_id as id from accounts_of_order(${orderId}::uuid)`.execute(tx)
  return rows[0]?.id
}

/**
 * The work that an order is: of a house the last it gave for it, of a partner the one that the order is. Works of both kinds are never of
 * one order.
 */
export const workOfOrder = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('house_work')
    .select(['id', 'shop_id', 'order_id', 'tailor_id', 'tailor_name'])
    .select(sql<boolean>`shop_id = app_shop_id()`.as('is_given'))
    .where(
      sql<boolean>`(shop_id = app_shop_id() and order_id = ${orderId}::uuid)
        or (tailor_id = app_shop_id() and tailor_order_id = ${orderId}::uuid)`,
    )
    .orderBy('assigned_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
export type WorkOfOrder = NonNullable<Awaited<ReturnType<typeof workOfOrder>>>

/** The partner of the conversation a line stands in; undefined of one with a customer. Inside the house. */
export async function partnerOfMessage(tx: Tx, id: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('conversation_messages as said')
    .innerJoin('house_work as work', (join) =>
      join.onRef('work.shop_id', '=', 'said.shop_id').onRef('work.id', '=', 'said.conversation_id'),
    )
    .select('work.tailor_id')
    .where('said.id', '=', id)
    .executeTakeFirst()
  return row?.tailor_id
}
