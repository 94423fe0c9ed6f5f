/** Conversations as either side reads them: the transaction's tenant decides whose they are. */
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import { exactInstant, isInstantKey } from '../../http/exact-instant.ts'
import { keyset, keysetPage, type Sort } from '../../http/keyset.ts'

export const sides = ['customer', 'shop'] as const
export type Side = (typeof sides)[number]

/** How many lines of the conversation `talk` this side has not read. */
export const unreadBy = (side: Side) =>
  sql<number>`(select count(*)::int from conversation_messages said
    where said.shop_id = talk.shop_id and said.conversation_id = talk.id
      and said.from_shop = ${side === 'customer'} and said.read_at is null)`

const conversations = (tx: Tx, side: Side) =>
  tx
    .selectFrom('conversations as talk')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('conversation_messages as said')
          .select(['said.words', 'said.photo_id', 'said.from_shop', 'said.hidden_at'])
          .whereRef('said.shop_id', '=', 'talk.shop_id')
          .whereRef('said.conversation_id', '=', 'talk.id')
          .orderBy('said.sent_at', 'desc')
          .orderBy('said.id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['talk.shop_id', 'talk.id', 'talk.account_id', 'talk.shop_name', 'talk.customer_name'])
    .select(['talk.order_id', 'talk.order_number', 'talk.quote_id', 'talk.garments', 'talk.closed_at'])
    .select(['talk.last_at', 'last.words', 'last.photo_id', 'last.from_shop', 'last.hidden_at'])
    .select(unreadBy(side).as('unread'))
export type ConversationRecord = Awaited<
  ReturnType<ReturnType<typeof conversations>['executeTakeFirstOrThrow']>
>

interface DatedRecord extends ConversationRecord {
  last_exactly: string
}

const sorts = {
  last: {
    by: sql`talk.last_at`,
    type: 'timestamptz',
    direction: 'desc',
    keyOf: ({ last_exactly }) => last_exactly,
    isKey: isInstantKey,
  },
} satisfies Record<string, Sort<DatedRecord>>

interface PageAsked {
  after?: string
  limit: number
}

/** Only those in which somebody wrote. */
export async function conversationsPage(tx: Tx, side: Side, { after, limit }: PageAsked) {
  const { from, most, page } = keyset(sorts, { sort: 'last', after, limit }, 'talk.id')
  const rows = conversations(tx, side)
    .select(exactInstant('talk.last_at').as('last_exactly'))
    .where('last.words', 'is not', null)
  return page(await from(rows).limit(most).execute())
}

export const conversationRow = (tx: Tx, id: string, side: Side): Promise<ConversationRecord | undefined> =>
  conversations(tx, side).where('talk.id', '=', id).executeTakeFirst()

/** Held until the transaction ends, so that whoever closes it and whoever writes come one after the other. */
export async function lockConversation(tx: Tx, id: string, side: Side) {
  await tx.selectFrom('conversations').select('id').where('id', '=', id).forUpdate().execute()
  return conversationRow(tx, id, side)
}

const messageSort: Sort<MessageRecord & { sent_exactly: string }> = {
  by: sql`sent_at`,
  type: 'timestamptz',
  direction: 'desc',
  keyOf: ({ sent_exactly }) => sent_exactly,
  isKey: isInstantKey,
}

const messages = (tx: Tx, { shop_id, id }: Pick<ConversationRecord, 'shop_id' | 'id'>) =>
  tx
    .selectFrom('conversation_messages')
    .select(['id', 'from_shop', 'author', 'words', 'photo_id', 'sent_at', 'read_at', 'hidden_at'])
    .where('shop_id', '=', shop_id)
    .where('conversation_id', '=', id)
export type MessageRecord = Awaited<ReturnType<ReturnType<typeof messages>['executeTakeFirstOrThrow']>>

/** The newest first. */
export const messagesPage = (
  tx: Tx,
  of: Pick<ConversationRecord, 'shop_id' | 'id'>,
  { after, limit }: PageAsked,
) =>
  keysetPage(
    messages(tx, of).select(exactInstant('sent_at').as('sent_exactly')),
    { sent: messageSort },
    { sort: 'sent', after, limit },
  )

export const messageRow = (
  tx: Tx,
  of: Pick<ConversationRecord, 'shop_id' | 'id'>,
  id: string,
): Promise<MessageRecord | undefined> => messages(tx, of).where('id', '=', id).executeTakeFirst()

/** What a report keeps of a line that the other side wrote and that is shown. */
export async function messageToReport(
  tx: Tx,
  { id, messageId }: { id: string; messageId: string },
  side: Side,
) {
  const talk = await conversationRow(tx, id, side)
  const said = talk && (await messageRow(tx, talk, messageId))
  if (!talk || !said || said.hidden_at || said.from_shop === (side === 'shop')) return undefined
  return {
    kind: 'message',
    shopId: talk.shop_id,
    subjectId: said.id,
    shopName: talk.shop_name,
    author: said.author,
    writerId: said.from_shop ? undefined : talk.account_id,
    said: said.words,
    photos: said.photo_id ? [said.photo_id] : [],
  } as const
}

/** The photos that came with the request for a quote, in their order; not those that the operator hid. */
export const briefPhotoRows = (tx: Tx, { shop_id, id }: Pick<ConversationRecord, 'shop_id' | 'id'>) =>
  tx
    .selectFrom('conversation_messages')
    .select('photo_id')
    .where('shop_id', '=', shop_id)
    .where('conversation_id', '=', id)
    .where('brief_position', 'is not', null)
    .where('photo_id', 'is not', null)
    .where('hidden_at', 'is', null)
    .orderBy('brief_position')
    .$narrowType<{ photo_id: string }>()
    .execute()

/** The shop a photo of a conversation lies in; undefined when nobody sent it there. */
export async function shopOfPhoto(tx: Tx, id: string, photoId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('conversation_messages')
    .select('shop_id')
    .where('conversation_id', '=', id)
    .where('photo_id', '=', photoId)
    .where('hidden_at', 'is', null)
    .executeTakeFirst()
  return row?.shop_id
}

/** Of all conversations of the asking side. A member's account may have its own as a customer: those are not the shop's. */
export async function countUnread(tx: Tx, side: Side): Promise<number> {
  const row = await tx
    .selectFrom('conversation_messages')
    .select(sql<number>`count(*)::int`.as('unread'))
    .where('from_shop', '=', side === 'customer')
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.unread
}

/** The shop of one of the account's own orders. As the account. */
export async function shopOfOwnOrder(tx: Tx, orderId: string): Promise<string | undefined> {
  const { rows } = await sql<{ shopId: string }>`
    select shop_id as "shopId" from find_own_orders(${mostLooked}) where order_id = ${orderId}::uuid`.execute(
    tx,
  )
  return rows[0]?.shopId
}
const mostLooked = 1000

/** What an order's conversation is called. Inside its shop. */
export async function orderNamed(tx: Tx, orderId: string) {
  const order = await tx
    .selectFrom('orders')
    .innerJoin('customers', (join) =>
      join.onRef('customers.shop_id', '=', 'orders.shop_id').onRef('customers.id', '=', 'orders.customer_id'),
    )
    .innerJoin('shops', 'shops.id', 'orders.shop_id')
    .select(['orders.shop_id', 'orders.id', 'orders.number'])
    .select(['customers.name as customer_name', 'shops.name as shop_name'])
    .where('orders.id', '=', orderId)
    .executeTakeFirst()
  if (!order) return undefined
  const pieces = await tx
    .selectFrom('order_pieces')
    .select(['garment_key', 'garment_name'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  return {
    ...order,
    garments: pieces.map(({ garment_key: key, garment_name }) => ({ key, name: garment_name ?? undefined })),
  }
}

/** The account whose an order is, who placed it first. Inside the shop. */
export async function accountOfOrder(tx: Tx, orderId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select account_id as id from accounts_of_order(${orderId}::uuid)`.execute(tx)
  return rows[0]?.id
}

/** The conversations of an order, the one that was written in last first. */
export const conversationsOfOrder = (tx: Tx, orderId: string) =>
  conversations(tx, 'shop')
    .where('talk.order_id', '=', orderId)
    .orderBy('talk.last_at', 'desc')
    .orderBy('talk.id')
    .execute()
