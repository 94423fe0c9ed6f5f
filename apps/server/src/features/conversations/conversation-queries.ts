/** Conversations as either side reads them: the transaction's tenant decides whose they are. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import { exactInstant, isInstantKey } from '../../http/exact-instant.ts'
import { keyset, keysetPage, type Sort } from '../../http/keyset.ts'

/** Who asks: an account for its own, or a shop for all of its. */
export type Asking = 'customer' | 'shop'
/**
 * On which side of a conversation one stands: of the shop whose it is, or across from it as its customer, or as the partner that sews for
 * it. A shop may stand on either: with its customers and partners on the one, with its houses on the other.
 */
export type Side = Asking | 'partner'

/** Lines of the conversation `talk` that the side told has not read. */
const unreadLines = (side: RawBuilder<Side>) => sql`conversation_messages said
    where said.shop_id = talk.shop_id and said.conversation_id = talk.id
      and said.from_shop = (${side} <> 'shop') and said.read_at is null`

/** How many; a request for a quote is told of itself, so its photos are none of them. */
export const unreadBy = (side: RawBuilder<Side>) =>
  sql<number>`(select count(*)::int from ${unreadLines(side)} and said.brief_position is null)`

/**
 * Of the partner's conversation `talk`: house and partner have parted, and no order stands open between them. Reading stays; writing comes back
 * with a new partnership.
 */
const isParted = sql<boolean>`(talk.partner_id is not null
    and not exists (select from partnerships still
      where still.shop_id = talk.shop_id and still.tailor_id = talk.partner_id
        and still.state in ('active', 'paused'))
    and not exists (select from house_work open
      where open.shop_id = talk.shop_id and open.tailor_id = talk.partner_id
        and open.state not in ('delivered', 'cancelled')
        and open.taken_back_at is null and open.called_off_at is null))`

const columns = [
  'talk.shop_id',
  'talk.id',
  'talk.account_id',
  'talk.shop_name',
  'talk.customer_name',
  'talk.quote_id',
  'talk.garments',
  'talk.last_at',
  'talk.shop_unread_since',
  'talk.customer_unread_since',
] as const

/** Those of an account. */
const ofAccount = (tx: Tx) =>
  tx
    .selectFrom('conversations as talk')
    .select([...columns, 'talk.order_id', 'talk.order_number', 'talk.closed_at'])
    .select([sql<Side>`'customer'`.as('side'), sql<string | null>`null::uuid`.as('partner_id')])
    .where('talk.account_id', '=', sql<string>`app_user_id()`)

/** A shop's with its customers and its partners. Where a backup brought one along without its work, nobody reads what is written. */
const ofShop = (tx: Tx) =>
  tx
    .selectFrom('conversations as talk')
    .leftJoin('house_work as work', (join) =>
      join.onRef('work.shop_id', '=', 'talk.shop_id').onRef('work.id', '=', 'talk.work_id'),
    )
    .select([...columns, 'talk.order_id', 'talk.order_number'])
    .select(
      sql<Date | null>`case when talk.work_id is null or work.id is not null then talk.closed_at else talk.last_at end`.as(
        'closed_at',
      ),
    )
    .select([sql<Side>`'shop'`.as('side'), 'work.tailor_id as partner_id'])
    .where('talk.shop_id', '=', sql<string>`app_shop_id()`)

/** A shop's with the houses that it sews for; the order is the one in its own book, while it stands there. */
const ofPartner = (tx: Tx) =>
  tx
    .selectFrom('house_work as work')
    .innerJoin('conversations as talk', (join) =>
      join.onRef('talk.shop_id', '=', 'work.shop_id').onRef('talk.work_id', '=', 'work.id'),
    )
    .leftJoin('orders', (join) =>
      join.onRef('orders.shop_id', '=', 'work.tailor_id').onRef('orders.id', '=', 'work.tailor_order_id'),
    )
    .select([...columns, 'orders.id as order_id', 'orders.number as order_number', 'talk.closed_at'])
    .select([sql<Side>`'partner'`.as('side'), 'work.tailor_id as partner_id'])
    .where('work.tailor_id', '=', sql<string>`app_shop_id()`)

/** Each by the index of its own column: row security alone would look through the conversations of everybody. */
const standing = (tx: Tx, asking: Asking) =>
  asking === 'customer' ? ofAccount(tx) : ofShop(tx).unionAll(ofPartner(tx))

const conversations = (tx: Tx, asking: Asking) =>
  tx
    .selectFrom(standing(tx, asking).as('talk'))
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
    .select(['talk.side', 'talk.partner_id', 'talk.shop_unread_since', 'talk.customer_unread_since'])
    .select(['talk.last_at', 'last.words', 'last.photo_id', 'last.from_shop', 'last.hidden_at'])
    .select(isParted.as('is_parted'))
    .select(unreadBy(sql.ref('talk.side')).as('unread'))
    .select(sql<boolean>`exists (select from ${unreadLines(sql.ref('talk.side'))})`.as('is_unseen'))
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
export async function conversationsPage(tx: Tx, asking: Asking, { after, limit }: PageAsked) {
  const { from, most, page } = keyset(sorts, { sort: 'last', after, limit }, 'talk.id')
  const rows = conversations(tx, asking)
    .select(exactInstant('talk.last_at').as('last_exactly'))
    .where('last.words', 'is not', null)
  return page(await from(rows).limit(most).execute())
}

export const conversationRow = (
  tx: Tx,
  id: string,
  asking: Asking,
): Promise<ConversationRecord | undefined> =>
  conversations(tx, asking).where('talk.id', '=', id).executeTakeFirst()

/** Held until the transaction ends, so that whoever closes it and whoever writes come one after the other. */
export async function lockConversation(tx: Tx, id: string, asking: Asking) {
  await tx.selectFrom('conversations').select('id').where('id', '=', id).forUpdate().execute()
  return conversationRow(tx, id, asking)
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
  asking: Asking,
) {
  const talk = await conversationRow(tx, id, asking)
  const said = talk && (await messageRow(tx, talk, messageId))
  if (!talk || !said || said.hidden_at || said.from_shop === (talk.side === 'shop')) return undefined
  return {
    kind: 'message',
    shopId: talk.shop_id,
    subjectId: said.id,
    shopName: talk.shop_name,
    author: said.author,
    writerId: said.from_shop ? undefined : (talk.account_id ?? undefined),
    side: talk.side,
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

/** Of all conversations of whoever asks. A member's account may have its own as a customer: those are not the shop's. */
export async function countUnread(tx: Tx, asking: Asking): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select ${asking === 'customer' ? unreadOfAccount : unreadOfShop}::int as unread`.execute(tx)
  return rows[0]?.unread ?? 0
}

const unreadOfAccount = sql`(select count(*) from conversation_messages
    where account_id = app_user_id() and from_shop and read_at is null)`
const unreadOfShop = sql`(
    (select count(*) from conversation_messages
      where shop_id = app_shop_id() and not from_shop and read_at is null and brief_position is null)
    + (select count(*) from house_work work join conversation_messages said
         on said.shop_id = work.shop_id and said.conversation_id = work.id
      where work.tailor_id = app_shop_id() and said.from_shop and said.read_at is null))`

/** The conversations of an order with its customer's accounts, the one that was written in last first. */
export const conversationsOfOrder = (tx: Tx, orderId: string) =>
  conversations(tx, 'shop')
    .where('talk.order_id', '=', orderId)
    .where('talk.account_id', 'is not', null)
    .orderBy('talk.last_at', 'desc')
    .orderBy('talk.id')
    .execute()
