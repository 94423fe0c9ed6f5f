import type { ContactTopic } from '@darzi/tailoring/contact/topics.ts'
import type { Tx } from '../../db/tx.ts'

export interface ContactMessage {
  id: string
  sentAt: Date
  name: string
  email: string
  topic: ContactTopic
  message: string
  language: string
}

export async function addContactMessage(tx: Tx, { sentAt, ...message }: ContactMessage) {
  await tx
    .insertInto('contact_messages')
    .values({ ...message, sent_at: sentAt })
    .execute()
}
