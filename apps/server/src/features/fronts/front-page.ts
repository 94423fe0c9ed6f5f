import type { Front, frontRoutes, ListedHouse } from '@darzi/contract/fronts.ts'
import { insideShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { notFound } from '../../http/app-error.ts'
import { isInstantKey } from '../../http/exact-instant.ts'
import { cursorOf, readCursor } from '../../http/keyset.ts'
import type { RequestContext, StepsContext } from '../../http/request-context.ts'
import { showPhone } from '../../phone.ts'
import { photoAnswer } from '../files/api.ts'
import {
  type FoundHouse,
  foundHouses,
  frontAt,
  ownFrontRow,
  type ServedFront,
  shopOfFront,
} from './front-queries.ts'

/** Houses with a front, a page at a time. */
export async function listHouses({ tx, query }: RequestContext<typeof frontRoutes.list>) {
  const { q, after: cursor, limit } = query
  const position = cursor === undefined ? undefined : readCursor(cursor, 'published', isInstantKey)
  const after = position && { key: String(position.key), id: position.id }
  const words = (q ?? '').split(/[\s,]+/).filter(Boolean)
  const found = await foundHouses(tx, { words, after, most: limit + 1 })
  const last = found.length > limit ? found[limit - 1] : undefined
  return {
    rows: found.slice(0, limit).map(tellHouse),
    next: last && cursorOf('published', last.published_exactly, last.shop_id),
  }
}

const tellHouse = (row: FoundHouse): ListedHouse => ({
  slug: row.slug,
  name: row.name,
  tagline: row.tagline ?? undefined,
  city: row.city ?? undefined,
  mainColour: row.main_colour,
  accentColour: row.accent_colour,
  logoUrl: row.logo_id ? logoPath(row.slug, row.logo_id, 'thumb') : undefined,
  isDemo: row.is_demo,
})

const logoPath = (slug: string, id: string, size: 'thumb' | 'full') =>
  `/api/houses/${slug}/logo/${id}/${size}`

export async function readFront({
  tx,
  params,
  now,
  app,
}: RequestContext<typeof frontRoutes.read>): Promise<Front> {
  const front = await frontPageOf(tx, params.slug, now)
  if (!front) throw notFound()
  const { PUBLIC_URL, PORT } = app.settings
  return { ...front, mainUrl: PUBLIC_URL ?? `http://localhost:${PORT}` }
}

export type FrontPage = Omit<Front, 'mainUrl'> & { country: string }

/** What anybody sees of a house; undefined where no front is served. */
export async function frontPageOf(tx: Tx, slug: string, now: Date): Promise<FrontPage | undefined> {
  const front = await frontAt(tx, { slug }, now)
  return front && insideShop(tx, front.shopId, () => pageOf(tx, front, now))
}

async function pageOf(
  tx: Tx,
  { shopId, slug, domain }: ServedFront,
  now: Date,
): Promise<FrontPage | undefined> {
  const [row, shop] = [await ownFrontRow(tx), await shopOfFront(tx, now)]
  if (!row) return undefined
  return {
    shopId,
    slug,
    domain,
    name: shop.name,
    tagline: row.tagline ?? undefined,
    about: row.about ?? undefined,
    city: shop.city ?? undefined,
    address: shop.address ?? undefined,
    phone: shop.phone ? showPhone(shop.phone, '') : undefined,
    mainColour: row.main_colour,
    accentColour: row.accent_colour,
    logoUrl: row.logo_id ? logoPath(slug, row.logo_id, 'full') : undefined,
    isDemo: shop.is_demo,
    currency: shop.currency,
    country: shop.country,
  }
}

/** The logo of a published front, while it is the one. */
export async function showLogo(ctx: StepsContext<typeof frontRoutes.logo>) {
  const { params, step, app, now } = ctx
  const shopId = await step(async ({ tx }) => {
    const front = await frontAt(tx, { slug: params.slug }, now)
    const row = front && (await insideShop(tx, front.shopId, () => ownFrontRow(tx)))
    return row?.logo_id === params.id ? front?.shopId : undefined
  })
  if (!shopId) throw notFound()
  return photoAnswer({ app, member: { shopId }, params })
}
