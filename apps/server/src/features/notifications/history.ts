/** What was told: read, sent again when it failed, opened as a chat. */
import type { notificationRoutes } from '@darzi/contract/notifications.ts'
import { chatLink } from '@darzi/tailoring/notifications/when.ts'
import { t } from '@darzi/words/server.ts'
import type { Tx } from '../../db/tx.ts'
import type { AppContext } from '../../http/app-context.ts'
import { AppError } from '../../http/app-error.ts'
import type { RequestContext, StepsContext } from '../../http/request-context.ts'
import { appointmentOf, noteTold } from './appointment-changes.ts'
import { enqueueSending } from './enqueue-sending.ts'
import { messagingOf, standingCustomer } from './messaging-store.ts'
import { notificationsPage, type Reader, readNotification } from './notification-queries.ts'
import {
  type LockedNotification,
  markFailed,
  markOpened,
  markPending,
  removeNotification,
  requireNotification,
  wakeFor,
} from './notification-store.ts'
import { momentIn } from './plan.ts'
import { refreshNotification } from './refresh.ts'
import { stillStands } from './send.ts'

type ListContext = RequestContext<typeof notificationRoutes.list>
type ResendContext = RequestContext<typeof notificationRoutes.resend>
type OpenContext = StepsContext<typeof notificationRoutes.open>

export const readerOf = ({ member }: Pick<ListContext, 'member'>): Reader => ({
  maySend: member.may('notifications.send'),
  country: member.shop.country,
})

export const listNotifications = (ctx: ListContext) => notificationsPage(ctx.tx, ctx.query, readerOf(ctx))

/** Into the outbox again, with all its tries before it, as it is today. */
export const resend = (app: AppContext) => async (ctx: ResendContext) => {
  const { tx, member, params, now, enqueue } = ctx
  const row = await requireNotification(tx, params.id)
  if (row.status !== 'failed' || row.channel === 'link') throw new AppError('notifications.notFailed')
  await requireWilling(tx, row.customer_id)
  const moment = await momentIn(tx, member.shopId, now)
  if (!(await stillStands(tx, row, moment))) throw new AppError('notifications.noLongerSo')
  if (!(await refreshNotification(app, tx, { row, moment }))) throw new AppError('notifications.noAddress')
  await markPending(tx, row.id)
  await enqueueSending({ jobs: { enqueue: (_tx, ...job) => enqueue(...job) } }, tx, { moment, id: row.id })
  await wakeFor(tx, member.shopId, row.id)
  return readNotification(tx, row.id, readerOf(ctx))
}

/** The words in a chat as they are today, for a person to send; all that is known then is that it was opened. */
export const openChat = (app: AppContext) => async (ctx: OpenContext) => {
  // What must not be sent any more is put away, and that stays so though the request is refused.
  const refusal = await ctx.step(async ({ tx }) => {
    const row = await requireNotification(tx, ctx.params.id)
    const { refused } = await presentChat(app, tx, { row, ctx })
    if (refused && row.status === 'pending') await putAway(tx, { row, refused, shopId: ctx.member.shopId })
    return refused
  })
  if (refusal) throw new AppError(refusal)
  return ctx.once(async ({ tx }) => {
    const row = await requireNotification(tx, ctx.params.id)
    const { refused, present } = await presentChat(app, tx, { row, ctx })
    if (refused) throw new AppError(refused)
    const appointment = row.status === 'pending' ? await appointmentOf(tx, row) : undefined
    await markOpened(tx, { id: row.id, now: ctx.now })
    if (appointment) await noteTold(tx, appointment)
    await wakeFor(tx, ctx.member.shopId, row.id)
    return {
      url: chatLink(present.recipient, present.message),
      notification: await readNotification(tx, row.id, readerOf(ctx)),
    }
  })
}

interface Opening {
  row: LockedNotification
  ctx: Pick<OpenContext, 'member' | 'now'>
}

/** The chat as it is today, or why it is not to be sent. */
async function presentChat(app: AppContext, tx: Tx, { row, ctx: { member, now } }: Opening) {
  if (row.channel !== 'link') throw new AppError('notifications.notAChat')
  await requireWilling(tx, row.customer_id)
  const moment = await momentIn(tx, member.shopId, now)
  if (!(await stillStands(tx, row, moment))) return { refused: 'notifications.noLongerSo' as const }
  const present = await refreshNotification(app, tx, { row, moment })
  return present ? { present } : { refused: 'notifications.noAddress' as const }
}

interface PutAway {
  row: LockedNotification
  refused: 'notifications.noLongerSo' | 'notifications.noAddress'
  shopId: string
}

async function putAway(tx: Tx, { row: { id, language }, refused, shopId }: PutAway) {
  if (refused === 'notifications.noLongerSo') await removeNotification(tx, id)
  else await markFailed(tx, { id, error: t(language, 'messages.failed.noAddress') })
  await wakeFor(tx, shopId, id)
}

async function requireWilling(tx: Tx, customerId: string | null) {
  if (!customerId) return
  const { consent } = await messagingOf(tx, await standingCustomer(tx, customerId))
  if (consent === 'withdrawn') throw new AppError('notifications.optedOut')
}
