/**
 * Suggestions: what the shop's own data say could be done next, each by a stated rule and with the figures it comes from. The
 * rules stand in tailoring/suggestions; what was put away or done stays put away while the figures stay the same.
 */
import { z } from 'zod'
import { route } from './route.ts'
import { count, day, id, instant, minor } from './shapes.ts'

/** Of a suggestion: its rule, and what it is about. */
const key = z.string().regex(/^[\w.:-]{3,120}$/)
const garment = z.object({ key: z.string(), name: z.string().optional() })
const person = z.object({ id, name: z.string() })
const order = z.object({ id, number: z.string() })

export const suggestion = z.discriminatedUnion('type', [
  /** The shop takes this garment at another price than its list says, or its list has none. */
  z.object({
    key,
    type: z.literal('price'),
    garment,
    pieces: count,
    listedMinor: minor.optional(),
    usualMinor: minor,
    version: count,
  }),
  /** A piece waits to be cut from sizes more than a year old. */
  z.object({ key, type: z.literal('oldSizes'), person, order, takenAt: instant }),
  /** A piece waits to be cut from sizes by photo that may be further off than its ease forgives. */
  z.object({
    key,
    type: z.literal('photoSizes'),
    person,
    order,
    fields: z.array(z.object({ field: z.string(), plusMinusMm: z.number() })),
  }),
  /** A customer sent sizes, and nobody has measured since. */
  z.object({ key, type: z.literal('sentSizes'), person, customerId: id, recordId: id, sentAt: instant }),
  /** More pieces are promised for a day than the shop has ever handed over on one of late. */
  z.object({ key, type: z.literal('crowdedDay'), day, pieces: count, busiest: count }),
])
export type Suggestion = z.output<typeof suggestion>

export const suggestionFlags = [
  'autoSuggestions',
  'imageRecognition',
  'styleRecommendations',
  'pricingOptimization',
  'qualityCheck',
] as const
export type SuggestionFlag = (typeof suggestionFlags)[number]
const settings = z.object({
  autoSuggestions: z.boolean(),
  imageRecognition: z.boolean(),
  styleRecommendations: z.boolean(),
  pricingOptimization: z.boolean(),
  qualityCheck: z.boolean(),
} satisfies Record<SuggestionFlag, z.ZodBoolean>)
export type SuggestionSettings = z.output<typeof settings>

export const suggestionRoutes = {
  list: route({
    method: 'GET',
    path: '/api/suggestions',
    access: 'shop:orders.read',
    summary: 'What the rules say now, without what was put away; how many were',
    reply: z.object({ rows: z.array(suggestion), putAway: count }),
  }),
  mark: route({
    method: 'PUT',
    path: '/api/suggestions/marks/:key',
    access: 'shop:orders.write',
    summary: 'Put a suggestion away, as done or not wanted',
    params: z.object({ key }),
    body: z.object({ mark: z.enum(['dismissed', 'applied']) }),
    reply: z.object({ ok: z.literal(true) }),
  }),
  unmark: route({
    method: 'DELETE',
    path: '/api/suggestions/marks/:key',
    access: 'shop:orders.write',
    summary: 'Show a suggestion again',
    params: z.object({ key }),
    reply: z.object({ ok: z.literal(true) }),
  }),
  showAll: route({
    method: 'DELETE',
    path: '/api/suggestions/marks',
    access: 'shop:orders.write',
    summary: 'Show again all that were put away',
    reply: z.object({ ok: z.literal(true) }),
  }),
  settings: route({
    method: 'GET',
    path: '/api/suggestions/settings',
    access: 'shop:orders.read',
    summary: 'Which kinds of help the shop wants; all, until it says otherwise',
    reply: settings,
  }),
  changeSettings: route({
    method: 'PATCH',
    path: '/api/suggestions/settings',
    access: 'shop:shop.write',
    summary: 'Want a kind of help, or do without; flags left out stay',
    body: settings.partial(),
    reply: settings,
  }),
}
