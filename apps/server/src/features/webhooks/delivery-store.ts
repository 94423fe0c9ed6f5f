import { hasApiAccess, plans } from '@darzi/tailoring/plans.ts'
import { testType } from '@darzi/tailoring/webhooks/event-types.ts'
import { logDays } from '@darzi/tailoring/webhooks/tries.ts'
import { sql } from 'kysely'
import type { CallOutcome } from '../../adapters/outside/outside.ts'
import type { Tx } from '../../db/tx.ts'
import { exactInstant, isInstantKey } from '../../http/exact-instant.ts'
import { keysetPage, type Sort } from '../../http/keyset.ts'

const columns = [
  'id',
  'shop_id',
  'webhook_id',
  'event_id',
  'type',
  'order_state',
  'subject_id',
  'at',
  'state',
  'tries',
  'tried_at',
  'next_at',
  'answer_code',
  'answer',
  'failure',
  'took_ms',
] as const

const deliveries = (tx: Tx) =>
  tx.selectFrom('webhook_deliveries').select(columns).select(exactInstant('at').as('at_exactly'))
export type DeliveryRow = NonNullable<Awaited<ReturnType<typeof findDelivery>>>

const sorts = {
  newest: {
    by: sql`at`,
    type: 'timestamptz',
    direction: 'desc',
    keyOf: ({ at_exactly }) => at_exactly,
    isKey: isInstantKey,
  },
} satisfies Record<string, Sort<DeliveryRow>>

export const deliveriesPage = (tx: Tx, { webhookId, ...asked }: Asked) =>
  keysetPage(deliveries(tx).where('webhook_id', '=', webhookId), sorts, { ...asked, sort: 'newest' })
interface Asked {
  webhookId: string
  after?: string
  limit: number
}

export const findDelivery = (tx: Tx, id: string) => deliveries(tx).where('id', '=', id).executeTakeFirst()

const plansWithApi = plans.map(({ key }) => key).filter(hasApiAccess)

/** What is to be sent now, in all shops that have webhooks: where it is, and nothing of what it holds. */
export async function dueDeliveries(tx: Tx, { now, most, mostOfOne }: Due) {
  const { rows } = await sql<{ shop_id: string; id: string }>`
    select shop_id, id from due_webhook_deliveries(${now}::timestamptz, ${most}::int, ${mostOfOne}::int, ${plansWithApi}::text[])`.execute(
    tx,
  )
  return rows.map(({ shop_id: shopId, id }) => ({ shopId, id }))
}
interface Due {
  now: Date
  most: number
  mostOfOne: number
}

interface Claim {
  id: string
  now: Date
  until: Date
  /** Whatever became of it before. */
  isByHand: boolean
}

/** Takes a telling, so that no other process sends it meanwhile; undefined when another does, or there is nothing to send. */
export function claimDelivery(tx: Tx, { id, now, until, isByHand }: Claim) {
  return tx
    .updateTable('webhook_deliveries as telling')
    .from('webhooks as hook')
    .innerJoin('shops as shop', 'shop.id', 'hook.shop_id')
    .set({ claimed_until: until })
    .whereRef('hook.id', '=', 'telling.webhook_id')
    .whereRef('hook.shop_id', '=', 'telling.shop_id')
    .where('telling.id', '=', id)
    .where('hook.state', '=', 'active')
    .where((row) =>
      row.or([row('telling.claimed_until', 'is', null), row('telling.claimed_until', '<', now)]),
    )
    .where((row) =>
      isByHand
        ? sql<boolean>`true`
        : row.and([row('telling.state', '=', 'waiting'), row('telling.next_at', '<=', now)]),
    )
    .returning([
      'telling.id',
      'telling.shop_id',
      'telling.webhook_id',
      'telling.event_id',
      'telling.type',
      'telling.order_state',
      'telling.subject_id',
      'telling.at',
      'telling.state',
      'telling.tries',
      'hook.url',
      'hook.secret',
      'shop.plan',
      'shop.is_demo',
      'shop.closed_at',
    ])
    .executeTakeFirst()
}
export type ClaimedDelivery = NonNullable<Awaited<ReturnType<typeof claimDelivery>>>

export async function releaseDelivery(tx: Tx, id: string) {
  await tx.updateTable('webhook_deliveries').set({ claimed_until: null }).where('id', '=', id).execute()
}

interface Tried {
  id: string
  outcome: CallOutcome
  state: 'waiting' | 'delivered' | 'failed'
  nextAt: Date | undefined
  now: Date
}

export async function recordTry(tx: Tx, { id, outcome, state, nextAt, now }: Tried) {
  await tx
    .updateTable('webhook_deliveries')
    .set({
      state,
      tries: sql<number>`tries + 1`,
      next_at: nextAt ?? null,
      claimed_until: null,
      tried_at: now,
      answer_code: outcome.code ?? null,
      answer: outcome.answer || null,
      failure: outcome.failure ?? null,
      took_ms: outcome.tookMs,
    })
    .where('id', '=', id)
    .execute()
}

interface NewTest {
  shopId: string
  id: string
  eventId: string
  webhookId: string
  now: Date
}

export async function insertTest(tx: Tx, { shopId, id, eventId, webhookId, now }: NewTest) {
  await tx
    .insertInto('webhook_deliveries')
    .values({
      shop_id: shopId,
      id,
      webhook_id: webhookId,
      event_id: eventId,
      type: testType,
      subject_id: shopId,
      at: now,
      state: 'failed',
    })
    .execute()
}

/** The log is kept for a month; what still waits is older only where it was paused. */
export async function tidyDeliveries(tx: Tx, now: Date) {
  await tx
    .deleteFrom('webhook_deliveries')
    .where('at', '<', new Date(now.getTime() - logDays * 24 * 3600_000))
    .execute()
}
