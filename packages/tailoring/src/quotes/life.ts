/** The whole life of a quote: who may do what, when, and what it becomes. One table, for both sides and for the server. */
import type { Result } from '../result.ts'

export const quoteStates = [
  'asked',
  'quoted',
  'accepted',
  'declined',
  'refused',
  'withdrawn',
  'closed',
] as const
export type QuoteState = (typeof quoteStates)[number]
export const quoteSides = ['customer', 'shop'] as const
export type QuoteSide = (typeof quoteSides)[number]

interface Act {
  by: readonly QuoteSide[]
  from: readonly QuoteState[]
  /** Undefined: the state stays. */
  to?: QuoteState
  /** The offer must still hold. */
  needsValid?: true
}

export const quoteActs = {
  /** Names a price and dates; again, as the next version. */
  offer: { by: ['shop'], from: ['asked', 'quoted'], to: 'quoted' },
  /** The shop does not take it. */
  refuse: { by: ['shop'], from: ['asked', 'quoted'], to: 'refused' },
  accept: { by: ['customer'], from: ['quoted'], to: 'accepted', needsValid: true },
  decline: { by: ['customer'], from: ['quoted'], to: 'declined' },
  withdraw: { by: ['customer'], from: ['asked', 'quoted'], to: 'withdrawn' },
  stopSharing: {
    by: ['customer'],
    from: ['asked', 'quoted', 'accepted', 'declined', 'refused', 'withdrawn', 'closed'],
  },
} as const satisfies Record<string, Act>
export type QuoteAct = keyof typeof quoteActs
// the keys of a closed table
export const quoteActNames = Object.keys(quoteActs) as QuoteAct[]

/** What happens to the others of a request when one of them is accepted. */
export const closedByAnother = { from: ['asked', 'quoted'], to: 'closed' } as const

/** Nothing comes of it any more: its conversation is over too. */
export const endedQuoteStates: readonly QuoteState[] = ['declined', 'refused', 'withdrawn', 'closed']

/** Still open to either side: what the limits count. */
export const openQuoteStates: readonly QuoteState[] = ['asked', 'quoted']

/** As many shops as one request may ask, and as many open quotes as one account may have with one shop. */
export const quoteLimits = { shops: 3, openPerShop: 3, validDays: 90 } as const

/** The names under which a request's form carries its photos, in their order; it carries no more. */
export const quotePhotoFields = ['photo1', 'photo2', 'photo3', 'photo4'] as const

export interface QuoteNow {
  state: QuoteState
  /** Of the offer that stands. */
  validUntil?: string
}

/** Whether the offer that stands holds no longer. */
export const isExpired = ({ state, validUntil }: QuoteNow, today: string): boolean =>
  state === 'quoted' && validUntil !== undefined && validUntil < today

export function mayAct(
  quote: QuoteNow,
  { act, side, today }: { act: QuoteAct; side: QuoteSide; today: string },
): Result<{ to: QuoteState }, 'quotes.notFromHere' | 'quotes.expired', { state: QuoteState }> {
  const { by, from, to, needsValid }: Act = quoteActs[act]
  const params = { state: quote.state }
  if (!by.includes(side) || !from.includes(quote.state)) return { refused: 'quotes.notFromHere', params }
  if (needsValid && isExpired(quote, today)) return { refused: 'quotes.expired', params }
  return { ok: true, to: to ?? quote.state }
}

/** What a side may do now; its buttons follow it. */
export const actsOpen = (quote: QuoteNow, { side, today }: { side: QuoteSide; today: string }): QuoteAct[] =>
  quoteActNames.filter((act) => 'ok' in mayAct(quote, { act, side, today }))
