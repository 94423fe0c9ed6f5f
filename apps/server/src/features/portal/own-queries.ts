/** What an account may see in shops, by shop and id, and the phones it has proven. As the account. */
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

/** Nobody looks through more; search and tracking find the older ones. */
const mostShown = 100

export async function ownOrderIds(tx: Tx) {
  const { rows } = await sql<{ shopId: string; orderId: string; seesAll: boolean }>`
    select shop_id as "shopId", order_id as "orderId", sees_all as "seesAll"
      from find_own_orders(${mostShown})`.execute(tx)
  return rows
}

export async function ownAppointmentIds(tx: Tx) {
  const { rows } = await sql<{ shopId: string; appointmentId: string }>`
    select shop_id as "shopId", appointment_id as "appointmentId"
      from find_own_appointments(${mostShown})`.execute(tx)
  return rows
}

export async function phonesOf(tx: Tx, accountId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('account_phones')
    .select('phone')
    .where('account_id', '=', accountId)
    .orderBy('proven_at')
    .orderBy('phone')
    .execute()
  return rows.map(({ phone }) => phone)
}

/** By what the link's order is called. Inside its shop. */
export async function numberOfOrder(tx: Tx, orderId: string): Promise<number> {
  const row = await tx
    .selectFrom('orders')
    .select('number')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return row.number
}
