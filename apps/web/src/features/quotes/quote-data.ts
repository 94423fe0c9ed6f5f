/** Quotes of the one side or the other: what is asked and offered is the server's; every answer takes the place of what was shown. */
import type { ApiRequest } from '@darzi/contract/api.ts'
import type { Quote } from '@darzi/contract/quotes.ts'
import { quotePhotoFields } from '@darzi/tailoring/quotes/life.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { byCursor } from '../../data/by-cursor.ts'
import { queries } from '../../data/queries.ts'
import { shrinkPhoto } from '../../data/shrink-photo.ts'

export type Side = 'customer' | 'shop'
export type ShopFilter = 'open' | 'accepted' | 'over'

const keyOf = (id: string) => ['quotes', 'one', id]

export const useOwnQuotes = () =>
  useInfiniteQuery({
    queryKey: ['quotes', 'own'],
    ...byCursor((after, told) => call('GET /api/quotes', { query: { after, limit: 30 } }, told)),
  })

export const useShopQuotes = (state: ShopFilter) =>
  useInfiniteQuery({
    queryKey: ['quotes', 'shop', state],
    ...byCursor((after, told) => call('GET /api/shop/quotes', { query: { state, after, limit: 30 } }, told)),
  })

export const useQuote = (id: string, side: Side) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) =>
      side === 'shop'
        ? call('GET /api/shop/quotes/:id', { params: { id } }, { signal })
        : call('GET /api/quotes/:id', { params: { id } }, { signal }),
  })

const forgetLists = () =>
  void queries.invalidateQueries({ queryKey: ['quotes'], predicate: ({ queryKey }) => queryKey[1] !== 'one' })

function keep(quote: Quote): Quote {
  queries.setQueryData(keyOf(quote.id), quote)
  forgetLists()
  return quote
}

/** It stands among the own orders at once. */
export async function acceptQuote(id: string, version: number) {
  const quote = keep(await call('POST /api/quotes/:id/accept', { params: { id }, body: { version } }))
  void queries.invalidateQueries({ queryKey: ['portal'] })
  return quote
}

export const actOnQuote = async (id: string, act: 'decline' | 'withdraw' | 'stopSharing') =>
  keep(await call('POST /api/quotes/:id/act', { params: { id }, body: { act } }))

export const sendOffer = async (id: string, body: ApiRequest<'POST /api/shop/quotes/:id/offers'>['body']) =>
  keep(await call('POST /api/shop/quotes/:id/offers', { params: { id }, body }))

export const refuseQuote = async (id: string, words: string) =>
  keep(await call('POST /api/shop/quotes/:id/refuse', { params: { id }, body: { words } }))

/** The photos go along, made small on the device, in their order. */
export async function askForQuotes(body: ApiRequest<'POST /api/quotes'>['body'], photos: readonly File[]) {
  const small = await Promise.all(photos.map(shrinkPhoto))
  const files = Object.fromEntries(quotePhotoFields.map((field, at) => [field, small[at]]))
  const asked = await call('POST /api/quotes', { body, files })
  forgetLists()
  return asked
}
