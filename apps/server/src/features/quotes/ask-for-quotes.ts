import type { quoteRoutes } from '@darzi/contract/quotes.ts'
import { openQuoteStates, quoteLimits } from '@darzi/tailoring/quotes/life.ts'
import type { SharedSizes } from '@darzi/tailoring/quotes/sizes.ts'
import { handToShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError, fieldError } from '../../http/app-error.ts'
import type { InTx, StepsContext } from '../../http/request-context.ts'
import { readPhone } from '../../phone.ts'
import { guardAttempts } from '../accounts/api.ts'
import { newestScan } from '../body-scans/api.ts'
import { type ListedShop, listedShop } from '../find-tailors/api.ts'
import { dayIn } from '../shops/api.ts'
import { newsToShop, tellShop } from './quote-event.ts'
import { idsOfRequest, openWith } from './quote-queries.ts'
import { insertQuote } from './quote-store.ts'
import { rowsOfRequest } from './read-quotes.ts'

type AskContext = StepsContext<typeof quoteRoutes.ask>

/** Asks each of the shops; the same request again answers what it made. Sizes go along as they are now, when the customer says so. */
export async function askForQuotes(ctx: AskContext) {
  const { step, once, body, account, now } = ctx
  await guardAttempts(step, now, { quoteRequest: account.id })
  return once(async (given) => {
    const { tx } = given
    if ((await idsOfRequest(tx, body.id)).length === 0) await askEach(ctx, given)
    return { requestId: body.id, quotes: await rowsOfRequest(tx, body.id, now) }
  })
}

async function askEach(ctx: AskContext, given: InTx) {
  const { body, account, now } = ctx
  const { tx } = given
  const sizes = body.sharesSizes ? await sizesNow(tx) : undefined
  for (const slug of new Set(body.tailors)) {
    const shop = await listedShop(tx, { slug, accountId: account.id })
    if (!shop) throw fieldError('tailors', 'quotes.notListed')
    if (body.neededOn && body.neededOn < dayIn(shop.timeZone, now))
      throw fieldError('neededOn', 'quotes.neededPast')
    if ((await openWith(tx, shop.id, openQuoteStates)) >= quoteLimits.openPerShop)
      throw new AppError('quotes.tooManyOpen', { shop: shop.name })
    await askOne(ctx, given, { shop, sizes })
  }
}

async function askOne(
  { account, body, newId, now }: AskContext,
  { tx, enqueue }: InTx,
  { shop, sizes }: { shop: ListedShop; sizes: SharedSizes | undefined },
) {
  const phone = readPhone(body.phone, shop.country)
  if (!phone) throw fieldError('phone', 'customers.phoneInvalid')
  const { garment, words, cloth, neededOn, budgetMinor, name } = body
  const id = newId()
  const brief = { garment, words, cloth, neededOn, budgetMinor, name, phone, sizes }
  await insertQuote(tx, {
    ...brief,
    shopId: shop.id,
    id,
    accountId: account.id,
    requestId: body.id,
    shopName: shop.name,
    slug: shop.slug,
    currency: shop.currency,
    now,
  })
  await handToShop(tx, { accountId: account.id, shopId: shop.id }, async () => {
    await tellShop({ tx, newId, now }, { shopId: shop.id, id, name, kind: 'quotes.asked' })
    await newsToShop({ tx, enqueue, newId }, { shopId: shop.id, id, name, template: 'quoteAsked' })
  })
}

/** The account's own newest scan. Throws quotes.noSizes when there is none. */
async function sizesNow(tx: Tx): Promise<SharedSizes> {
  const scan = await newestScan(tx)
  if (!scan) throw fieldError('sharesSizes', 'quotes.noSizes')
  return {
    takenAt: scan.takenAt,
    heightMm: scan.person.heightMm,
    weightKg: scan.person.weightKg,
    values: Object.entries(scan.estimates).map(([site, { mm, plusMinusMm }]) => ({ site, mm, plusMinusMm })),
  }
}
