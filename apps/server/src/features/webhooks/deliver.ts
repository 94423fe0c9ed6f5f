/**
 * One try of one telling: taken in a transaction, sent outside of any, recorded in another. A process that dies in between leaves it to
 * be sent again a minute later, with the same event id.
 */

import { createHmac } from 'node:crypto'
import { hasApiAccess, isPlanKey } from '@darzi/tailoring/plans.ts'
import { type ToldEvent, testType, webhookBody } from '@darzi/tailoring/webhooks/event-types.ts'
import { isToBeStopped, nextTry } from '@darzi/tailoring/webhooks/tries.ts'
import type { CallOutcome } from '../../adapters/outside/outside.ts'
import type { Tx } from '../../db/tx.ts'
import type { AppContext } from '../../http/app-context.ts'
import { type ClaimedDelivery, claimDelivery, recordTry, releaseDelivery } from './delivery-store.ts'
import { setAnswered, setFailing, setStopped } from './webhook-store.ts'

/** More than a call may take. */
const claimMs = 60_000

interface Try extends Pick<AppContext, 'outside'> {
  now(): Date
  /** A transaction inside the shop. */
  inShop<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Somebody waits for the answer; a telling that was over is not tried again by itself. */
  isByHand?: boolean
  /** Nobody answered for days. In the transaction that stops it. */
  onStopped?(tx: Tx, url: string): Promise<void>
}

/** False when there was nothing to send, or another process sends it. */
export async function deliver(id: string, { outside, now, inShop, isByHand = false, onStopped }: Try) {
  const at = now()
  const taken = await inShop((tx) => take(tx, { id, now: at, isByHand }))
  if (!taken) return false
  const body = bodyOf(taken)
  const outcome = await outside.post({
    url: taken.url,
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Darzi-Webhooks/1',
      'darzi-event': taken.type,
      'darzi-event-id': taken.event_id,
      'darzi-signature': signBody(body, taken.secret, at),
    },
  })
  await inShop((tx) => record(tx, taken, { outcome, now: now(), onStopped }))
  return true
}

interface Taking {
  id: string
  now: Date
  isByHand: boolean
}

/** A shop whose plan has it no longer is told nothing: what waits goes on waiting, and the webhook stays as it is. */
async function take(tx: Tx, { id, now, isByHand }: Taking): Promise<ClaimedDelivery | undefined> {
  const until = new Date(now.getTime() + claimMs)
  const taken = await claimDelivery(tx, { id, now, until, isByHand })
  if (!taken) return undefined
  const isInPlan = isPlanKey(taken.plan) && hasApiAccess(taken.plan)
  if (isInPlan && !taken.is_demo && !taken.closed_at) return taken
  await releaseDelivery(tx, id)
  return undefined
}

type Told = Pick<ClaimedDelivery, 'event_id' | 'shop_id' | 'type' | 'order_state' | 'subject_id' | 'at'>

export const bodyOf = (row: Told) =>
  webhookBody({
    eventId: row.event_id,
    shopId: row.shop_id,
    // both written from the closed lists
    type: row.type as ToldEvent['type'],
    orderState: (row.order_state ?? undefined) as ToldEvent['orderState'],
    subjectId: row.subject_id,
    at: row.at,
  })

interface Tried extends Pick<Try, 'onStopped'> {
  outcome: CallOutcome
  now: Date
}

async function record(tx: Tx, taken: ClaimedDelivery, { outcome, now, onStopped }: Tried) {
  const { id, webhook_id: webhookId } = taken
  if (!outcome.failure) {
    await recordTry(tx, { id, outcome, state: 'delivered', nextAt: undefined, now })
    await setAnswered(tx, webhookId)
    return
  }
  const nextAt = taken.state === 'waiting' ? nextTry(taken.tries + 1, now) : undefined
  await recordTry(tx, { id, outcome, state: nextAt ? 'waiting' : 'failed', nextAt, now })
  if (taken.type === testType || taken.state !== 'waiting') return
  const since = await setFailing(tx, webhookId, now)
  if (isToBeStopped(since, now) && (await setStopped(tx, webhookId))) await onStopped?.(tx, taken.url)
}

/** What proves to the address that we wrote it, and when: `t` is in seconds, `v1` the HMAC-SHA256 of `t.body` by the webhook's secret. */
function signBody(body: string, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${digest}`
}
