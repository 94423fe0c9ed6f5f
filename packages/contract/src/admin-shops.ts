/** Shops as whoever runs this server sees them: never their customers, never their book. And what is said to everybody. */
import { z } from 'zod'
import { planKey, sentBack } from './plans.ts'
import { route } from './route.ts'
import { count, currency, day, id, instant, line, lines, minor, page, pageQuery } from './shapes.ts'

const one = z.object({ id })
const kind = z.enum(['tailor', 'house'])
export const adminShopStates = ['working', 'suspended', 'closed', 'demo'] as const
const state = z.enum(adminShopStates)
/** Why an operator does it: kept with the act. */
const reason = lines(1000).min(1)

const shopRow = z.object({
  id,
  name: z.string(),
  kind,
  state,
  plan: planKey,
  trialEndsAt: instant.optional(),
  city: z.string().optional(),
  country: z.string(),
  phone: z.string().optional(),
  owner: z.object({ name: z.string(), email: z.string() }).optional(),
  createdAt: instant,
})
export type AdminShopRow = z.output<typeof shopRow>

const invoice = z.object({
  id,
  number: z.string(),
  issuedOn: day,
  dueOn: day,
  totalMinor: minor,
  currency,
  state: z.enum(['open', 'paid', 'withdrawn']),
  isLapsed: z.boolean(),
  sentBack: z.array(sentBack),
})

const shopPage = shopRow.extend({
  suspended: z.object({ since: instant, reason: z.string() }).optional(),
  paidUntil: day.optional(),
  nextPlan: planKey.optional(),
  invoices: z.array(invoice),
  verification: z.object({ state: z.string(), at: instant }).optional(),
  disputes: z.object({ open: count, all: count }),
  members: count,
  /** The newest line of the audit in it. */
  lastActiveAt: instant.optional(),
  acts: z.array(
    z.object({
      id,
      at: instant,
      by: z.string(),
      kind: z.enum(['suspended', 'lifted', 'planChanged', 'invoicePaid']),
      reason: z.string(),
      subject: z.string().optional(),
    }),
  ),
})
export type AdminShop = z.output<typeof shopPage>

export const adminShopRoutes = {
  list: route({
    method: 'GET',
    path: '/api/admin/shops',
    access: 'operator',
    summary: 'All shops, by name, phone, town or the owner’s e-mail',
    query: z.object({
      ...pageQuery,
      q: line(120).optional(),
      kind: kind.optional(),
      plan: planKey.optional(),
      state: state.optional(),
      sort: z.enum(['newest', 'name']).default('newest'),
    }),
    reply: page(shopRow),
  }),
  read: route({
    method: 'GET',
    path: '/api/admin/shops/:id',
    access: 'operator',
    summary: 'One shop: its plan, invoices, verification, disputes and what operators did to it',
    params: one,
    reply: shopPage,
  }),
  suspend: route({
    method: 'POST',
    path: '/api/admin/shops/:id/suspend',
    access: 'operator',
    summary: 'Nobody works in it and nobody finds it until this is lifted. Throws admin.suspendedBefore',
    params: one,
    body: z.object({ reason }),
    reply: shopPage,
  }),
  lift: route({
    method: 'POST',
    path: '/api/admin/shops/:id/lift',
    access: 'operator',
    summary: 'Lift a suspension. Throws admin.notSuspended',
    params: one,
    body: z.object({ reason }),
    reply: shopPage,
  }),
  changePlan: route({
    method: 'POST',
    path: '/api/admin/shops/:id/plan',
    access: 'operator',
    summary: 'Put a shop on another plan by hand: no invoice is written. Throws plans.otherKind, plans.same',
    params: one,
    body: z.object({ plan: planKey, reason }),
    reply: shopPage,
  }),
  markPaid: route({
    method: 'POST',
    path: '/api/admin/shops/:id/invoices/:invoiceId/paid',
    access: 'operator',
    summary: 'An invoice was paid outside the gateways. Throws plans.paid, plans.withdrawn',
    params: one.extend({ invoiceId: id }),
    body: z.object({ reason }),
    reply: shopPage,
  }),
}

const said = line(300).min(1)
const words = z.object({ en: said, hi: said, pa: said })

const banner = z.object({ id, words, beginsAt: instant, endsAt: instant })
export type AdminBanner = z.output<typeof banner>

export const bannerRoutes = {
  standing: route({
    method: 'GET',
    path: '/api/banner',
    access: 'public',
    summary: 'What is said to everybody now, if anything',
    reply: z.object({ banner: banner.pick({ id: true, words: true, endsAt: true }).optional() }),
  }),
  list: route({
    method: 'GET',
    path: '/api/admin/banners',
    access: 'operator',
    summary: 'What was and will be said to everybody, the last to end first',
    query: z.object(pageQuery),
    reply: page(banner),
  }),
  add: route({
    method: 'POST',
    path: '/api/admin/banners',
    access: 'operator',
    summary: 'Say something to everybody from one instant to another. Throws admin.bannerTimes',
    body: z.object({ words, beginsAt: instant, endsAt: instant }),
    reply: banner,
  }),
  end: route({
    method: 'POST',
    path: '/api/admin/banners/:id/end',
    access: 'operator',
    summary: 'Say it no longer',
    params: one,
    reply: banner,
  }),
}
