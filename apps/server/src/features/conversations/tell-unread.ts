/** Who was away is told once of what was written to them: some minutes later, by mail, and not at all when it was read by then. */
import type { Tx } from '../../db/tx.ts'
import type { InTx } from '../../http/request-context.ts'
import type { JobData } from '../../jobs/queues.ts'
import { type ConversationRecord, conversationRow, type Side } from './conversation-queries.ts'
import { noteUnread } from './conversation-store.ts'
import { type Reader, readersOf, unreadStretch } from './telling-queries.ts'

/** So long it is left to whoever is looking. */
const waitMs = 5 * 60_000

interface Told {
  talk: ConversationRecord
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

/** The mails to be sent, unless it was read since. Inside the shop. */
export async function mailsOfUnread(
  tx: Tx,
  { conversationId, side, since }: JobData['conversations.tell'],
  newId: () => string,
): Promise<JobData['mail.send'][]> {
  const stretch = await unreadStretch(tx, { conversationId, side })
  if (stretch?.since?.toISOString() !== since || stretch.unread === 0) return []
  const talk = await conversationRow(tx, conversationId, side)
  if (!talk) return []
  const from = side === 'customer' ? talk.shop_name : talk.customer_name
  const readers: Reader[] = await readersOf(tx, { accountId: talk.account_id, side })
  return readers.map(({ email, name, language }) => ({
    id: newId(),
    to: email,
    language: language ?? 'en',
    template: 'messageWaits',
    params: {
      name,
      from,
      path: `/${side === 'customer' ? 'user' : 'tailor'}/messages?with=${conversationId}`,
    },
  }))
}
