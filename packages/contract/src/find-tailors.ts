/** Finding a tailor: what shops that chose to be listed show to anybody. What is told of their orders is counted, never typed. */
import { listingLanguages } from '@darzi/tailoring/market/listing.ts'
import { linkKinds } from '@darzi/tailoring/shops/profile-limits.ts'
import { z } from 'zod'
import { piece } from './order-shapes.ts'
import { route } from './route.ts'
import { count, currency, day, id, instant, line, minor, page, pageQuery } from './shapes.ts'

const garmentKey = z.string().regex(/^[a-z0-9_-]{1,60}$/)
const languageOfShop = z.enum(listingLanguages)

/** Counted from the orders of a year and the reviews of those who received them; absent while there are too few. */
export const standing = z.object({
  rating: z.number().optional(),
  reviews: count,
  keptPercent: z.int().optional(),
  reworkPercent: z.int().optional(),
  verified: z.object({ at: instant, for: z.array(z.string()) }).optional(),
})

export const foundTailor = z.object({
  slug: z.string(),
  name: z.string(),
  city: z.string().optional(),
  languages: z.array(z.string()),
  hasWoman: z.boolean(),
  isDemo: z.boolean(),
  currency,
  /** What the garment searched for costs from. */
  fromMinor: minor.optional(),
  distanceKm: z.number().optional(),
  photoUrl: z.string().optional(),
  isVerified: z.boolean(),
  /** The first day with a free time for a visit; absent where no visits are booked online. */
  freeOn: day.optional(),
  ...standing.pick({ rating: true, reviews: true, keptPercent: true }).shape,
})
export type FoundTailor = z.output<typeof foundTailor>

export const tailorPage = z.object({
  /** As public forms name it. */
  shopId: id,
  slug: z.string(),
  name: z.string(),
  isDemo: z.boolean(),
  about: z.string().optional(),
  city: z.string().optional(),
  state: z.string().optional(),
  address: z.string().optional(),
  phone: z.string().optional(),
  experienceYears: z.int().optional(),
  specialties: z.array(z.string()),
  languages: z.array(z.string()),
  hasWoman: z.boolean(),
  links: z.partialRecord(z.enum(linkKinds), z.string()),
  currency,
  country: z.string(),
  prices: z.array(z.object({ key: z.string(), name: z.string().optional(), fromMinor: minor, days: count })),
  photos: z.array(
    z.object({
      id,
      caption: z.string().optional(),
      /** What a photo of a delivered piece shows; empty for an uploaded one. */
      garments: z.array(piece.shape.garment),
      url: z.string(),
      thumbUrl: z.string(),
    }),
  ),
  /** Where a visit is booked, while the shop takes bookings. */
  bookingPath: z.string().optional(),
  standing,
})
export type TailorPage = z.output<typeof tailorPage>

export const ownListing = z.object({
  isListed: z.boolean(),
  slug: z.string().optional(),
  languages: z.array(languageOfShop),
  hasWoman: z.boolean(),
  latitude: z.number().optional(),
  longitude: z.number().optional(),
  /** The address of the page, whole; there is one while the shop is listed. */
  url: z.string().optional(),
  standing,
})
export type OwnListing = z.output<typeof ownListing>

const slug = z.string().min(1).max(80)

export const findTailorRoutes = {
  find: route({
    method: 'GET',
    path: '/api/tailors',
    access: 'public',
    summary:
      'Listed tailors by words, city, garment, price, stars, promises kept, language, free days and distance; best first',
    query: z.object({
      q: line(120).optional(),
      city: line(80).optional(),
      garment: garmentKey.optional(),
      /** Of `garment`, in whole units of `currency`, as `upTo`. */
      atLeast: z.coerce.number().int().min(1).max(10_000_000).optional(),
      upTo: z.coerce.number().int().min(1).max(10_000_000).optional(),
      currency: currency.default('INR'),
      rating: z.coerce.number().min(1).max(5).optional(),
      kept: z.coerce.number().int().min(1).max(100).optional(),
      language: languageOfShop.optional(),
      woman: z.literal('true').optional(),
      /** Has a free time for a visit by this day. */
      free: day.optional(),
      /** Sews `garment` in time for this day, begun today. */
      ready: day.optional(),
      verified: z.literal('true').optional(),
      lat: z.coerce.number().min(-90).max(90).optional(),
      lng: z.coerce.number().min(-180).max(180).optional(),
      km: z.coerce.number().int().min(1).max(200).default(25),
      sort: z.enum(['best', 'near', 'price']).default('best'),
      ...pageQuery,
      limit: z.coerce.number().int().min(1).max(50).default(24),
    }),
    reply: page(foundTailor),
  }),
  read: route({
    method: 'GET',
    path: '/api/tailors/:slug',
    access: 'public',
    summary: 'The page of a listed tailor',
    params: z.object({ slug }),
    reply: tailorPage,
  }),
  photo: route({
    method: 'GET',
    path: '/api/tailors/:slug/photos/:id/:size',
    access: 'public',
    summary: 'A photo of a listed tailor’s work',
    params: z.object({ slug, id, size: z.enum(['thumb', 'full']) }),
    replies: 'file',
  }),
  own: route({
    method: 'GET',
    path: '/api/shop/listing',
    access: 'shop:shop.read',
    summary: 'How the own shop is found',
    reply: ownListing,
  }),
  change: route({
    method: 'PATCH',
    path: '/api/shop/listing',
    access: 'shop:shop.write',
    notInDemo: true,
    summary: 'List the shop, or take it off. Throws market.slugTaken and market.slugInvalid',
    body: z.object({
      isListed: z.boolean().optional(),
      slug: line(80).optional(),
      languages: z.array(languageOfShop).max(12).optional(),
      hasWoman: z.boolean().optional(),
      /** Both or neither; null takes it away. */
      place: z
        .object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
        .nullable()
        .optional(),
    }),
    reply: ownListing,
  }),
}
