/** Listings: those of all shops through functions of the database that know what is public, and the own shop's inside it. */
import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

/** Only what is asked for is in it; see find_listings (0159_free_dates.sql). */
export type ListingFilter = Record<string, string | number | boolean | readonly string[]>

export interface FoundListing {
  id: string
  sort_key: number
  distance_km: number | null
  from_minor: number | null
  slug: string
  name: string
  city: string | null
  languages: string[]
  has_woman: boolean
  rating: number | null
  reviews: number
  kept_percent: number | null
  verified_at: Date | null
  currency: Currency
  is_demo: boolean
  free_on: string | null
  photo_id: string | null
}

interface Asked {
  filter: ListingFilter
  sort: string
  after?: { key: number; id: string }
  most: number
}

export async function foundListings(tx: Tx, { filter, sort, after, most }: Asked) {
  const { rows } = await sql<FoundListing>`
    select id, sort_key, distance_km, from_minor, slug, name, city, languages, has_woman, rating::float8 as rating, reviews,
           kept_percent, verified_at, currency, is_demo, free_on, photo_id
      from find_listings(${JSON.stringify(filter)}::jsonb, ${sort}, ${after?.key ?? null}::float8, ${after?.id ?? null}::uuid, ${most})`.execute(
    tx,
  )
  // The driver hands numbers with a point on as text.
  return rows.map((row) => ({
    ...row,
    sort_key: Number(row.sort_key),
    distance_km: row.distance_km === null ? null : Number(row.distance_km),
    rating: row.rating === null ? null : Number(row.rating),
  }))
}

/** Listed shops whose next free day is to be asked for. */
export async function listingsToRefresh(tx: Tx, { today, most }: { today: string; most: number }) {
  const { rows } = await sql<{ shop_id: string }>`
    select shop_id from listings_to_refresh(${today}::date, ${most})`.execute(tx)
  return rows.map(({ shop_id }) => shop_id)
}

/** The shop at a public address; undefined when none is listed there. */
export async function shopOfSlug(tx: Tx, slug: string): Promise<string | undefined> {
  const { rows } = await sql<{ shop_id: string }>`select shop_id from find_listing(${slug})`.execute(tx)
  return rows[0]?.shop_id
}

/** Of listed shops, sample shops apart, in the order of their ids. */
export async function listedSlugs(tx: Tx, { skip, most }: { skip: number; most: number }): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`select slug from listed_slugs(${skip}, ${most})`.execute(tx)
  return rows.map(({ slug }) => slug)
}

export async function countListedSlugs(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count_listed_slugs() as count`.execute(tx)
  return rows[0]?.count ?? 0
}

export async function isSlugFree(tx: Tx, slug: string): Promise<boolean> {
  const { rows } = await sql<{ is_free: boolean }>`select is_slug_free(${slug}) as is_free`.execute(tx)
  return rows[0]?.is_free ?? false
}

/** The own shop's listing; undefined before anything was said of it. */
export const ownListingRow = (tx: Tx) =>
  tx
    .selectFrom('listings')
    .select([
      'is_listed',
      'slug',
      'languages',
      'has_woman',
      'latitude',
      'longitude',
      'verified_at',
      'verified_for',
      'reviews',
      'rating',
      'kept_percent',
      'rework_percent',
    ])
    .executeTakeFirst()
export type ListingRow = NonNullable<Awaited<ReturnType<typeof ownListingRow>>>

/** What the page of a shop shows beside its listing. Inside the shop. */
export const shopOnPage = (tx: Tx, shopId: string) =>
  tx
    .selectFrom('shops')
    .leftJoin('shop_profiles as profile', 'profile.shop_id', 'shops.id')
    .leftJoin('calendar_settings as booking', 'booking.shop_id', 'shops.id')
    .select([
      'shops.name',
      'shops.phone',
      'shops.address',
      'shops.country',
      'shops.currency',
      'shops.is_demo',
      'profile.city',
      'profile.state',
      'profile.experience_years',
      'profile.about',
      'profile.specialties',
      'profile.links',
      'booking.takes_bookings',
      'booking.booking_token',
    ])
    .where('shops.id', '=', shopId)
    .executeTakeFirstOrThrow()
