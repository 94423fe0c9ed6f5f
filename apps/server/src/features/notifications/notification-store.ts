import type { Channel } from '@darzi/tailoring/notifications/events.ts'
import type { Language } from '@darzi/words/languages.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import { wakeScreens } from '../../events/publish-event.ts'
import { notFound } from '../../http/app-error.ts'

export interface NewNotification {
  shopId: string
  id: string
  event: string
  channel: Channel
  /** Undefined: it may be told as often as somebody asks. */
  occasion?: string
  recipient: string
  recipientName: string
  customerId?: string
  orderId?: string
  appointmentId?: string
  memberId?: string
  language: Language
  subject: string
  message: string
  whatsappTemplate?: string
  /** What fills the approved words, in their order. */
  holes?: readonly string[]
  now: Date
}

/** Writes it, unless it was told before; answers whether it is new. */
export async function insertNotification(tx: Tx, made: NewNotification): Promise<boolean> {
  const row = await tx
    .insertInto('notifications')
    .values({
      shop_id: made.shopId,
      id: made.id,
      event: made.event,
      channel: made.channel,
      occasion: made.occasion ?? null,
      recipient: made.recipient,
      recipient_name: made.recipientName,
      customer_id: made.customerId ?? null,
      order_id: made.orderId ?? null,
      appointment_id: made.appointmentId ?? null,
      member_id: made.memberId ?? null,
      language: made.language,
      subject: made.subject,
      message: made.message,
      whatsapp_template: made.whatsappTemplate ?? null,
      holes: JSON.stringify(made.holes ?? []),
      created_at: made.now,
    })
    .onConflict((conflict) =>
      conflict.columns(['shop_id', 'event', 'occasion']).where('occasion', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  if (row) await wakeFor(tx, made.shopId, made.id)
  return row !== undefined
}

export const wakeFor = (tx: Tx, shopId: string, id: string) =>
  wakeScreens(tx, shopId, { subject: { type: 'notification', id }, kind: 'notifications.changed' })

/** Whether it was told, or is about to be. */
export async function wasTold(tx: Tx, { event, occasion }: { event: string; occasion: string }) {
  const row = await tx
    .selectFrom('notifications')
    .select('id')
    .where('event', '=', event)
    .where('occasion', '=', occasion)
    .executeTakeFirst()
  return row !== undefined
}

const sendingColumns = [
  'id',
  'event',
  'channel',
  'status',
  'occasion',
  'recipient',
  'recipient_name',
  'customer_id',
  'order_id',
  'appointment_id',
  'member_id',
  'language',
  'subject',
  'message',
  'whatsapp_template',
  'holes',
  'attempts',
  'claimed_at',
] as const

/** Held until the transaction ends. */
export const lockNotification = (tx: Tx, id: string) =>
  tx.selectFrom('notifications').select(sendingColumns).where('id', '=', id).forUpdate().executeTakeFirst()
export type LockedNotification = NonNullable<Awaited<ReturnType<typeof lockNotification>>>

export async function requireNotification(tx: Tx, id: string): Promise<LockedNotification> {
  const row = await lockNotification(tx, id)
  if (!row) throw notFound()
  return row
}

/** A worker begins: whoever finds this mark later knows that one began and did not say how it went. */
export async function claim(tx: Tx, id: string, now: Date) {
  await tx
    .updateTable('notifications')
    .set({ claimed_at: now, attempts: sql`attempts + 1` })
    .where('id', '=', id)
    .execute()
}

/** It was not handed over: another try may begin. */
export async function release(tx: Tx, id: string) {
  await tx.updateTable('notifications').set({ claimed_at: null }).where('id', '=', id).execute()
}

export async function markSent(
  tx: Tx,
  { id, now, providerId }: { id: string; now: Date; providerId?: string },
) {
  await tx
    .updateTable('notifications')
    .set({ status: 'sent', sent_at: now, claimed_at: null, error: null, provider_id: providerId ?? null })
    .where('id', '=', id)
    .execute()
}

export async function markFailed(tx: Tx, { id, error }: { id: string; error: string }) {
  await tx
    .updateTable('notifications')
    .set({ status: 'failed', claimed_at: null, error })
    .where('id', '=', id)
    .execute()
}

export async function markOpened(tx: Tx, { id, now }: { id: string; now: Date }) {
  await tx
    .updateTable('notifications')
    .set({ status: 'opened', sent_at: now, error: null })
    .where('id', '=', id)
    .execute()
}

/** One that failed waits again, with all its tries before it. */
export async function markPending(tx: Tx, id: string) {
  await tx
    .updateTable('notifications')
    .set({ status: 'pending', error: null, attempts: 0, claimed_at: null })
    .where('id', '=', id)
    .execute()
}

/** What it says, and to whom, as it is now. */
export async function changeNotification(
  tx: Tx,
  id: string,
  {
    holes,
    ...change
  }: Partial<
    Pick<
      LockedNotification,
      'customer_id' | 'recipient' | 'recipient_name' | 'subject' | 'message' | 'whatsapp_template' | 'holes'
    >
  >,
) {
  await tx
    .updateTable('notifications')
    .set({ ...change, ...(holes && { holes: JSON.stringify(holes) }) })
    .where('id', '=', id)
    .execute()
}

/** What it told of is no longer so: it was never sent, and nothing of it stays. */
export async function removeNotification(tx: Tx, id: string) {
  await tx.deleteFrom('notifications').where('id', '=', id).execute()
}

/** What still waits for a customer who said no. */
export async function removeWaiting(tx: Tx, customerId: string) {
  await tx
    .deleteFrom('notifications')
    .where('customer_id', '=', customerId)
    .where('status', '=', 'pending')
    .where('claimed_at', 'is', null)
    .execute()
}

/** Takes what happened and was not thought about; other processes leave these rows alone meanwhile. */
export async function takeTriggers(tx: Tx, limit: number) {
  const { rows } = await sql<{ kind: string; subjectId: string; at: Date }>`
    delete from notification_triggers t using (
      select shop_id, id from notification_triggers order by at, id limit ${limit} for update skip locked) taken
     where t.shop_id = taken.shop_id and t.id = taken.id
    returning t.kind, t.subject_id as "subjectId", t.at`.execute(tx)
  return rows
}

export async function shopsWithNews(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ shop_id: string }>`select shop_id from shops_with_news()`.execute(tx)
  return rows.map((row) => row.shop_id)
}

/** What happened in a closed shop is told to nobody; answers that there is no more. */
export async function forgetNews(tx: Tx): Promise<false> {
  await tx.deleteFrom('notification_triggers').execute()
  return false
}
