/** Orders and appointments an account finds in its portal. As the account. */
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

interface OwnOrder {
  accountId: string
  shopId: string
  orderId: string
  /** Its private link too. */
  seesAll: boolean
  now: Date
}

/** Put there again it stays as it was; what was seen of it stays seen. */
export async function addOwnOrder(tx: Tx, { accountId, shopId, orderId, seesAll, now }: OwnOrder) {
  await tx
    .insertInto('account_orders')
    .values({
      account_id: accountId,
      order_shop_id: shopId,
      order_id: orderId,
      sees_all: seesAll,
      added_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'order_shop_id', 'order_id']).doUpdateSet((row) => ({
        sees_all: sql<boolean>`${row.ref('account_orders.sees_all')} or ${row.ref('excluded.sees_all')}`,
      })),
    )
    .execute()
}

interface OwnAppointment {
  accountId: string
  shopId: string
  appointmentId: string
  now: Date
}

export async function addOwnAppointment(tx: Tx, { accountId, shopId, appointmentId, now }: OwnAppointment) {
  await tx
    .insertInto('account_appointments')
    .values({
      account_id: accountId,
      appointment_shop_id: shopId,
      appointment_id: appointmentId,
      added_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
