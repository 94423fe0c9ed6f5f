import { scanSites } from '@darzi/contract/body-scans.ts'
import type { quoteRoutes } from '@darzi/contract/quotes.ts'
import { openQuoteStates, quoteLimits } from '@darzi/tailoring/quotes/life.ts'
import type { SharedSizes } from '@darzi/tailoring/quotes/sizes.ts'
import { handToShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError, emptyField, fieldError } from '../../http/app-error.ts'
import type { InTx, StepsContext } from '../../http/request-context.ts'
import { digestOf, requireSameSending } from '../../http/same-sending.ts'
import { readPhone } from '../../phone.ts'
import { guardAttempts } from '../accounts/api.ts'
import { foundAt, newestScan } from '../body-scans/api.ts'
import { type ListedShop, listedShop } from '../find-tailors/api.ts'
import { dayIn } from '../shops/api.ts'
import { dropBriefPhotos, type PhotosByShop, storeBriefPhotos } from './brief-photos.ts'
import { newsToShop, tellShop } from './quote-event.ts'
import { idsOfRequest, openWith } from './quote-queries.ts'
import { insertQuote, lockAsking } from './quote-store.ts'
import { rowsOfRequest } from './read-quotes.ts'

type AskContext = StepsContext<typeof quoteRoutes.ask>

/**
 * Asks each of the shops; the same request again answers what it made. Throws request.keyReused for
 * another under its id. Sizes go along as they are now, when the customer says so. Each
 * shop is given the photos as its own; those of a request that was refused, or had come before, are taken away again.
 */
export async function askForQuotes(ctx: AskContext) {
  const { step, once, body, account, now } = ctx
  await guardAttempts(step, now, { quoteRequest: account.id })
  const photos: PhotosByShop = new Map()
  try {
    await storePhotos(ctx, photos)
    return await once(async (given) => {
      const { tx } = given
      await lockAsking(tx, account.id)
      const [before] = await idsOfRequest(tx, body.id)
      if (before) requireSameSending(before.sent_hash, sentIn(ctx))
      else await askEach(ctx, given, photos)
      return { requestId: body.id, quotes: await rowsOfRequest(tx, body.id, now) }
    })
  } finally {
    await dropBriefPhotos(ctx, photos)
  }
}

/** What comes again with the same request: its words, and its pictures as they were sent. */
const sentIn = ({ body, files }: AskContext) => ({
  ...body,
  photos: Object.entries(files).map(([field, { bytes }]) => [
    field,
    digestOf(bytes.toString('base64')).toString('hex'),
  ]),
})

/** Only where all the rest is in order, and nothing was asked under this id before. */
async function storePhotos(ctx: AskContext, photos: PhotosByShop) {
  const { step, body, files } = ctx
  if (Object.keys(files).length === 0) return
  const shops = await step(async ({ tx }) =>
    (await idsOfRequest(tx, body.id)).length === 0 ? requireWhole(ctx, tx) : undefined,
  )
  if (shops) await storeBriefPhotos(ctx, { shopIds: shops.asked.map(({ shop }) => shop.id), photos })
}

async function askEach(ctx: AskContext, given: InTx, photos: PhotosByShop) {
  const { asked, sizes } = await requireWhole(ctx, given.tx)
  for (const { shop, phone } of asked)
    await askOne(ctx, given, { shop, phone, sizes, photoIds: photos.get(shop.id) ?? [] })
}

interface Asked {
  shop: ListedShop
  /** As the shop's country reads it. */
  phone: string
}

/** The shops that may be asked, and the sizes that go along. Throws the field that is in the way, and quotes.tooManyOpen. */
async function requireWhole(ctx: AskContext, tx: Tx) {
  const { body } = ctx
  if (body.budgetMinor !== undefined && !body.budgetCurrency) throw emptyField('budgetCurrency')
  const sizes = body.sharesSizes ? await sizesNow(tx) : undefined
  const asked: Asked[] = []
  for (const slug of new Set(body.tailors)) asked.push(await requireAsked(ctx, tx, slug))
  return { asked, sizes }
}

async function requireAsked({ body, account, now }: AskContext, tx: Tx, slug: string): Promise<Asked> {
  const shop = await listedShop(tx, { slug, accountId: account.id })
  if (!shop) throw fieldError('tailors', 'quotes.notListed')
  if (body.neededOn && body.neededOn < dayIn(shop.timeZone, now))
    throw fieldError('neededOn', 'quotes.neededPast')
  if ((await openWith(tx, shop.id, openQuoteStates)) >= quoteLimits.openPerShop)
    throw new AppError('quotes.tooManyOpen', { shop: shop.name })
  const phone = readPhone(body.phone, shop.country)
  if (!phone) throw fieldError('phone', 'customers.phoneInvalid')
  return { shop, phone }
}

async function askOne(
  ctx: AskContext,
  { tx, enqueue }: InTx,
  { shop, ...given }: Asked & { sizes: SharedSizes | undefined; photoIds: readonly string[] },
) {
  const { account, body, newId, now } = ctx
  const { garment, words, cloth, neededOn, name } = body
  const budgetMinor = body.budgetCurrency === shop.currency ? body.budgetMinor : undefined
  const brief = { garment, words, cloth, neededOn, budgetMinor, name }
  const id = newId()
  await insertQuote(tx, {
    ...brief,
    ...given,
    shopId: shop.id,
    id,
    accountId: account.id,
    requestId: body.id,
    shopName: shop.name,
    slug: shop.slug,
    currency: shop.currency,
    sentHash: digestOf(sentIn(ctx)),
    now,
    newId,
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
    values: scanSites.map((site) => ({ site, ...foundAt(scan, site) })),
  }
}
