/**
 * Suggestions: what the shop's own data say could be done next, each by a stated rule and with the figures it comes from. The
 * rules stand in tailoring/suggestions; what was put away or done stays put away while the figures stay the same.
 */
import { z } from 'zod'
import { clothNeed } from './garments.ts'
import { route } from './route.ts'
import { count, day, id, instant, language, minor } from './shapes.ts'

/** Of a suggestion: its rule, and what it is about. */
const key = z.string().regex(/^[\w.:-]{3,120}$/)
const garment = z.object({ key: z.string(), name: z.string().optional() })
const person = z.object({ id, name: z.string() })
const order = z.object({ id, number: z.string() })
const named = z.object({ id, name: z.string() })
/** How often earlier suggestions like it came true, of so many cases; left out while there are too few. */
const confidence = z.object({ share: z.number().min(0).max(1), cases: count }).optional()

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
    confidence,
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
  /** Orders like this one took longer than its promise. */
  z.object({
    key,
    type: z.literal('delayRisk'),
    order,
    customer: named,
    promisedOn: day,
    leadDays: z.int(),
    usualDays: count,
    /** Orders it was compared with. */
    like: count,
    confidence,
  }),
  /** A regular customer has stayed away longer than usual. */
  z.object({
    key,
    type: z.literal('callBack'),
    customer: named,
    lastOn: day,
    usualGapDays: count,
    awayDays: count,
    orders: count,
    confidence,
  }),
  /** Stock will be used up before more of it comes. */
  z.object({
    key,
    type: z.literal('reorder'),
    item: named,
    unit: z.enum(['m', 'yd', 'pc']),
    onHandMilli: count,
    perMonthMilli: count,
    buyMilli: count,
    confidence,
  }),
  /** A garment takes more or less cloth than its list says. */
  z.object({
    key,
    type: z.literal('clothMetres'),
    garment,
    version: count,
    pieces: count,
    listed: clothNeed,
    usual: clothNeed,
    confidence,
  }),
  /** Sizes far from what the same person measured shortly before. */
  z.object({
    key,
    type: z.literal('oddSizes'),
    person,
    customerId: id,
    recordId: id,
    beforeAt: instant,
    fields: z.array(z.object({ field: z.string(), mm: z.number(), beforeMm: z.number() })),
    confidence,
  }),
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
  /** In which language suggestions are told; null is each reader’s own. */
  language: language.nullable(),
} satisfies Record<SuggestionFlag | 'language', z.ZodType>)
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
