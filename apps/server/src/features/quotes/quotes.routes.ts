/**
 * Quotes: a customer asks up to three listed shops, each offers a price in versions, one is accepted and becomes an order. The table of
 * tailoring/quotes/life says who may do what when; an offer that was made is never rewritten, and a request becomes one order at most.
 */
import { quoteRoutes, shopQuoteRoutes } from '@darzi/contract/quotes.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle, handleInSteps } from '../../http/handle.ts'
import { standingOffers } from '../orders/api.ts'
import { acceptQuote } from './accept-quote.ts'
import { actOnQuote } from './act-on-quote.ts'
import { askForQuotes } from './ask-for-quotes.ts'
import { offerQuote, refuseQuote } from './offer-quote.ts'
import { isOfferStanding } from './quote-queries.ts'
import { listOwnQuotes, listShopQuotes, readOwnQuote, readShopQuote } from './read-quotes.ts'

export function openQuotes(app: AppContext) {
  standingOffers.provide(isOfferStanding)
  handleInSteps(app, quoteRoutes.ask, askForQuotes)
  handle(app, quoteRoutes.list, listOwnQuotes)
  handle(app, quoteRoutes.read, readOwnQuote)
  handleInSteps(app, quoteRoutes.accept, acceptQuote)
  handle(app, quoteRoutes.act, actOnQuote)
  handle(app, shopQuoteRoutes.list, listShopQuotes)
  handle(app, shopQuoteRoutes.read, readShopQuote)
  handle(app, shopQuoteRoutes.offer, offerQuote)
  handle(app, shopQuoteRoutes.refuse, refuseQuote)
}
