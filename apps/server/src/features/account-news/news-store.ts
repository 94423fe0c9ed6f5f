/** The choices and browsers of one account, as that account. */
import type { NewsEvent, NewsWay } from '@darzi/tailoring/account-news/events.ts'
import type { Tx } from '../../db/tx.ts'

interface Choice {
  accountId: string
  event: NewsEvent
  way: NewsWay
}

export const mutedOf = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('account_muted')
    .select(['event', 'way'])
    .where('account_id', '=', accountId)
    .orderBy('event')
    .orderBy('way')
    .execute()

export async function mute(tx: Tx, { accountId, event, way }: Choice) {
  await tx
    .insertInto('account_muted')
    .values({ account_id: accountId, event, way })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function unmute(tx: Tx, { accountId, event, way }: Choice) {
  await tx
    .deleteFrom('account_muted')
    .where('account_id', '=', accountId)
    .where('event', '=', event)
    .where('way', '=', way)
    .execute()
}

const told = (row: { id: string; name: string; endpoint: string; created_at: Date }) => ({
  id: row.id,
  name: row.name,
  endpoint: row.endpoint,
  createdAt: row.created_at.toISOString(),
})

export async function devicesOf(tx: Tx, accountId: string) {
  const rows = await tx
    .selectFrom('account_devices')
    .select(['id', 'name', 'endpoint', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(told)
}

interface Device {
  accountId: string
  sessionId: string
  id: string
  endpoint: string
  keys: { p256dh: string; auth: string }
  name: string
  now: Date
}

export async function putDevice(tx: Tx, { accountId, sessionId, id, endpoint, keys, name, now }: Device) {
  const { p256dh, auth } = keys
  const kept = await tx
    .insertInto('account_devices')
    .values({
      account_id: accountId,
      id,
      endpoint,
      p256dh,
      auth,
      name,
      created_at: now,
      session_id: sessionId,
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'endpoint']).doUpdateSet({ p256dh, auth, name, session_id: sessionId }),
    )
    .returning(['id', 'name', 'endpoint', 'created_at'])
    .executeTakeFirstOrThrow()
  return told(kept)
}

export async function dropOldDevices(tx: Tx, { accountId, most }: { accountId: string; most: number }) {
  const devices = await devicesOf(tx, accountId)
  const old = devices.slice(0, Math.max(0, devices.length - most)).map(({ id }) => id)
  for (const id of old) await removeOwnDevice(tx, { accountId, id })
}

export async function removeOwnDevice(tx: Tx, { accountId, id }: { accountId: string; id: string }) {
  const { numDeletedRows } = await tx
    .deleteFrom('account_devices')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
