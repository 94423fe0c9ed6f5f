import type { MessagingColumns } from '../../db/json-shapes.ts'
import type { Tx } from '../../db/tx.ts'
import { tokenOf } from './messaging-store.ts'

const nothingSaid: MessagingColumns = {
  consent: 'unasked',
  consent_at: null,
  consent_by: null,
  prefers: null,
  birthday: null,
}

/** What a customer said, held until the transaction ends, so that a no of this moment is not overwritten. */
export async function columnsOfMessaging(tx: Tx, customerId: string): Promise<MessagingColumns> {
  const row = await tx
    .selectFrom('customer_messaging')
    .select(['consent', 'consent_at', 'consent_by', 'prefers', 'birthday'])
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst()
  return row ? { ...row, consent_at: row.consent_at?.toISOString() ?? null } : nothingSaid
}

export async function setMessaging(
  tx: Tx,
  of: { shopId: string; customerId: string },
  columns: MessagingColumns,
) {
  await tokenOf(tx, of)
  await tx
    .updateTable('customer_messaging')
    .set({ ...columns, consent_at: columns.consent_at === null ? null : new Date(columns.consent_at) })
    .where('customer_id', '=', of.customerId)
    .execute()
}

/** What waits to be sent follows its customer, so that it asks the right record for their word. */
export const moveWaiting = (tx: Tx, { from, to }: { from: string; to: string }) =>
  tx
    .updateTable('notifications')
    .set({ customer_id: to })
    .where('customer_id', '=', from)
    .where('status', '=', 'pending')
    .execute()
