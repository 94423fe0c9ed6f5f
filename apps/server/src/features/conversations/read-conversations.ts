import type { Tx } from '../../db/tx.ts'
import { notFound } from '../../http/app-error.ts'
import type { Around } from '../../http/request-context.ts'
import { photoAnswer } from '../files/api.ts'
import {
  conversationRow,
  conversationsPage,
  countUnread,
  messagesPage,
  type Side,
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

export async function listConversations({ tx, query }: Pick<Of, 'tx'> & Paging, side: Side) {
  const { rows, next } = await conversationsPage(tx, side, query)
  return { rows: rows.map((row) => toldRow(row, side)), next }
}

export const readUnread = async ({ tx }: Pick<Of, 'tx'>, side: Side) => ({
  unread: await countUnread(tx, side),
})

export async function readConversation({ tx, params }: Of, side: Side) {
  return toldRow(await requireConversation(tx, params.id, side), side)
}

export async function listMessages({ tx, params, query }: Of & Paging, side: Side) {
  const talk = await requireConversation(tx, params.id, side)
  const { rows, next } = await messagesPage(tx, talk, query)
  return { rows: rows.map((said) => toldMessage(said, { id: talk.id, side })), next }
}

/** What the other side wrote was seen by this one, and the other side sees that. */
export async function markSeen({ tx, params, now }: Of & Pick<Around, 'now'>, side: Side) {
  const talk = await requireConversation(tx, params.id, side)
  if ((talk.unread ?? 0) > 0) {
    await markRead(tx, { id: talk.id, side, now })
    await wakeBoth(tx, talk, 'conversations.seen')
  }
  return readUnread({ tx }, side)
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

async function requireConversation(tx: Tx, id: string, side: Side) {
  const talk = await conversationRow(tx, id, side)
  if (!talk) throw notFound()
  return talk
}
