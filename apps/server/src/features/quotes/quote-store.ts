import { endedQuoteStates, type QuoteState } from '@darzi/tailoring/quotes/life.ts'
import type { SharedSizes } from '@darzi/tailoring/quotes/sizes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import { closeOfQuote, openOfQuote } from '../conversations/api.ts'

interface NewQuote {
  shopId: string
  id: string
  accountId: string
  requestId: string
  shopName: string
  slug: string
  currency: string
  name: string
  phone: string
  garment: string
  words: string
  cloth: 'own' | 'shop' | 'unsure'
  neededOn: string | undefined
  budgetMinor: number | undefined
  sizes: SharedSizes | undefined
  /** Of what the request was made from; see http/same-sending. */
  sentHash: Buffer
  /** Files of the shop, in their order. */
  photoIds: readonly string[]
  now: Date
  newId(): string
}

/** Of two requests of an account at once the second counts what the first left open. */
export const lockAsking = (tx: Tx, accountId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`quotes ${accountId}`}, 0))`.execute(tx)

/** The quote and the conversation beside it. */
export async function insertQuote(tx: Tx, quote: NewQuote) {
  const { shopId, id, accountId, photoIds, now, newId } = quote
  await tx
    .insertInto('quotes')
    .values({
      shop_id: shopId,
      id,
      account_id: accountId,
      request_id: quote.requestId,
      shop_name: quote.shopName,
      shop_slug: quote.slug,
      currency: quote.currency,
      name: quote.name,
      phone: quote.phone,
      garment: quote.garment,
      words: quote.words,
      cloth: quote.cloth,
      needed_on: quote.neededOn ?? null,
      budget_minor: quote.budgetMinor ?? null,
      sizes: quote.sizes ? JSON.stringify(quote.sizes) : null,
      sent_hash: quote.sentHash,
      created_at: now,
      updated_at: now,
    })
    .execute()
  await openOfQuote(tx, {
    shopId,
    quoteId: id,
    accountId,
    shopName: quote.shopName,
    customerName: quote.name,
    garment: quote.garment,
    photoIds,
    now,
    newId,
  })
}

/** Holds a quote until the transaction ends, with all of its request where the account asks; false when it is not there. */
export async function lockQuote(tx: Tx, id: string): Promise<boolean> {
  const found = await tx.selectFrom('quotes').select('request_id').where('id', '=', id).executeTakeFirst()
  if (!found) return false
  await tx
    .selectFrom('quotes')
    .select('id')
    .where('request_id', '=', found.request_id)
    .orderBy('shop_id')
    .orderBy('id')
    .forUpdate()
    .execute()
  return true
}

/** Those in these states, held until the transaction ends: an account's with all shops, or a shop's with all customers. */
export const lockOpenQuotes = (tx: Tx, states: readonly QuoteState[]) =>
  tx
    .selectFrom('quotes')
    .select(['shop_id', 'id', 'account_id', 'shop_name', 'name'])
    .where('state', 'in', states)
    .orderBy('shop_id')
    .orderBy('id')
    .forUpdate()
    .execute()

/** A shop that will not sew it sees the sizes no longer. */
export async function setState(tx: Tx, id: string, { state, now }: { state: QuoteState; now: Date }) {
  await tx.updateTable('quotes').set({ state, updated_at: now }).where('id', '=', id).execute()
  if (!endedQuoteStates.includes(state)) return
  await forgetSizes(tx, id)
  await closeOfQuote(tx, { quoteId: id, now })
}

export async function setAccepted(
  tx: Tx,
  id: string,
  { orderId, trackingPath, now }: { orderId: string; trackingPath: string | null; now: Date },
) {
  await tx
    .updateTable('quotes')
    .set({ state: 'accepted', order_id: orderId, tracking_path: trackingPath, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** Closes the others of a request, with their conversations and without the sizes that were shared; answers them. */
export async function closeOthers(
  tx: Tx,
  { requestId, id, from, now }: { requestId: string; id: string; from: readonly QuoteState[]; now: Date },
) {
  const others = await tx
    .updateTable('quotes')
    .set({ state: 'closed', sizes: null, updated_at: now })
    .where('request_id', '=', requestId)
    .where('id', '!=', id)
    .where('state', 'in', from)
    .returning(['shop_id', 'id', 'name'])
    .execute()
  for (const other of others) await closeOfQuote(tx, { quoteId: other.id, now })
  return others
}

/** What was shared is taken back; an order's shop has it in its book by then. */
export async function forgetSizes(tx: Tx, id: string) {
  await tx.updateTable('quotes').set({ sizes: null }).where('id', '=', id).execute()
}

/** As the account: its phone, wherever no order came of it. */
export async function forgetPhones(tx: Tx) {
  await tx.updateTable('quotes').set({ phone: null }).where('state', 'in', endedQuoteStates).execute()
}

interface NewOffer {
  shopId: string
  quoteId: string
  accountId: string
  version: number
  priceMinor: number
  trialOn?: string | undefined
  readyOn: string
  validUntil: string
  advanceMinor: number
  trialMinor: number
  remakeDays: number
  words?: string | undefined
  memberId: string
  now: Date
}

export async function insertOffer(tx: Tx, offer: NewOffer) {
  const { shopId, quoteId, version, now } = offer
  await tx
    .insertInto('quote_offers')
    .values({
      shop_id: shopId,
      quote_id: quoteId,
      version,
      account_id: offer.accountId,
      price_minor: offer.priceMinor,
      trial_on: offer.trialOn ?? null,
      ready_on: offer.readyOn,
      valid_until: offer.validUntil,
      advance_minor: offer.advanceMinor,
      trial_minor: offer.trialMinor,
      remake_days: offer.remakeDays,
      words: offer.words || null,
      member_id: offer.memberId,
      created_at: now,
    })
    .execute()
  await tx
    .updateTable('quotes')
    .set({ version, state: 'quoted', updated_at: now })
    .where('id', '=', quoteId)
    .execute()
}
