/** Shops: the tenant's own facts, which every screen of the shop reads. */
import { z } from 'zod'
import { route } from './route.ts'
import { count, currency, email, id, instant, line, requiredLine } from './shapes.ts'

const plan = z.object({
  key: z.string(),
  /** While the trial runs the shop has the trial plan's limits. */
  trialEndsAt: instant.optional(),
  customerLimit: count.optional(),
  customers: count,
})

export const shop = z.object({
  id,
  name: z.string(),
  kind: z.enum(['tailor', 'house']),
  /** As typed; `phoneShown` is the same number as people of the shop's country write it. */
  phone: z.string().optional(),
  phoneShown: z.string().optional(),
  email: z.string().optional(),
  address: z.string().optional(),
  country: z.string(),
  currency,
  timeZone: z.string(),
  /** India's tax number and the Emirates'. */
  gstin: z.string().optional(),
  trn: z.string().optional(),
  isDemo: z.boolean(),
  /** Country, how it is reached and its first prices were gone through. */
  isSetUp: z.boolean(),
  /** Told to those who see the dashboard. */
  plan: plan.optional(),
})

export const timelineEntry = z.object({
  id,
  at: instant,
  kind: z.string(),
  actor: z.object({ id, name: z.string() }).optional(),
  subject: z.object({ type: z.string(), id, name: z.string() }).optional(),
  /** Holes of the sentence `timeline.<kind>`. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type TimelineEntry = z.output<typeof timelineEntry>
export const timeline = z.object({ rows: z.array(timelineEntry), next: z.string().optional() })

export const shopRoutes = {
  read: route({
    method: 'GET',
    path: '/api/shop',
    access: 'shop:shop.read',
    summary: 'The own shop',
    reply: shop,
  }),
  update: route({
    method: 'PATCH',
    path: '/api/shop',
    access: 'shop:shop.write',
    summary: 'Change the own shop’s facts. Throws shops.currencyInUse, shops.gstinInvalid, shops.trnInvalid',
    body: z.object({
      name: requiredLine(120).optional(),
      phone: line(40).optional(),
      email: z.union([email, z.literal('')]).optional(),
      address: line(300).optional(),
      currency: currency.optional(),
      timeZone: line(60).optional(),
      country: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .optional(),
      gstin: line(30).optional(),
      trn: line(30).optional(),
      isSetUp: z.literal(true).optional(),
    }),
    reply: shop,
  }),
}
