/**
 * What waits for a member: read from the shop's tables as they are now, so that a line goes when its thing is done. Only what a
 * member has seen is kept.
 */
import type { inboxRoutes } from '@darzi/contract/notifications.ts'
import { type Currency, currencies } from '@darzi/tailoring/money/currencies.ts'
import { formatMoney } from '@darzi/tailoring/money/format.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import type { Member, RequestContext } from '../../../http/request-context.ts'
import { type InboxRow, inboxOf, markItems, unreadOf } from './inbox-queries.ts'
import { inboxSources } from './registry.ts'

const sourcesFor = (member: Member) =>
  inboxSources.filter(({ needs, notFor }) => member.may(needs) && !(notFor && member.may(notFor)))

export async function readInbox({ tx, member }: RequestContext<typeof inboxRoutes.list>) {
  const rows = await inboxOf(tx, sourcesFor(member), member.id)
  return { rows: rows.map(told), unread: rows.filter((row) => !row.is_read).length }
}

export async function readUnread({ tx, member }: RequestContext<typeof inboxRoutes.unread>) {
  return { unread: await unreadOf(tx, sourcesFor(member), member.id) }
}

export async function markRead({ tx, member, body, now }: RequestContext<typeof inboxRoutes.read>) {
  await markItems(tx, { shopId: member.shopId, memberId: member.id, ...body, now })
  return { unread: await unreadOf(tx, sourcesFor(member), member.id) }
}

/** Numbers of orders and amounts as people read them. */
function spoken({ number, minor, currency, ...rest }: InboxRow['params']) {
  return {
    ...rest,
    ...(typeof number === 'number' ? { number: orderNumber(number) } : {}),
    ...(typeof minor === 'number' && isCurrency(currency)
      ? { amount: formatMoney(minor, currency, 'en') }
      : {}),
  }
}

const isCurrency = (text: unknown): text is Currency => typeof text === 'string' && text in currencies

function told({ key, kind, at, subject_id, params, needs_answer, is_read }: InboxRow) {
  return {
    key,
    kind,
    at: at.toISOString(),
    params: spoken(params),
    subjectId: subject_id,
    needsAnswer: needs_answer,
    isRead: is_read,
  }
}
