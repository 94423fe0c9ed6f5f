/** Messages of the contact page as the operator reads them. */
import type { ContactMessage } from '@darzi/contract/admin.ts'
import type { ContactTopic } from '@darzi/tailoring/contact/topics.ts'
import { isLanguage } from '@darzi/words/languages.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import { exactInstant, isInstantKey } from '../../http/exact-instant.ts'
import { keysetPage, type Sort } from '../../http/keyset.ts'

const messages = (tx: Tx) =>
  tx
    .selectFrom('contact_messages')
    .select(['id', 'sent_at', 'name', 'email', 'topic', 'message', 'language', 'answer', 'answered_at'])
    .select(exactInstant('sent_at').as('sent_exactly'))
type MessageRow = Awaited<ReturnType<ReturnType<typeof messages>['executeTakeFirstOrThrow']>>

const sorts = {
  newest: {
    by: sql`sent_at`,
    type: 'timestamptz',
    direction: 'desc',
    keyOf: ({ sent_exactly }) => sent_exactly,
    isKey: isInstantKey,
  },
} satisfies Record<string, Sort<MessageRow>>

export function messagesPage(
  tx: Tx,
  { isAnswered, ...asked }: { isAnswered: boolean; after?: string; limit: number },
) {
  const rows = messages(tx).where('answered_at', isAnswered ? 'is not' : 'is', null)
  return keysetPage(rows, sorts, { ...asked, sort: 'newest' })
}

/** Held until the transaction ends: of two answers one is sent. */
export const lockMessage = (tx: Tx, id: string): Promise<MessageRow | undefined> =>
  messages(tx).where('id', '=', id).forUpdate().executeTakeFirst()

export async function setAnswered(
  tx: Tx,
  { id, answer, by, now }: { id: string; answer: string | null; by: string; now: Date },
) {
  await tx
    .updateTable('contact_messages')
    .set({ answer, answered_at: now, answered_by: by })
    .where('id', '=', id)
    .execute()
}

export const tellMessage = (row: MessageRow): ContactMessage => ({
  id: row.id,
  sentAt: row.sent_at.toISOString(),
  name: row.name,
  email: row.email,
  // the table's check names the topics
  topic: row.topic as ContactTopic,
  message: row.message,
  language: isLanguage(row.language) ? row.language : 'en',
  answeredAt: row.answered_at?.toISOString(),
  answer: row.answer ?? undefined,
})
