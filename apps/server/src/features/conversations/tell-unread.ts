/** Who was away is told once of what was written to them: some minutes later, and not at all when it was read by then. */
import { besideShop } from '../../access/cross-tenant.ts'
import type { InTx } from '../../http/request-context.ts'
import type { JobData } from '../../jobs/queues.ts'
import { tellAccount, tellMembers } from '../account-news/api.ts'
import { type ConversationRecord, conversationRow, type Side } from './conversation-queries.ts'
import { noteTold, noteUnread } from './conversation-store.ts'
import { unreadStretch } from './telling-queries.ts'

/** So long it is left to whoever is looking. */
const waitMs = 5 * 60_000

interface Told {
  talk: Pick<ConversationRecord, 'id' | 'shop_id'>
  /** Who has not read. */
  side: Side
  now: Date
}

/** Of a stretch of lines that were not read the first one alone plans it. */
export async function planTelling({ tx, enqueue }: Pick<InTx, 'tx' | 'enqueue'>, { talk, side, now }: Told) {
  if (!(await noteUnread(tx, { id: talk.id, side, now }))) return
  await enqueue(
    'conversations.tell',
    { shopId: talk.shop_id, conversationId: talk.id, side, since: now.toISOString() },
    { startAfter: new Date(now.getTime() + waitMs) },
  )
}

/** Told once of each stretch, unless it was read since. Inside the shop. */
export async function tellUnread(
  within: Pick<InTx, 'tx' | 'enqueue'>,
  { shopId, conversationId, side, since }: JobData['conversations.tell'],
  newId: () => string,
) {
  const { tx } = within
  const stretch = await unreadStretch(tx, { conversationId, side })
  if (stretch?.since?.toISOString() !== since || stretch.unread === 0) return
  const talk = await conversationRow(tx, conversationId, 'shop')
  if (!talk || !(await noteTold(tx, { id: conversationId, side, since: stretch.since }))) return
  const news = {
    event: 'messages',
    template: 'messageWaits',
    params: { from: side === 'shop' ? talk.customer_name : talk.shop_name },
    path: `/${side === 'customer' ? 'user' : 'tailor'}/messages?with=${conversationId}`,
    tag: `messages:${conversationId}`,
  } as const
  const needs = 'conversations.read'
  const { account_id: accountId, partner_id: partnerId } = talk
  if (side === 'shop') await tellMembers(within, { newId }, { ...news, shopId, needs })
  else if (accountId) await tellAccount(within, { newId }, { ...news, accountId })
  else if (partnerId)
    await besideShop(tx, { from: shopId, to: partnerId }, () =>
      tellMembers(within, { newId }, { ...news, shopId: partnerId, needs }),
    )
}
