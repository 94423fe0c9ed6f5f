import type { findTailorRoutes, OwnListing } from '@darzi/contract/find-tailors.ts'
import { isSlug, type ListingLanguage, listingLanguages, slugOf } from '@darzi/tailoring/market/listing.ts'
import type { Tx } from '../../db/tx.ts'
import { fieldError } from '../../http/app-error.ts'
import type { Around, RequestContext } from '../../http/request-context.ts'
import { isSlugFree, ownListingRow, shopOnPage } from './listing-queries.ts'
import { type ListingChange, writeListing } from './listing-store.ts'
import { standingOf } from './standing-of.ts'

interface Reading {
  tx: Tx
  app: Pick<Around['app'], 'settings'>
}

export async function readOwnListing({ tx, app }: Reading): Promise<OwnListing> {
  const row = await ownListingRow(tx)
  return {
    isListed: row?.is_listed ?? false,
    slug: row?.slug ?? undefined,
    languages: (row?.languages ?? []).filter(isSpoken),
    hasWoman: row?.has_woman ?? false,
    latitude: row?.latitude == null ? undefined : Number(row.latitude),
    longitude: row?.longitude == null ? undefined : Number(row.longitude),
    url: row?.is_listed ? `${app.settings.PUBLIC_URL ?? ''}/tailors/${row.slug}` : undefined,
    standing: standingOf(row),
  }
}

const isSpoken = (language: string): language is ListingLanguage =>
  listingLanguages.some((each) => each === language)

/** Lists the shop or takes it off. Without a word on its address it gets one of its name. Throws market.slugTaken, market.slugInvalid. */
export async function changeOwnListing(ctx: RequestContext<typeof findTailorRoutes.change>) {
  const { tx, member, body, now, publishEvent } = ctx
  const { isListed, slug, languages, hasWoman, place } = body
  const before = await ownListingRow(tx)
  const change: ListingChange = {
    ...(isListed === undefined ? {} : { is_listed: isListed }),
    ...(languages ? { languages: [...new Set(languages)] } : {}),
    ...(hasWoman === undefined ? {} : { has_woman: hasWoman }),
    ...(place === undefined
      ? {}
      : { latitude: place && String(place.latitude), longitude: place && String(place.longitude) }),
    ...(isListed && !before?.is_listed ? { listed_at: now } : {}),
  }
  if (slug) change.slug = await soundSlug(tx, slug)
  else if (isListed && !before?.slug) change.slug = await newSlug(tx, member.shopId)
  await writeListing(tx, member.shopId, change)
  const { name } = await shopOnPage(tx, member.shopId)
  await publishEvent({ kind: 'shops.listingChanged', subject: { type: 'shop', id: member.shopId, name } })
  return readOwnListing(ctx)
}

async function soundSlug(tx: Tx, typed: string): Promise<string> {
  const slug = slugOf(typed)
  if (!isSlug(slug)) throw fieldError('slug', 'market.slugInvalid')
  if (!(await isSlugFree(tx, slug))) throw fieldError('slug', 'market.slugTaken', { slug })
  return slug
}

/** The name, then with its city, then with a part of the shop's id, whichever is free first. */
async function newSlug(tx: Tx, shopId: string): Promise<string> {
  const { name, city } = await shopOnPage(tx, shopId)
  const last = slugOf('tailor', shopId.slice(-12))
  for (const slug of [slugOf(name), slugOf(name, city ?? undefined), last])
    if (isSlug(slug) && (await isSlugFree(tx, slug))) return slug
  throw fieldError('slug', 'market.slugTaken', { slug: last })
}
