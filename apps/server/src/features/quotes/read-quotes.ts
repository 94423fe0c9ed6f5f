import type { Quote, QuoteRow, quoteRoutes, shopQuoteRoutes } from '@darzi/contract/quotes.ts'
import {
  actsOpen,
  closedByAnother,
  isExpired,
  openQuoteStates,
  type QuoteSide,
  type QuoteState,
} from '@darzi/tailoring/quotes/life.ts'
import type { Tx } from '../../db/tx.ts'
import { notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { showPhone } from '../../phone.ts'
import { photosOfBrief } from '../conversations/api.ts'
import { dayIn } from '../shops/api.ts'
import {
  countOthers,
  idsOfRequest,
  offersOf,
  type QuoteRecord,
  quoteRow,
  quotesPage,
  zoneOf,
} from './quote-queries.ts'

/** Who looks, and when. */
export interface Looking {
  side: QuoteSide
  now: Date
}

export async function listOwnQuotes({ tx, query, now }: RequestContext<typeof quoteRoutes.list>) {
  const { rows, next } = await quotesPage(tx, { ...query, side: 'customer' })
  return { rows: await rowsOf(tx, rows, now), next }
}

const statesOf = {
  open: openQuoteStates,
  accepted: ['accepted'],
  over: ['declined', 'refused', 'withdrawn', 'closed'],
  all: undefined,
} as const satisfies Record<string, readonly QuoteState[] | undefined>

export async function listShopQuotes({ tx, query, now }: RequestContext<typeof shopQuoteRoutes.list>) {
  const { state, ...page } = query
  const { rows, next } = await quotesPage(tx, { ...page, side: 'shop', states: statesOf[state] })
  return { rows: await rowsOf(tx, rows, now), next }
}

export const readOwnQuote = ({ tx, params, now }: RequestContext<typeof quoteRoutes.read>) =>
  tellQuote(tx, params.id, { side: 'customer', now })

export const readShopQuote = ({ tx, params, now }: RequestContext<typeof shopQuoteRoutes.read>) =>
  tellQuote(tx, params.id, { side: 'shop', now })

/** A quote as one of its sides sees it. Throws notFound. */
export async function tellQuote(tx: Tx, id: string, { side, now }: Looking): Promise<Quote> {
  const row = await quoteRow(tx, id, side)
  if (!row) throw notFound()
  const today = dayIn(await zoneOf(tx, row.shop_id), now)
  const offers = await offersOf(tx, row)
  const isMine = side === 'customer' || row.state === 'accepted'
  return {
    ...rowOf(row, today),
    words: row.words,
    cloth: row.cloth,
    photos: await photosOfBrief(tx, { shopId: row.shop_id, quoteId: row.id, side }),
    sizes: row.sizes ?? undefined,
    phone: isMine && row.phone ? showPhone(row.phone, '') : undefined,
    version: row.version,
    others: side === 'customer' ? await countOthers(tx, row, closedByAnother.from) : undefined,
    offers: offers.map((offer) => ({
      version: offer.version,
      priceMinor: offer.price_minor,
      trialOn: offer.trial_on ?? undefined,
      readyOn: offer.ready_on,
      validUntil: offer.valid_until,
      advanceMinor: offer.advance_minor,
      trialMinor: offer.trial_minor,
      remakeDays: offer.remake_days,
      words: offer.words ?? undefined,
      at: offer.created_at.toISOString(),
    })),
    can: actsOpen(standsAs(row), { side, today }),
    orderId: side === 'shop' ? (row.order_id ?? undefined) : undefined,
    trackingPath: side === 'customer' ? (row.tracking_path ?? undefined) : undefined,
  }
}

export const standsAs = ({ state, valid_until }: Pick<QuoteRecord, 'state' | 'valid_until'>) => ({
  state,
  validUntil: valid_until ?? undefined,
})

async function rowsOf(tx: Tx, rows: readonly QuoteRecord[], now: Date): Promise<QuoteRow[]> {
  const zones = new Map<string, string>()
  for (const { shop_id } of rows) if (!zones.has(shop_id)) zones.set(shop_id, await zoneOf(tx, shop_id))
  return rows.map((row) => rowOf(row, dayIn(zones.get(row.shop_id) ?? 'UTC', now)))
}

function rowOf(row: QuoteRecord, today: string): QuoteRow {
  return {
    id: row.id,
    requestId: row.request_id,
    state: row.state,
    isExpired: isExpired(standsAs(row), today),
    shop: { name: row.shop_name, slug: row.shop_slug },
    customerName: row.name,
    garment: row.garment,
    neededOn: row.needed_on ?? undefined,
    currency: row.currency as QuoteRow['currency'], // written from the shop's own, which the database holds to the list
    budgetMinor: row.budget_minor ?? undefined,
    priceMinor: row.price_minor ?? undefined,
    unread: row.unread ?? 0,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

/** The quotes of one request of the account. */
export async function rowsOfRequest(tx: Tx, requestId: string, now: Date): Promise<QuoteRow[]> {
  const ids = await idsOfRequest(tx, requestId)
  const rows = await Promise.all(ids.map(({ id }) => quoteRow(tx, id, 'customer')))
  return rowsOf(
    tx,
    rows.filter((row) => row !== undefined),
    now,
  )
}
