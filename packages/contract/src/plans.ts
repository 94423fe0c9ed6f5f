/** Plans: what a shop pays Darzi, what it may do for it, and the invoices about that. */
import { plans } from '@darzi/tailoring/plans.ts'
import { z } from 'zod'
import { route } from './route.ts'
import { count, currency, day, id, instant, minor } from './shapes.ts'

/** Those a shop may choose; customers pay nothing. */
const keys = plans.filter(({ audience }) => audience !== 'customers').map(({ key }) => key)
export const planKey = z.enum(keys)

const period = z.object({
  from: day,
  /** The first day that is no longer paid. */
  until: day,
})

const planLine = z.object({
  meaning: z.enum(['month', 'rest', 'credit']),
  plan: planKey,
  from: day,
  until: day,
  minor,
})

const planOption = z.object({
  plan: planKey,
  priceMinor: minor,
  customerLimit: count.optional(),
  monthlyOrderLimit: count.optional(),
  isMostPopular: z.boolean(),
  /** What choosing it means now; absent where it cannot be chosen. */
  change: z
    .object({
      when: z.enum(['now', 'atTrialEnd', 'atPeriodEnd', 'kept']),
      startsOn: day,
      period: period.optional(),
      lines: z.array(planLine),
      totalMinor: minor,
    })
    .optional(),
  refused: z.enum(['plans.same', 'plans.unpaid']).optional(),
  /** What the shop has more of than the plan holds: it stays, new ones are refused. */
  over: z.object({ customers: count.optional(), orders: count.optional() }),
  /** What the shop may do now and could not any more: keys of programs, a front under its own name, its own domain. */
  loses: z.array(z.enum(['api', 'front', 'domain'])),
})
export type PlanOption = z.output<typeof planOption>

/** Money that came for an invoice when it asked for nothing any more, and how far it is on its way back. */
export const sentBack = z.object({ minor, state: z.enum(['waiting', 'done', 'refused']) })

const planInvoice = z.object({
  id,
  number: z.string(),
  issuedOn: day,
  dueOn: day,
  plan: planKey,
  lines: z.array(planLine),
  totalMinor: minor,
  currency,
  /** `withdrawn`: it asks for nothing any more. */
  state: z.enum(['open', 'paid', 'withdrawn']),
  paidAt: instant.optional(),
  isOverdue: z.boolean(),
  sentBack: z.array(sentBack),
})
export type PlanInvoice = z.output<typeof planInvoice>

export const planStanding = z.object({
  kind: z.enum(['tailor', 'house']),
  /** The chosen one; while the trial runs its limits do not count yet. */
  plan: planKey,
  trialEndsOn: day.optional(),
  period: period.optional(),
  nextPlan: planKey.optional(),
  use: z.object({ customers: count, ordersThisMonth: count }),
  currency,
  options: z.array(planOption),
  /** Newest first. */
  invoices: z.array(planInvoice),
  /** Whether invoices are paid here; else as agreed with the operator of the server. */
  paysOnline: z.boolean(),
})
export type PlanStanding = z.output<typeof planStanding>

const byId = { params: z.object({ id }) }

export const planRoutes = {
  read: route({
    method: 'GET',
    path: '/api/shop/plan',
    access: 'shop:plan.read',
    summary: 'The plan of the own shop, what each other one would mean, and the invoices',
    reply: planStanding,
  }),
  choose: route({
    method: 'POST',
    path: '/api/shop/plan',
    access: 'shop:plan.write',
    summary:
      'Choose a plan, or keep the one that was to end. Throws plans.otherKind, plans.same, plans.unpaid, plans.changedMeanwhile',
    body: z.object({
      plan: planKey,
      /** What the person was told it costs now. */
      totalMinor: minor.optional(),
    }),
    reply: planStanding,
  }),
  pay: route({
    method: 'POST',
    path: '/api/shop/plan/invoices/:id/pay',
    access: 'shop:plan.write',
    summary:
      'The page of a gateway where an invoice is paid. Throws plans.paid, plans.withdrawn, payments.onlineOff, payments.gatewayDown',
    ...byId,
    reply: z.object({ url: z.string() }),
  }),
  look: route({
    method: 'POST',
    path: '/api/shop/plan/invoices/:id/look',
    access: 'shop:plan.write',
    summary: 'Ask the gateway whether an invoice was paid, on coming back from its page',
    ...byId,
    reply: planStanding,
  }),
  paper: route({
    method: 'GET',
    path: '/api/shop/plan/invoices/:id/paper',
    access: 'shop:plan.read',
    summary: 'An invoice as PDF',
    ...byId,
    replies: 'file',
  }),
}
