import type { shopQuoteRoutes } from '@darzi/contract/quotes.ts'
import { addDays } from '@darzi/tailoring/customers/days.ts'
import { garmentOfOrderType } from '@darzi/tailoring/garments/order-types.ts'
import { quoteLimits } from '@darzi/tailoring/quotes/life.ts'
import type { Tx } from '../../db/tx.ts'
import { wakeAccount } from '../../events/publish-event.ts'
import { AppError, fieldError } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { insertMessage, requireKindWords } from '../conversations/api.ts'
import { garmentOf } from '../garments/api.ts'
import { waitToTakeForm } from '../orders/api.ts'
import { shopOfForm } from '../shops/api.ts'
import { newsToCustomer } from './quote-event.ts'
import type { QuoteRecord } from './quote-queries.ts'
import { insertOffer, setState } from './quote-store.ts'
import { tellQuote } from './read-quotes.ts'
import { requireAct } from './require-act.ts'

type OfferContext = RequestContext<typeof shopQuoteRoutes.offer>

/** Names a price and dates, as the version after the one the shop has seen. */
export async function offerQuote(ctx: OfferContext) {
  const { tx, member, params, body, now, publishEvent } = ctx
  const { quote, today } = await requireAct(tx, params.id, { act: 'offer', side: 'shop', now })
  if (quote.version !== body.after) throw new AppError('quotes.changedMeanwhile', { version: quote.version })
  await requireSewn(tx, quote)
  await requireCurrency(ctx, quote)
  requireDays(body, today)
  const { priceMinor, advanceMinor, trialMinor } = body
  if (advanceMinor + trialMinor > priceMinor) throw fieldError('advanceMinor', 'quotes.partsAbovePrice')
  const { after: _after, ...offered } = body
  await insertOffer(tx, {
    shopId: member.shopId,
    quoteId: quote.id,
    accountId: quote.account_id,
    version: quote.version + 1,
    memberId: member.id,
    ...offered,
    now,
  })
  const subject = { type: 'quote', id: quote.id, name: quote.name } as const
  await publishEvent({ kind: 'quotes.offered', subject })
  await wakeAccount(tx, quote.account_id, { kind: 'quotes.offered', subject })
  await newsToCustomer(ctx, quote, 'quoteOffered')
  return tellQuote(tx, params.id, { side: 'shop', now })
}

/** Whoever offers to sew a garment sews it: what the shop has archived it takes up first. 'other' is whatever the words say. */
async function requireSewn(tx: Tx, { garment: key }: QuoteRecord) {
  if (key === garmentOfOrderType('other')) return
  const garment = await garmentOf(tx, key)
  if (!garment?.isActive) throw new AppError('quotes.garmentArchived')
}

/** A price is of the shop's currency, which nobody changes meanwhile: whoever does waits for the orders' numbers. */
async function requireCurrency({ tx, member }: OfferContext, { currency }: QuoteRecord) {
  await waitToTakeForm({ tx, member })
  const shop = await shopOfForm(tx, member.shopId)
  if (shop.currency !== currency) throw new AppError('quotes.offerCurrencyChanged', { currency })
}

/** Valid from today for three months at most; tried on before it is ready, and ready no sooner than the offer ends. */
function requireDays({ trialOn, readyOn, validUntil }: OfferContext['body'], today: string) {
  if (validUntil < today || validUntil > addDays(today, quoteLimits.validDays) || validUntil > readyOn)
    throw fieldError('validUntil', 'quotes.daysWrong')
  if (trialOn && (trialOn < today || trialOn > readyOn)) throw fieldError('trialOn', 'quotes.daysWrong')
}

/** The shop does not take it; its words, if any, are the last of the conversation. */
export async function refuseQuote(ctx: RequestContext<typeof shopQuoteRoutes.refuse>) {
  const { tx, member, params, body, now, newId, publishEvent } = ctx
  const { quote, to } = await requireAct(tx, params.id, { act: 'refuse', side: 'shop', now })
  await requireKindWords(tx, body.words)
  if (body.words)
    await insertMessage(tx, {
      shopId: member.shopId,
      conversationId: quote.id,
      id: newId(),
      accountId: quote.account_id,
      author: quote.shop_name,
      memberId: member.id,
      words: body.words,
      photoId: undefined,
      now,
    })
  await setState(tx, quote.id, { state: to, now })
  const subject = { type: 'quote', id: quote.id, name: quote.name } as const
  await publishEvent({ kind: 'quotes.refused', subject })
  await wakeAccount(tx, quote.account_id, { kind: 'quotes.refused', subject })
  await newsToCustomer(ctx, quote, 'quoteRefused')
  return tellQuote(tx, params.id, { side: 'shop', now })
}
