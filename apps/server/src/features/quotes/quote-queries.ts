/** Quotes as either side reads them: the transaction's tenant decides whose they are. */
import type { QuoteSide, QuoteState } from '@darzi/tailoring/quotes/life.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import { exactInstant, isInstantKey } from '../../http/exact-instant.ts'
import { keyset, type Sort } from '../../http/keyset.ts'

const quoteRows = (tx: Tx, side: QuoteSide) =>
  tx
    .selectFrom('quotes')
    .leftJoin('quote_offers as offer', (join) =>
      join
        .onRef('offer.shop_id', '=', 'quotes.shop_id')
        .onRef('offer.quote_id', '=', 'quotes.id')
        .onRef('offer.version', '=', 'quotes.version'),
    )
    .select([
      'quotes.shop_id',
      'quotes.id',
      'quotes.account_id',
      'quotes.request_id',
      'quotes.state',
      'quotes.shop_name',
      'quotes.shop_slug',
      'quotes.currency',
      'quotes.name',
      'quotes.phone',
      'quotes.garment',
      'quotes.words',
      'quotes.cloth',
      'quotes.needed_on',
      'quotes.budget_minor',
      'quotes.sizes',
      'quotes.version',
      'quotes.order_id',
      'quotes.tracking_path',
      'quotes.created_at',
      'quotes.updated_at',
      'offer.price_minor',
      'offer.trial_on',
      'offer.ready_on',
      'offer.valid_until',
      'offer.advance_minor',
      'offer.trial_minor',
      'offer.remake_days',
    ])
    .select((row) =>
      row
        .selectFrom('conversation_messages as said')
        .innerJoin('conversations as talk', (join) =>
          join.onRef('talk.shop_id', '=', 'said.shop_id').onRef('talk.id', '=', 'said.conversation_id'),
        )
        .select(sql<number>`count(*)::int`.as('unread'))
        .whereRef('talk.shop_id', '=', 'quotes.shop_id')
        .whereRef('talk.quote_id', '=', 'quotes.id')
        .where('said.from_shop', '=', side === 'customer')
        .where('said.read_at', 'is', null)
        .as('unread'),
    )
export type QuoteRecord = Awaited<ReturnType<ReturnType<typeof quoteRows>['executeTakeFirstOrThrow']>>

interface MovedRow extends QuoteRecord {
  moved_exactly: string
}

const sorts = {
  moved: {
    by: sql`quotes.updated_at`,
    type: 'timestamptz',
    direction: 'desc',
    keyOf: ({ moved_exactly }) => moved_exactly,
    isKey: isInstantKey,
  },
} satisfies Record<string, Sort<MovedRow>>

interface PageAsked {
  side: QuoteSide
  states?: readonly QuoteState[]
  after?: string
  limit: number
}

export async function quotesPage(tx: Tx, { side, states, after, limit }: PageAsked) {
  const { from, most, page } = keyset(sorts, { sort: 'moved', after, limit }, 'quotes.id')
  const rows = quoteRows(tx, side).select(exactInstant('quotes.updated_at').as('moved_exactly'))
  return page(
    await from(states ? rows.where('quotes.state', 'in', states) : rows)
      .limit(most)
      .execute(),
  )
}

export const quoteRow = (tx: Tx, id: string, side: QuoteSide): Promise<QuoteRecord | undefined> =>
  quoteRows(tx, side).where('quotes.id', '=', id).executeTakeFirst()

/** Newest first. */
export const offersOf = (tx: Tx, { shop_id, id }: Pick<QuoteRecord, 'shop_id' | 'id'>) =>
  tx
    .selectFrom('quote_offers')
    .select(['version', 'price_minor', 'trial_on', 'ready_on', 'valid_until', 'words', 'created_at'])
    .select(['advance_minor', 'trial_minor', 'remake_days'])
    .where('shop_id', '=', shop_id)
    .where('quote_id', '=', id)
    .orderBy('version', 'desc')
    .execute()

/** How many of the account's quotes are still open with a shop. */
export async function openWith(tx: Tx, shopId: string, states: readonly QuoteState[]): Promise<number> {
  const row = await tx
    .selectFrom('quotes')
    .select(sql<number>`count(*)::int`.as('open'))
    .where('shop_id', '=', shopId)
    .where('state', 'in', states)
    .executeTakeFirstOrThrow()
  return row.open
}

/** How many others of the request are in these states. As the account. */
export async function countOthers(
  tx: Tx,
  { request_id, id }: Pick<QuoteRecord, 'request_id' | 'id'>,
  states: readonly QuoteState[],
): Promise<number> {
  const row = await tx
    .selectFrom('quotes')
    .select(sql<number>`count(*)::int`.as('others'))
    .where('request_id', '=', request_id)
    .where('id', '!=', id)
    .where('state', 'in', states)
    .executeTakeFirstOrThrow()
  return row.others
}

/** Whether a price of the shop may still be accepted. Inside the shop. */
export async function isOfferStanding(tx: Tx): Promise<boolean> {
  const row = await tx
    .selectFrom('quotes')
    .select('id')
    .where('state', '=', 'quoted')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Those that were sent under this request before. */
export const idsOfRequest = (tx: Tx, requestId: string) =>
  tx
    .selectFrom('quotes')
    .select(['id', 'sent_hash'])
    .where('request_id', '=', requestId)
    .orderBy('shop_id')
    .execute()

/** The time zone of a quote's shop, for its days. Inside the shop or of an own quote's. */
export async function zoneOf(tx: Tx, shopId: string): Promise<string> {
  const { rows } = await sql<{ zone: string | null }>`select zone_of_shop(${shopId}::uuid) as zone`.execute(
    tx,
  )
  return rows[0]?.zone ?? 'UTC'
}
