import type { findTailorRoutes, TailorPage } from '@darzi/contract/find-tailors.ts'
import { insideShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { notFound } from '../../http/app-error.ts'
import type { RequestContext, StepsContext } from '../../http/request-context.ts'
import { showPhone } from '../../phone.ts'
import { photoAnswer } from '../files/api.ts'
import { allGarments } from '../garments/api.ts'
import { portfolio } from '../settings/api.ts'
import { ownListingRow, shopOfSlug, shopOnPage } from './listing-queries.ts'
import { photoPath } from './photo-path.ts'
import { standingOf } from './standing-of.ts'

export async function readTailorPage({ tx, params }: RequestContext<typeof findTailorRoutes.read>) {
  const page = await tailorPageOf(tx, params.slug)
  if (!page) throw notFound()
  return page
}

/** What anybody sees of a listed shop; undefined when none is listed at this address. */
export async function tailorPageOf(tx: Tx, slug: string): Promise<TailorPage | undefined> {
  const shopId = await shopOfSlug(tx, slug)
  return shopId === undefined ? undefined : insideShop(tx, shopId, () => pageOf(tx, shopId, slug))
}

async function pageOf(tx: Tx, shopId: string, slug: string): Promise<TailorPage> {
  const [shop, listing] = [await shopOnPage(tx, shopId), await ownListingRow(tx)]
  const [photos, garments] = [await portfolio(tx), await allGarments(tx)]
  return {
    shopId,
    slug,
    name: shop.name,
    isDemo: shop.is_demo,
    about: shop.about ?? undefined,
    city: shop.city ?? undefined,
    state: shop.state ?? undefined,
    address: shop.address ?? undefined,
    phone: shop.phone ? showPhone(shop.phone, '') : undefined,
    experienceYears: shop.experience_years ?? undefined,
    specialties: shop.specialties ?? [],
    languages: listing?.languages ?? [],
    hasWoman: listing?.has_woman ?? false,
    links: shop.links ?? {},
    currency: shop.currency,
    country: shop.country,
    prices: garments.flatMap(({ key, name, isActive, priceMinor, leadDays }) =>
      isActive && priceMinor ? [{ key, name, fromMinor: priceMinor, days: leadDays }] : [],
    ),
    photos: photos.map(({ id, caption, garments }) => ({
      id,
      caption: caption ?? undefined,
      garments,
      url: photoPath(slug, id, 'full'),
      thumbUrl: photoPath(slug, id, 'thumb'),
    })),
    bookingPath: shop.takes_bookings && shop.booking_token ? `/book/${shop.booking_token}` : undefined,
    standing: standingOf(listing),
  }
}

/** A photo of a listed shop's work, while it is there. */
export async function showTailorPhoto(ctx: StepsContext<typeof findTailorRoutes.photo>) {
  const { params, step, app } = ctx
  const shown = await step(async ({ tx }) => {
    const shopId = await shopOfSlug(tx, params.slug)
    const photos = shopId ? await insideShop(tx, shopId, () => portfolio(tx)) : []
    const photo = photos.find(({ id }) => id === params.id)
    return shopId && photo && { shopId, fileId: photo.file_id }
  })
  if (!shown) throw notFound()
  const { shopId, fileId } = shown
  return photoAnswer({ app, member: { shopId }, params: { id: fileId, size: params.size } })
}
