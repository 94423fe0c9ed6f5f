/** What was told: read, sent again when it failed, opened as a chat. */
import type { notificationRoutes } from '@darzi/contract/notifications.ts'
import { chatLink } from '@darzi/tailoring/notifications/when.ts'
import { AppError } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { enqueueSending } from './enqueue-sending.ts'
import { messagingOf } from './messaging-store.ts'
import { notificationsPage, type Reader, readNotification } from './notification-queries.ts'
import { markOpened, markPending, requireNotification, wakeFor } from './notification-store.ts'
import { momentIn } from './plan.ts'
import { stillStands } from './send.ts'

type ListContext = RequestContext<typeof notificationRoutes.list>
type ResendContext = RequestContext<typeof notificationRoutes.resend>
type OpenContext = RequestContext<typeof notificationRoutes.open>

export const readerOf = ({ member }: Pick<ListContext, 'member'>): Reader => ({
  maySend: member.may('notifications.send'),
  country: member.shop.country,
})

export const listNotifications = (ctx: ListContext) => notificationsPage(ctx.tx, ctx.query, readerOf(ctx))

/** Into the outbox again, with all its tries before it. */
export async function resend(ctx: ResendContext) {
  const { tx, member, params, now, enqueue } = ctx
  const row = await requireNotification(tx, params.id)
  if (row.status !== 'failed') throw new AppError('notifications.notFailed')
  await requireWilling(tx, row.customer_id)
  const moment = await momentIn(tx, member.shopId, now)
  if (!(await stillStands(tx, row, moment))) throw new AppError('notifications.noLongerSo')
  await markPending(tx, row.id)
  await enqueueSending({ jobs: { enqueue: (_tx, ...job) => enqueue(...job) } }, tx, { moment, id: row.id })
  await wakeFor(tx, member.shopId, row.id)
  return readNotification(tx, row.id, readerOf(ctx))
}

/** The words in a chat, for a person to send; all that is known then is that it was opened. */
export async function openChat(ctx: OpenContext) {
  const { tx, member, params, now } = ctx
  const row = await requireNotification(tx, params.id)
  if (row.channel !== 'link') throw new AppError('notifications.notAChat')
  await requireWilling(tx, row.customer_id)
  await markOpened(tx, { id: row.id, now })
  await wakeFor(tx, member.shopId, row.id)
  return {
    url: chatLink(row.recipient, row.message),
    notification: await readNotification(tx, row.id, readerOf(ctx)),
  }
}

async function requireWilling(tx: OpenContext['tx'], customerId: string | null) {
  if (!customerId) return
  const { consent } = await messagingOf(tx, customerId)
  if (consent === 'withdrawn') throw new AppError('notifications.optedOut')
}
