/** Fronts: a house under its own name, colours and words, at Darzi's address or at its own. */
import { isColour } from '@darzi/tailoring/fronts/colours.ts'
import { z } from 'zod'
import { route } from './route.ts'
import { currency, id, instant, line, lines, page, pageQuery, requiredLine } from './shapes.ts'

const colour = z.string().trim().toLowerCase().refine(isColour)
const photoParams = { id, size: z.enum(['thumb', 'full']) }
const bySlug = z.object({ slug: z.string().min(1).max(120) })

const look = z.object({
  slug: z.string(),
  name: z.string(),
  tagline: z.string().optional(),
  city: z.string().optional(),
  mainColour: z.string(),
  accentColour: z.string(),
  logoUrl: z.string().optional(),
  /** A house of samples. */
  isDemo: z.boolean(),
})

/** What anybody sees of a house that has published its front. */
export const front = look.extend({
  shopId: id,
  about: z.string().optional(),
  phone: z.string().optional(),
  address: z.string().optional(),
  currency,
  /** The domain it stands at, where it has shown that it is its own. */
  domain: z.string().optional(),
  /** Where people sign in and order: Darzi's own address. */
  mainUrl: z.string(),
})
export type Front = z.output<typeof front>
export const listedHouse = look
export type ListedHouse = z.output<typeof listedHouse>

const domainClaim = z.object({
  domain: z.string(),
  state: z.enum(['claimed', 'verified', 'over']),
  /** What is to stand at the house's provider of names. */
  record: z.object({ name: z.string(), value: z.string() }),
  claimedAt: instant,
  checkedAt: instant.optional(),
})

const ownFront = z.object({
  slug: z.string().optional(),
  isPublished: z.boolean(),
  mainColour: z.string(),
  accentColour: z.string(),
  tagline: z.string().optional(),
  about: z.string().optional(),
  logo: z.object({ id, url: z.string() }).optional(),
  /** Where it is seen; absent while it is not published, or the plan has none. */
  url: z.string().optional(),
  claim: domainClaim.optional(),
  /** Whether the plan has a front, and one at the own domain. */
  isInPlan: z.boolean(),
  isDomainInPlan: z.boolean(),
})
export type OwnFront = z.output<typeof ownFront>

export const frontRoutes = {
  list: route({
    method: 'GET',
    path: '/api/houses',
    access: 'public',
    summary: 'Houses with a front, the last published first, by words of name, town and tagline',
    query: z.object({ ...pageQuery, q: line(120).optional() }),
    reply: page(listedHouse),
  }),
  read: route({
    method: 'GET',
    path: '/api/houses/:slug',
    access: 'public',
    summary: 'The front of a house',
    params: bySlug,
    reply: front,
  }),
  logo: route({
    method: 'GET',
    path: '/api/houses/:slug/logo/:id/:size',
    access: 'public',
    summary: 'The logo on a front that is published',
    params: bySlug.extend(photoParams),
    replies: 'file',
  }),
  own: route({
    method: 'GET',
    path: '/api/shop/front',
    access: 'shop:house.read',
    summary: 'The front of the own house, published or not',
    reply: ownFront,
  }),
  change: route({
    method: 'PATCH',
    path: '/api/shop/front',
    access: 'shop:house.write',
    summary:
      'Change address, colours or words, publish it or take it off; fields left out stay. Throws fronts.notInPlan, fronts.slugTaken, fronts.slugInvalid',
    body: z.object({
      slug: line(120).optional(),
      isPublished: z.boolean().optional(),
      mainColour: colour.optional(),
      accentColour: colour.optional(),
      tagline: line(120).optional(),
      about: lines(2000).optional(),
    }),
    reply: ownFront,
  }),
  setLogo: route({
    method: 'PUT',
    path: '/api/shop/front/logo',
    access: 'shop:house.write',
    summary: 'Set the logo (form field `photo`: PNG, JPEG or WebP up to 10 MB)',
    carries: 'form',
    files: ['photo'],
    reply: ownFront,
  }),
  removeLogo: route({
    method: 'DELETE',
    path: '/api/shop/front/logo',
    access: 'shop:house.write',
    summary: 'Take the logo off: the name stands in its place',
    reply: ownFront,
  }),
  ownLogo: route({
    method: 'GET',
    path: '/api/shop/front/logo/:id/:size',
    access: 'shop:house.read',
    summary: 'The own logo, published or not',
    params: z.object(photoParams),
    replies: 'file',
  }),
  claimDomain: route({
    method: 'PUT',
    path: '/api/shop/front/domain',
    access: 'shop:house.write',
    notInDemo: true,
    summary:
      'Name the own domain and get the record that shows it is one’s own. Throws fronts.domainNotInPlan, fronts.domainInvalid, fronts.domainOurs',
    body: z.object({ domain: requiredLine(300) }),
    reply: ownFront,
  }),
  checkDomain: route({
    method: 'POST',
    path: '/api/shop/front/domain/check',
    access: 'shop:house.write',
    notInDemo: true,
    summary:
      'Look for that record now; another house whose own record is gone gives the domain up. Throws fronts.recordMissing, fronts.claimOver, fronts.domainTaken, fronts.domainNotInPlan',
    reply: ownFront,
  }),
  dropDomain: route({
    method: 'DELETE',
    path: '/api/shop/front/domain',
    access: 'shop:house.write',
    summary: 'Let the domain go: nothing is served there any more',
    reply: ownFront,
  }),
}
