import type { Tx } from '../../db/tx.ts'
import { notFound } from '../../http/app-error.ts'
import type { Around } from '../../http/request-context.ts'
import { photoAnswer } from '../files/api.ts'
import {
  type Asking,
  conversationRow,
  conversationsPage,
  countUnread,
  messagesPage,
  shopOfPhoto,
} from './conversation-queries.ts'
import { markRead } from './conversation-store.ts'
import { toldMessage, toldRow } from './tell-conversation.ts'
import { wakeBoth } from './wake-both.ts'

interface Of {
  tx: Tx
  params: { id: string }
}
interface Paging {
  query: { after?: string | undefined; limit: number }
}

export async function listConversations({ tx, query }: Pick<Of, 'tx'> & Paging, asking: Asking) {
  const { rows, next } = await conversationsPage(tx, asking, query)
  return { rows: rows.map(toldRow), next }
}

export const readUnread = async ({ tx }: Pick<Of, 'tx'>, asking: Asking) => ({
  unread: await countUnread(tx, asking),
})

export async function readConversation({ tx, params }: Of, asking: Asking) {
  return toldRow(await requireConversation(tx, params.id, asking))
}

export async function listMessages({ tx, params, query }: Of & Paging, asking: Asking) {
  const talk = await requireConversation(tx, params.id, asking)
  const { rows, next } = await messagesPage(tx, talk, query)
  return { rows: rows.map((said) => toldMessage(said, talk)), next }
}

/** What the other side wrote was seen by this one, and the other side sees that. */
export async function markSeen({ tx, params, now }: Of & Pick<Around, 'now'>, asking: Asking) {
  const talk = await requireConversation(tx, params.id, asking)
  if (talk.is_unseen) {
    await markRead(tx, { id: talk.id, side: talk.side, now })
    await wakeBoth(tx, talk, 'conversations.seen')
  }
  return readUnread({ tx }, asking)
}

interface Showing {
  app: Pick<Around['app'], 'files'>
  step<T>(work: (given: { tx: Tx }) => Promise<T>): Promise<T>
  params: { id: string; photoId: string; size: 'thumb' | 'full' }
}

/** Whoever may read the conversation sees its photos; to anybody else there is none. */
export async function showPhoto({ app, step, params }: Showing) {
  const { id, photoId, size } = params
  const shopId = await step(({ tx }) => shopOfPhoto(tx, id, photoId))
  if (!shopId) throw notFound()
  return photoAnswer({ app, member: { shopId }, params: { id: photoId, size } })
}

async function requireConversation(tx: Tx, id: string, asking: Asking) {
  const talk = await conversationRow(tx, id, asking)
  if (!talk) throw notFound()
  return talk
}
