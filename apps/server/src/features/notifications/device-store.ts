import type { Insertable } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import type { DB } from '../../db/types.ts'

const told = (row: { id: string; name: string; endpoint: string; created_at: Date }) => ({
  id: row.id,
  name: row.name,
  endpoint: row.endpoint,
  createdAt: row.created_at.toISOString(),
})

export async function devicesOf(tx: Tx, memberId: string) {
  const rows = await tx
    .selectFrom('push_devices')
    .select(['id', 'name', 'endpoint', 'created_at'])
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(told)
}

/** A browser belongs to whoever uses it now. */
export async function insertDevice(tx: Tx, row: Insertable<DB['push_devices']>) {
  const { member_id, p256dh, auth, name, session_id } = row
  const kept = await tx
    .insertInto('push_devices')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['shop_id', 'endpoint']).doUpdateSet({ member_id, p256dh, auth, name, session_id }),
    )
    .returning(['id', 'name', 'endpoint', 'created_at'])
    .executeTakeFirstOrThrow()
  return told(kept)
}

export async function removeOwnDevice(tx: Tx, { id, memberId }: { id: string; memberId: string }) {
  const { numDeletedRows } = await tx
    .deleteFrom('push_devices')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Where a member's browsers are reached. */
export const endpointsOf = (tx: Tx, memberId: string) =>
  tx
    .selectFrom('push_devices')
    .select(['id', 'endpoint', 'p256dh', 'auth'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute()

/** Browsers that no longer listen. */
export async function forgetDevices(tx: Tx, ids: readonly string[]) {
  if (ids.length > 0) await tx.deleteFrom('push_devices').where('id', 'in', ids).execute()
}
