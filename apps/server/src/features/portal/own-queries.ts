/** What an account may see in shops, by shop and id, and the phones it has proven. As the account. */
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

/** More than anybody has of these. */
const mostKnown = 10_000

/** Those to come, the next one first, then those that are over, the newest first. */
export async function ownAppointmentIds(tx: Tx, now: Date) {
  const { rows } = await sql<{ shopId: string; appointmentId: string }>`
    select shop_id as "shopId", appointment_id as "appointmentId"
      from find_own_appointments(${now}, ${mostKnown})`.execute(tx)
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
