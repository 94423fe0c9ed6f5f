import type { Notification } from '@darzi/contract/notification-shapes.ts'
import { notificationEventKeys } from '@darzi/tailoring/notifications/events.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import { notFound } from '../../http/app-error.ts'
import { exactInstant, isInstantKey } from '../../http/exact-instant.ts'
import { keysetPage, type Sort } from '../../http/keyset.ts'
import { showPhone } from '../../phone.ts'

const notifications = (tx: Tx) =>
  tx
    .selectFrom('notifications')
    .leftJoin('orders', 'orders.id', 'notifications.order_id')
    .select([
      'notifications.id',
      'notifications.event',
      'notifications.channel',
      'notifications.status',
      'notifications.recipient',
      'notifications.recipient_name',
      'notifications.customer_id',
      'notifications.order_id',
      'notifications.subject',
      'notifications.message',
      'notifications.error',
      'notifications.attempts',
      'notifications.created_at',
      'notifications.sent_at',
      'orders.number as order_number',
      exactInstant('notifications.created_at').as('created_exactly'),
    ])
type Row = Awaited<ReturnType<ReturnType<typeof notifications>['executeTakeFirstOrThrow']>>

const newest: Sort<Row> = {
  by: sql`notifications.created_at`,
  type: 'timestamptz',
  direction: 'desc',
  keyOf: (row) => row.created_exactly,
  isKey: isInstantKey,
}

interface Asked {
  status: Notification['status'] | 'all'
  type: Notification['type'] | 'all'
  event: string
  order?: string
  customer?: string
  after?: string
  limit: number
}

/** What the reader may do with a row, and how phones are written for them. */
export interface Reader {
  maySend: boolean
  country: string
}

export async function notificationsPage(
  tx: Tx,
  { status, type, event, order, customer, ...page }: Asked,
  reader: Reader,
) {
  let rows = notifications(tx)
  if (status !== 'all') rows = rows.where('notifications.status', '=', status)
  if (type !== 'all') rows = rows.where('notifications.channel', '=', type)
  if (event !== 'all') rows = rows.where('notifications.event', '=', event)
  if (order) rows = rows.where('notifications.order_id', '=', order)
  if (customer) rows = rows.where('notifications.customer_id', '=', customer)
  const asked = { ...page, sort: 'newest' as const }
  // Two tables have an id; the row's own is the one that pages go by.
  const found = await keysetPage(tx.selectFrom(rows.as('notifications')).selectAll(), { newest }, asked)
  return { rows: found.rows.map((row) => told(row, reader)), next: found.next }
}

export async function readNotification(tx: Tx, id: string, reader: Reader): Promise<Notification> {
  const row = await notifications(tx).where('notifications.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return told(row, reader)
}

function told(row: Row, { maySend, country }: Reader): Notification {
  const { channel, status, order_id: orderId, order_number: number } = row
  return {
    id: row.id,
    event: notificationEventKeys.find((key) => key === row.event) ?? 'test',
    type: channel,
    status,
    recipient: channel === 'email' || channel === 'push' ? row.recipient : showPhone(row.recipient, country),
    recipientName: row.recipient_name,
    customerId: row.customer_id ?? undefined,
    order: orderId && number !== null ? { id: orderId, number: orderNumber(number) } : undefined,
    subject: row.subject,
    message: row.message,
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString(),
    error: row.error ?? undefined,
    attempts: row.attempts,
    can: {
      resend: maySend && status === 'failed' && channel !== 'link',
      open: maySend && channel === 'link',
    },
  }
}

export async function countByStatus(tx: Tx) {
  const rows = await tx
    .selectFrom('notifications')
    .select(['status', sql<number>`count(*)::int`.as('count')])
    .groupBy('status')
    .execute()
  const of = (status: Notification['status']) => rows.find((row) => row.status === status)?.count ?? 0
  return { pending: of('pending'), sent: of('sent'), failed: of('failed'), opened: of('opened') }
}
