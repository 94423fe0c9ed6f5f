import type { FoundTailor, findTailorRoutes } from '@darzi/contract/find-tailors.ts'
import { fieldError } from '../../http/app-error.ts'
import { cursorOf, readCursor } from '../../http/keyset.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { guardAttempts } from '../accounts/api.ts'
import { dayIn } from '../shops/api.ts'
import { type FoundListing, foundListings, type ListingFilter } from './listing-queries.ts'
import { photoPath } from './photo-path.ts'

type FindContext = StepsContext<typeof findTailorRoutes.find>

/** Listed tailors by what was asked, a page at a time. Sorting by distance needs a place, by price a garment. */
export async function findTailors({ step, now, request, query }: FindContext) {
  await guardAttempts(step, now, { shopSearch: request.address })
  if (query.sort === 'near' && query.lat === undefined) throw fieldError('lat', 'request.invalid')
  if (query.ready && !query.garment) throw fieldError('garment', 'request.invalid')
  if (query.sort === 'price' && !query.garment) throw fieldError('garment', 'request.invalid')
  const { sort, limit } = query
  const after = query.after === undefined ? undefined : readCursor(query.after, sort, Number.isFinite)
  const position = after && { key: Number(after.key), id: after.id }
  const asked = { filter: filterOf(query, now), sort, after: position, most: limit + 1 }
  const found = await step(({ tx }) => foundListings(tx, asked))
  const last = found.length > limit ? found[limit - 1] : undefined
  return {
    rows: found.slice(0, limit).map(tellTailor),
    next: last && cursorOf(sort, last.sort_key, last.id),
  }
}

export type TailorQuery = FindContext['query']

export function filterOf({ q, lat, lng, km, ...query }: TailorQuery, now: Date): ListingFilter {
  const words = (q ?? '').split(/[\s,]+/).filter(Boolean)
  const { city, garment, atLeast, upTo, rating, kept, language, free, ready } = query
  return {
    ...(words.length > 0 ? { words } : {}),
    ...(city ? { city } : {}),
    ...(garment ? { garment } : {}),
    // A price is of a garment, in one currency.
    ...(garment && (atLeast || upTo) ? { currency: query.currency } : {}),
    ...(garment && atLeast ? { atLeast: atLeast * 100 } : {}),
    ...(garment && upTo ? { upTo: upTo * 100 } : {}),
    ...(rating ? { rating } : {}),
    ...(kept ? { kept } : {}),
    ...(language ? { language } : {}),
    ...(query.woman ? { woman: true } : {}),
    ...(free ? { free } : {}),
    // A day is over later or earlier elsewhere: a visitor's shop is seldom a day away.
    ...(ready ? { ready, today: dayIn('UTC', now) } : {}),
    ...(query.verified ? { verified: true } : {}),
    ...(lat === undefined || lng === undefined ? {} : { lat, lng, km }),
  }
}

const tellTailor = (row: FoundListing): FoundTailor => ({
  slug: row.slug,
  name: row.name,
  city: row.city ?? undefined,
  languages: row.languages,
  hasWoman: row.has_woman,
  isDemo: row.is_demo,
  currency: row.currency,
  fromMinor: row.from_minor ?? undefined,
  distanceKm: row.distance_km === null ? undefined : Math.round(row.distance_km * 10) / 10,
  photoUrl: row.photo_id ? photoPath(row.slug, row.photo_id, 'thumb') : undefined,
  isVerified: row.verified_at !== null,
  freeOn: row.free_on ?? undefined,
  rating: row.rating ?? undefined,
  reviews: row.reviews,
  keptPercent: row.kept_percent ?? undefined,
})
