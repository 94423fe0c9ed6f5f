/**
 * Sends one message of the outbox. A mark is committed before a provider is called and taken away with its answer: whoever finds
 * the mark knows that a worker died in between, and does not send again what may have arrived.
 */
import { rulesOfEvent } from '@darzi/tailoring/notifications/events.ts'
import { t } from '@darzi/words/server.ts'
import type { Tx } from '../../db/tx.ts'
import type { AppContext } from '../../http/app-context.ts'
import type { JobData } from '../../jobs/queues.ts'
import { appointmentOf, isStillNews, neededBy, noteTold } from './appointment-changes.ts'
import { deliver, type Message } from './deliver.ts'
import { endpointsOf, forgetDevices } from './device-store.ts'
import { enqueueSending, soonest } from './enqueue-sending.ts'
import type { Moment } from './kinds/kind.ts'
import { kindsOfOrders } from './kinds/registry.ts'
import { isStoppedFor, messagingOf, standingCustomer } from './messaging-store.ts'
import {
  claim,
  type LockedNotification,
  lockNotification,
  markFailed,
  markSent,
  release,
  removeNotification,
  wakeFor,
} from './notification-store.ts'
import { orderFacts } from './order-facts-queries.ts'
import { momentIn } from './plan.ts'
import { refreshNotification } from './refresh.ts'

/** After so many a provider's "later" is a no. With growing pauses that is about an hour. */
export const mostTries = 6

/** A transaction of its own in the message's shop. */
export type InShop = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/** Throws to be tried again, when the provider said "later" or was not there. */
export async function sendNotification(
  app: AppContext,
  { shopId, id }: JobData['notifications.send'],
  inShop: InShop,
) {
  const begun = await inShop((tx) => begin(app, tx, { shopId, id }))
  if (!begun) return
  const { message, attempts, appointment } = begun
  const outcome = await deliver(app, message)
  const isLast = outcome.is === 'failed' && (!outcome.mayRetry || attempts >= mostTries)
  await inShop(async (tx) => {
    await forgetDevices(tx, outcome.gone)
    if (outcome.is === 'sent') await markSent(tx, { id, now: app.now(), providerId: outcome.providerId })
    else if (isLast) await markFailed(tx, { id, error: outcome.error })
    else await release(tx, id)
    if (outcome.is === 'sent' && appointment) await noteTold(tx, appointment)
    if (outcome.is === 'sent' || isLast) await wakeFor(tx, shopId, id)
  })
  if (outcome.is === 'failed' && !isLast) throw new Error(`notification ${id} is tried again`)
}

/** Marks it as begun and answers what to send; undefined when there is nothing to send, or not now. */
async function begin(app: AppContext, tx: Tx, { shopId, id }: JobData['notifications.send']) {
  const row = await lockNotification(tx, id)
  if (row?.status !== 'pending') return undefined
  if (row.claimed_at) {
    await markFailed(tx, { id, error: t(row.language, 'messages.failed.interrupted') })
    await wakeFor(tx, shopId, id)
    return undefined
  }
  const moment = await momentIn(tx, shopId, app.now())
  if (!(await stillStands(tx, row, moment))) {
    await removeNotification(tx, id)
    await wakeFor(tx, shopId, id)
    return undefined
  }
  const { now } = moment
  const appointment = await appointmentOf(tx, row)
  const waiting = { waitMs: 0, neededBy: appointment && neededBy(appointment, now) }
  if ((row.customer_id || appointment) && soonest(moment, waiting) > now) {
    await enqueueSending(app, tx, { moment, id, neededBy: waiting.neededBy })
    return undefined
  }
  const present = await refreshNotification(app, tx, { row, moment })
  if (!present) {
    await markFailed(tx, { id, error: t(row.language, 'messages.failed.noAddress') })
    await wakeFor(tx, shopId, id)
    return undefined
  }
  await claim(tx, id, now)
  return { message: await messageOf(tx, present), attempts: row.attempts + 1, appointment }
}

/** Whether its customer still wants it, and what it tells is still so. */
export async function stillStands(tx: Tx, row: LockedNotification, moment: Moment): Promise<boolean> {
  if (row.appointment_id && !(await isNewsWanted(tx, row, moment))) return false
  if (row.customer_id) {
    const { consent } = await messagingOf(tx, await standingCustomer(tx, row.customer_id))
    if (consent === 'withdrawn') return false
    const kind = kindsOfOrders.find(({ event }) => event === row.event)
    if (kind && row.order_id && row.occasion) {
      const order = await orderFacts(tx, row.order_id)
      return order !== undefined && kind.occasionOf(order, moment) === row.occasion
    }
    if (row.event === 'customerBirthday') return !rulesOfEvent(row.event).needsConsent || consent === 'given'
  }
  return true
}

async function isNewsWanted(tx: Tx, row: LockedNotification, moment: Moment) {
  const appointment = await appointmentOf(tx, row)
  if (!appointment || !isStillNews(appointment, row, moment)) return false
  return row.customer_id !== null || !(await isStoppedFor(tx, { phone: row.recipient }))
}

export async function messageOf(tx: Tx, row: LockedNotification): Promise<Message> {
  return {
    id: row.id,
    channel: row.channel,
    recipient: row.recipient,
    subject: row.subject,
    message: row.message,
    language: row.language,
    whatsappTemplate: row.whatsapp_template ?? undefined,
    holes: row.holes,
    devices: row.channel === 'push' && row.member_id ? await endpointsOf(tx, row.member_id) : [],
  }
}
