import type { quoteRoutes } from '@darzi/contract/quotes.ts'
import { closedByAnother } from '@darzi/tailoring/quotes/life.ts'
import { handToShop } from '../../access/cross-tenant.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { InTx, StepsContext } from '../../http/request-context.ts'
import { keepOrdered } from '../accounts/api.ts'
import { continueInOrder } from '../conversations/api.ts'
import { customerForForm } from '../customers/api.ts'
import { insertTerms, readPlaced, takeFormOrder, waitToTakeForm } from '../orders/api.ts'
import { announcesAs, formMember, shopOfForm } from '../shops/api.ts'
import { measureForQuote } from './measure-for-quote.ts'
import { newsToShop, tellShop } from './quote-event.ts'
import { type QuoteRecord, quoteRow } from './quote-queries.ts'
import { closeOthers, lockQuote, setAccepted } from './quote-store.ts'
import { tellQuote } from './read-quotes.ts'
import { requireAct } from './require-act.ts'

type AcceptContext = StepsContext<typeof quoteRoutes.accept>

/**
 * Accepts the offer that stands: an order in the shop at its price, which stands among the customer's own at once. The other shops of
 * the request hear that it is closed. All quotes of the request are held meanwhile, so of two acceptances one wins; the same again
 * answers the order that was made.
 */
export function acceptQuote(ctx: AcceptContext) {
  const { once, params, body, now } = ctx
  return once(async (given) => {
    const { tx } = given
    if (!(await lockQuote(tx, params.id))) throw notFound()
    const before = await quoteRow(tx, params.id, 'customer')
    if (before?.state !== 'accepted' || before.version !== body.version) await accept(ctx, given)
    return tellQuote(tx, params.id, { side: 'customer', now })
  })
}

async function accept(ctx: AcceptContext, given: InTx) {
  const { params, body, account, now, newId } = ctx
  const { tx } = given
  const { quote } = await requireAct(tx, params.id, { act: 'accept', side: 'customer', now })
  if (quote.version !== body.version)
    throw new AppError('quotes.changedMeanwhile', { version: quote.version })
  const hand = { accountId: account.id, shopId: quote.shop_id }
  const placed = await handToShop(tx, hand, () => place(ctx, given, quote))
  const seesAll = await keepOrdered(tx, { ...hand, orderId: placed.orderId, now })
  await setAccepted(tx, quote.id, { ...placed, trackingPath: seesAll ? placed.trackingPath : null, now })
  const others = { requestId: quote.request_id, id: quote.id, from: closedByAnother.from, now }
  for (const other of await closeOthers(tx, others))
    await handToShop(tx, { accountId: account.id, shopId: other.shop_id }, () =>
      tellShop(
        { tx, newId, now },
        { shopId: other.shop_id, id: other.id, name: other.name, kind: 'quotes.closed' },
      ),
    )
}

/** Inside the shop: the customer of this phone, the sizes they shared, and an order at the price and for the days that were offered. */
async function place(ctx: AcceptContext, given: InTx, quote: QuoteRecord) {
  const { newId, now, app } = ctx
  const { tx, enqueue } = given
  const shop = await shopOfForm(tx, quote.shop_id)
  const member = formMember(shop)
  const counter = { ...ctx, ...given, member, publishEvent: announcesAs(given, ctx, shop.id) }
  await waitToTakeForm(counter)
  if (quote.currency !== shop.currency)
    throw new AppError('quotes.currencyChanged', { currency: quote.currency })
  // The database keeps the phone of whatever is open; only a deleted account's is forgotten.
  const phone = quote.phone ?? ''
  const who = await customerForForm(counter, { name: quote.name, phone, isStranger: true })
  const { personId } = who
  const { sizes, name } = quote
  const order = await takeFormOrder(counter, {
    ...who,
    garment: quote.garment,
    source: 'quote',
    measurementId: sizes ? await measureForQuote(counter, { personId, name, sizes }) : undefined,
    priceMinor: quote.price_minor ?? undefined,
    trialOn: quote.trial_on ?? undefined,
    dueOn: quote.ready_on ?? undefined,
    notes: quote.words,
  })
  await insertTerms(tx, {
    shopId: shop.id,
    orderId: order.id,
    priceMinor: quote.price_minor ?? 0,
    advanceMinor: quote.advance_minor ?? 0,
    trialMinor: quote.trial_minor ?? 0,
    remakeDays: quote.remake_days ?? 0,
    now,
  })
  const { id } = quote
  await continueInOrder(tx, { quoteId: id, orderId: order.id })
  await tellShop({ tx, newId, now }, { shopId: shop.id, id, name, kind: 'quotes.accepted' })
  await newsToShop({ tx, enqueue, newId }, { shopId: shop.id, id, name, template: 'quoteAccepted' })
  const { trackingUrl } = await readPlaced(tx, order.id, app)
  return { orderId: order.id, trackingPath: trackingUrl.slice(trackingUrl.indexOf('/track/')) }
}
