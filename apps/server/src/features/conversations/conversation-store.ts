import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import type { Side } from './conversation-queries.ts'

export interface NewConversation {
  shopId: string
  id: string
  /** The customer; null with a partner. */
  accountId: string | null
  /** The work at the partner; its id is the conversation's. */
  workId?: string | undefined
  shopName: string
  /** Of the customer, or of the partner. */
  customerName: string
  garments: { key: string; name?: string | undefined }[]
  order?: { id: string; number: number } | undefined
  quoteId?: string | undefined
  now: Date
}

/** Opened already for this order and account, or this work, it stays as it was. */
export async function insertConversation(tx: Tx, talk: NewConversation) {
  const { now } = talk
  await tx
    .insertInto('conversations')
    .values({
      shop_id: talk.shopId,
      id: talk.id,
      account_id: talk.accountId,
      shop_name: talk.shopName,
      customer_name: talk.customerName,
      garments: JSON.stringify(talk.garments),
      order_id: talk.order?.id ?? null,
      order_number: talk.order?.number ?? null,
      quote_id: talk.quoteId ?? null,
      work_id: talk.workId ?? null,
      created_at: now,
      last_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Hides a line from both sides, or shows it again. */
export async function showMessage(tx: Tx, id: string, { hiddenAt }: { hiddenAt: Date | null }) {
  await tx.updateTable('conversation_messages').set({ hidden_at: hiddenAt }).where('id', '=', id).execute()
}

interface OfOrder {
  shopId: string
  orderId: string
  accountId: string
}

export async function idOfOrder(tx: Tx, { shopId, orderId, accountId }: OfOrder): Promise<string> {
  const { id } = await tx
    .selectFrom('conversations')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return id
}

interface NewMessage {
  shopId: string
  conversationId: string
  id: string
  accountId: string | null
  author: string
  /** Who wrote for the shop; null of what the other side wrote. */
  memberId: string | null
  words: string
  photoId: string | undefined
  /** Of a photo that came with the request for a quote: its place among them, from 1. */
  briefPosition?: number
  now: Date
}

/** Answers whether it was written: the same id again changes nothing. */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<boolean> {
  const { shopId, conversationId, now } = message
  const written = await tx
    .insertInto('conversation_messages')
    .values({
      shop_id: shopId,
      conversation_id: conversationId,
      id: message.id,
      account_id: message.accountId,
      from_shop: message.memberId !== null,
      author: message.author,
      member_id: message.memberId,
      words: message.words,
      photo_id: message.photoId ?? null,
      brief_position: message.briefPosition ?? null,
      sent_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!written) return false
  await tx
    .updateTable('conversations')
    .set({ last_at: now })
    .where('shop_id', '=', shopId)
    .where('id', '=', conversationId)
    .execute()
  return true
}

const unreadSince = {
  shop: 'shop_unread_since',
  customer: 'customer_unread_since',
  partner: 'customer_unread_since',
} as const

/** Notes since when a side has not read; answers false when that was noted before. */
export async function noteUnread(tx: Tx, { id, side, now }: { id: string; side: Side; now: Date }) {
  const noted = await tx
    .updateTable('conversations')
    .set({ [unreadSince[side]]: now })
    .where('id', '=', id)
    .where(unreadSince[side], 'is', null)
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}

const toldOf = {
  shop: 'shop_told_of',
  customer: 'customer_told_of',
  partner: 'customer_told_of',
} as const

/** Notes that a side was told of the stretch it has not read since then; answers false when it was told of it before. */
export async function noteTold(tx: Tx, { id, side, since }: { id: string; side: Side; since: Date }) {
  const noted = await tx
    .updateTable('conversations')
    .set({ [toldOf[side]]: since })
    .where('id', '=', id)
    .where(sql<boolean>`${sql.ref(toldOf[side])} is distinct from ${since}`)
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}

/** What the other side wrote was seen by this one. */
export async function markRead(tx: Tx, { id, side, now }: { id: string; side: Side; now: Date }) {
  await tx
    .updateTable('conversation_messages')
    .set({ read_at: now })
    .where('conversation_id', '=', id)
    .where('from_shop', '=', side !== 'shop')
    .where('read_at', 'is', null)
    .execute()
  await tx
    .updateTable('conversations')
    .set({ [unreadSince[side]]: null })
    .where('id', '=', id)
    .execute()
}

export async function setClosed(tx: Tx, id: string, now: Date) {
  await tx.updateTable('conversations').set({ closed_at: now }).where('id', '=', id).execute()
}

/** What was a quote's is its order's from now on. */
export async function setOrder(tx: Tx, id: string, order: { id: string; number: number }) {
  await tx
    .updateTable('conversations')
    .set({ order_id: order.id, order_number: order.number })
    .where('id', '=', id)
    .execute()
}
