import type { WebhookType } from '@darzi/tailoring/webhooks/event-types.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

const columns = ['id', 'url', 'types', 'state', 'failing_since', 'created_at'] as const

/** The webhooks of the shop with what became of the newest telling of each, oldest first. */
export const webhooksOf = (tx: Tx) =>
  tx
    .selectFrom('webhooks as hook')
    .leftJoinLateral(
      (row) =>
        row
          .selectFrom('webhook_deliveries as telling')
          .select(['telling.tried_at', 'telling.state as told_state', 'telling.answer_code'])
          .whereRef('telling.shop_id', '=', 'hook.shop_id')
          .whereRef('telling.webhook_id', '=', 'hook.id')
          .where('telling.tried_at', 'is not', null)
          .orderBy('telling.at', 'desc')
          .orderBy('telling.id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(columns.map((column) => `hook.${column}` as const))
    .select(['last.tried_at', 'last.told_state', 'last.answer_code'])
    .orderBy('hook.created_at')
    .orderBy('hook.id')
    .execute()
export type WebhookRow = Awaited<ReturnType<typeof webhooksOf>>[number]

/** Held until the transaction ends, so that of two made at once each counts the other. */
export async function lockWebhooks(tx: Tx, shopId: string) {
  await tx.selectFrom('shops').select('id').where('id', '=', shopId).forUpdate().execute()
  return tx.selectFrom('webhooks').select(['id', 'url']).execute()
}

export const lockWebhook = (tx: Tx, id: string) =>
  tx.selectFrom('webhooks').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

interface NewWebhook {
  shopId: string
  id: string
  url: string
  secret: string
  types: readonly WebhookType[]
  now: Date
}

export async function insertWebhook(tx: Tx, { shopId, id, url, secret, types, now }: NewWebhook) {
  await tx
    .insertInto('webhooks')
    .values({
      shop_id: shopId,
      id,
      url,
      secret,
      types: [...types],
      created_at: now,
    })
    .execute()
}

export async function setTypes(tx: Tx, id: string, types: readonly WebhookType[]) {
  await tx
    .updateTable('webhooks')
    .set({ types: [...types] })
    .where('id', '=', id)
    .execute()
}

/** One that is told again begins with a clean slate. */
export async function setState(tx: Tx, id: string, state: 'active' | 'paused') {
  await tx
    .updateTable('webhooks')
    .set(state === 'active' ? { state, failing_since: null } : { state })
    .where('id', '=', id)
    .execute()
}

/** False when it was no longer told anyway: several tries may find at once that they were the last. */
export async function setStopped(tx: Tx, id: string): Promise<boolean> {
  const stopped = await tx
    .updateTable('webhooks')
    .set({ state: 'stopped' })
    .where('id', '=', id)
    .where('state', '=', 'active')
    .returning('id')
    .executeTakeFirst()
  return stopped !== undefined
}

export async function setAnswered(tx: Tx, id: string) {
  await tx.updateTable('webhooks').set({ failing_since: null }).where('id', '=', id).execute()
}

/** Since when nobody answers there. */
export async function setFailing(tx: Tx, id: string, now: Date): Promise<Date> {
  const { failing_since } = await tx
    .updateTable('webhooks')
    .set({ failing_since: sql<Date>`coalesce(failing_since, ${now})` })
    .where('id', '=', id)
    .returning('failing_since')
    .executeTakeFirstOrThrow()
  return failing_since ?? now
}

export async function removeWebhook(tx: Tx, id: string): Promise<boolean> {
  const removed = await tx.deleteFrom('webhooks').where('id', '=', id).returning('id').executeTakeFirst()
  return removed !== undefined
}
