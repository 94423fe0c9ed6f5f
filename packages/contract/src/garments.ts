/** Garments: what the shop sews. Tailoring's catalogue of types, each as the shop has made it its own. */
import { mostChecks } from '@darzi/tailoring/garments/garment.ts'
import { fewestStages, mostStages } from '@darzi/tailoring/garments/stage-rules.ts'
import { z } from 'zod'
import { fieldKey } from './measurements.ts'
import { route } from './route.ts'
import { count, id, line, minor, requiredLine } from './shapes.ts'

const key = z.string().min(1).max(60)
/** Named by its key (words of the catalogue) or, when the shop made it, by its own name. */
const named = { key, name: line(60).optional() }

export const garmentField = z.object({ field: fieldKey, isNeeded: z.boolean() })
export const styleGroup = z.object({ ...named, options: z.array(z.object(named)).min(1).max(30) })
export const addOn = z.object({ ...named, priceMinor: minor.nonnegative().max(100_000_000_000) })
export const stage = z.object({
  ...named,
  /** The shop's own words in a reader's language. */
  names: z.object({ en: line(60).optional(), hi: line(60).optional(), pa: line(60).optional() }).optional(),
  /** After it the customer tries the piece on. */
  isTrial: z.boolean().optional(),
  /** Not every piece goes through it. */
  isOptional: z.boolean().optional(),
  /** Its work is approved before the piece goes on. */
  needsApproval: z.boolean().optional(),
})
/** What is looked over before a piece is ready. */
export const check = z.object({ key, name: requiredLine(60) })
/** Metres of cloth for one piece of an average person, by the width of the cloth. */
export const clothNeed = z.object({
  widthCm: z.number().min(30).max(400),
  fromM: z.number().positive().max(30),
  toM: z.number().positive().max(30),
  when: key.optional(),
})

const priceMinor = minor.positive().max(100_000_000_000)

export const garment = z.object({
  key,
  /** The shop's own name for it. */
  name: z.string().optional(),
  /** Whether tailoring's catalogue knows it. */
  isOwn: z.boolean(),
  sizing: z.enum(['men', 'women', 'anyone']),
  isActive: z.boolean(),
  priceMinor: minor.optional(),
  leadDays: count,
  fields: z.array(garmentField),
  styles: z.array(styleGroup),
  addOns: z.array(addOn),
  stages: z.array(stage),
  checks: z.array(check),
  cloth: z.array(clothNeed),
  /** 0 while the shop has not touched the catalogue's type. */
  version: count,
})
export type Garment = z.output<typeof garment>

const garmentBody = {
  name: line(60).optional(),
  sizing: garment.shape.sizing.optional(),
  isActive: z.boolean().optional(),
  /** null takes the price away: it is asked at the counter then. */
  priceMinor: priceMinor.nullable().optional(),
  leadDays: count.max(365).optional(),
  fields: z.array(garmentField).max(120).optional(),
  styles: z.array(styleGroup).max(30).optional(),
  addOns: z.array(addOn).max(60).optional(),
  stages: z.array(stage).min(fewestStages).max(mostStages).optional(),
  checks: z.array(check).max(mostChecks).optional(),
  cloth: z.array(clothNeed).max(20).optional(),
}

export const garmentRoutes = {
  list: route({
    method: 'GET',
    path: '/api/shop/garments',
    access: 'shop:garments.read',
    summary: 'All garment types, as the shop has them',
    reply: z.object({ garments: z.array(garment) }),
  }),
  add: route({
    method: 'POST',
    path: '/api/shop/garments',
    access: 'shop:garments.write',
    summary: 'Add a type of the shop’s own',
    body: z.object({ ...garmentBody, id: id.optional(), name: requiredLine(60), copyOf: key.optional() }),
    reply: garment,
  }),
  edit: route({
    method: 'PATCH',
    path: '/api/shop/garments/:key',
    access: 'shop:garments.write',
    summary:
      'Change a type for this shop; fields left out stay. With a stale version: garments.changedMeanwhile',
    params: z.object({ key }),
    body: z.object({ ...garmentBody, version: count.optional() }),
    reply: garment,
  }),
  copyStages: route({
    method: 'POST',
    path: '/api/shop/garments/:key/copy-stages',
    access: 'shop:garments.write',
    summary: 'Give other types the stages and the check list of this one; orders that were taken keep theirs',
    params: z.object({ key }),
    body: z.object({ to: z.array(key).min(1).max(200) }),
    reply: z.object({ garments: z.array(garment) }),
  }),
  reset: route({
    method: 'POST',
    path: '/api/shop/garments/:key/reset',
    access: 'shop:garments.write',
    summary: 'Back to the catalogue’s type',
    params: z.object({ key }),
    reply: garment,
  }),
}
