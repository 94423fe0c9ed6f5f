/** Fashion houses: their partners, the orders given to them, and the statements both sides read. */
import { usualRateBp } from '@darzi/tailoring/houses/commission.ts'
import { payoutMethods } from '@darzi/tailoring/houses/payouts.ts'
import { z } from 'zod'
import {
  askedBack,
  candidate,
  houseOrder,
  houseOrderQuery,
  partnership,
  rateBp,
  statement,
  tailorToInvite,
  tier,
} from './house-shapes.ts'
import { route } from './route.ts'
import { count, currency, day, id, line, lines, minor, page, pageQuery, requiredLine } from './shapes.ts'

const byId = { params: z.object({ id }) }
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)

export const houseRoutes = {
  overview: route({
    method: 'GET',
    path: '/api/house',
    access: 'shop:house.read',
    summary: 'The figures of the own house, all of it and each partner',
    /** The days the revenue and the partners' figures are of; without them the month so far, and all that partners ever had. */
    query: z.object({ from: day.optional(), to: day.optional() }),
    reply: z.object({
      currency,
      totalOrders: count,
      activeCustomers: count,
      monthRevenueMinor: minor,
      commissionMinor: minor,
      lateOrders: count,
      /** Orders nobody sews yet, and those a partner is late with; counting stops at a thousand. */
      toGive: count,
      partnerLate: count,
      /** Orders that went ahead against a gate in the last 30 days, here or at a partner's, as somebody stated. */
      wentAhead: count,
      /** Of the days that were asked for. */
      range: z.object({ from: day, to: day, orders: count, revenueMinor: minor, commissionMinor: minor }),
      partners: z.array(
        z.object({
          partnershipId: id,
          tailor: z.string(),
          given: count,
          open: count,
          delivered: count,
          commissionMinor: minor,
        }),
      ),
    }),
  }),
  orders: route({
    method: 'GET',
    path: '/api/house/orders',
    access: 'shop:house.read',
    summary: 'The orders of the own house, those due first or newest first, with who sews them',
    query: z.object({
      ...houseOrderQuery,
      sort: z.enum(['newest', 'promised']).default('newest'),
      ...pageQuery,
    }),
    reply: page(houseOrder),
  }),
  countOrders: route({
    method: 'GET',
    path: '/api/house/orders/count',
    access: 'shop:house.read',
    summary: 'How many orders of the own house a query finds',
    query: z.object(houseOrderQuery),
    reply: z.object({ count, isCapped: z.boolean() }),
  }),
  candidates: route({
    method: 'GET',
    path: '/api/house/orders/:id/partners',
    access: 'shop:house.read',
    summary: 'Whom to give an order to: the partners by skill, tier and load, with the facts',
    ...byId,
    reply: z.object({
      candidates: z.array(candidate),
      /** The day a partner is asked for unless another is chosen, and the last that may be. */
      dueOn: day,
      latestOn: day,
      /** What the order's notes say, for the house to send along or not. */
      notes: z.string().optional(),
    }),
  }),
  assign: route({
    method: 'POST',
    path: '/api/house/orders/:id/assign',
    access: 'shop:house.write',
    summary:
      'Give an order to a partner: it stands in their book under the house’s name. Throws houses.notActive, houses.assigned, houses.notSewn, houses.otherCurrency, houses.noPhone, houses.notYet, and at `dueOn` orders.promisePast and houses.dayAfterPromise',
    ...byId,
    body: z.object({
      partnershipId: id,
      /** The day they are to be done by; without one the promise less the house's days before it. */
      dueOn: day.optional(),
      /** For the tailor; what the order itself notes stays with the house. */
      notes: lines(1000).optional(),
    }),
    reply: houseOrder,
  }),
  takeBack: route({
    method: 'POST',
    path: '/api/house/orders/:id/take-back',
    access: 'shop:house.write',
    summary:
      'Take an order back from its partner before anything is cut; after that the partner is asked for it where `orAsk` says so; one that is closed is not asked, one that is suspended where `isAnyway` says so. Throws houses.notGiven, houses.cutAlready, houses.partnerSuspended, houses.notFromHere',
    ...byId,
    body: z.object({
      reason: requiredLine(200),
      orAsk: z.boolean().default(false),
      isAnyway: z.boolean().default(false),
    }),
    reply: houseOrder,
  }),
  partners: route({
    method: 'GET',
    path: '/api/house/partners',
    access: 'shop:house.read',
    summary: 'The partners of the own house, those that were invited too',
    reply: z.object({ rows: z.array(partnership) }),
  }),
  findTailors: route({
    method: 'GET',
    path: '/api/house/tailors',
    access: 'shop:house.read',
    summary: 'Tailors to invite, by name, city or the end of the phone, with badge and stars',
    query: z.object({ q: requiredLine(120) }),
    reply: z.object({ tailors: z.array(tailorToInvite) }),
  }),
  invite: route({
    method: 'POST',
    path: '/api/house/partners',
    access: 'shop:house.write',
    summary:
      'Invite a tailor’s shop; its owners are told. Throws houses.notAHouse, houses.notATailor, houses.otherCurrency, houses.alreadyPartner',
    body: z.object({ id, tailorId: id, rateBp: rateBp.default(usualRateBp), tier: tier.default('standard') }),
    reply: partnership,
  }),
  change: route({
    method: 'PATCH',
    path: '/api/house/partners/:id',
    access: 'shop:house.write',
    summary:
      'Change tier or state, or propose another rate, which holds for new orders once the partner agrees. Throws houses.notFromHere',
    ...byId,
    body: z.object({
      rateBp: rateBp.optional(),
      tier: tier.optional(),
      state: z.enum(['active', 'paused', 'ended']).optional(),
    }),
    reply: partnership,
  }),
  statement: route({
    method: 'GET',
    path: '/api/house/partners/:id/statement',
    access: 'shop:house.read',
    summary: 'What was booked with a partner in a month of the house’s calendar',
    ...byId,
    query: z.object({ month: month.optional() }),
    reply: statement,
  }),
  payOut: route({
    method: 'POST',
    path: '/api/house/partners/:id/payouts',
    access: 'shop:house.write',
    summary: 'Mark as paid what is owed to a partner. Throws houses.nothingOwed, houses.owedChanged',
    ...byId,
    body: z.object({
      id,
      /** What the person was shown. */
      amountMinor: minor.positive(),
      /** How the money was sent: the partner's book says the same. */
      method: z.enum(payoutMethods).default('netbanking'),
      note: line(200).optional(),
    }),
    reply: statement,
  }),
  reversePayout: route({
    method: 'POST',
    path: '/api/house/partners/:id/payouts/:payout/reverse',
    access: 'shop:house.write',
    summary:
      'Take back a payout that was entered by mistake, in the partner’s book too. Throws houses.payoutReversed',
    params: z.object({ id, payout: id }),
    body: z.object({ reason: requiredLine(200) }),
    reply: statement,
  }),
}

export const partnerRoutes = {
  list: route({
    method: 'GET',
    path: '/api/shop/houses',
    access: 'shop:house.read',
    summary: 'The houses that invited the own shop or that it sews for',
    reply: z.object({ rows: z.array(partnership) }),
  }),
  askedBack: route({
    method: 'GET',
    path: '/api/shop/houses/asked-back',
    access: 'shop:house.read',
    summary: 'Orders the own shop sews that their houses ask for, those asked first',
    reply: z.object({ rows: z.array(askedBack) }),
  }),
  keep: route({
    method: 'POST',
    path: '/api/shop/houses/asked-back/:id/keep',
    access: 'shop:orders.cancel',
    summary:
      'Say no to a house that asks for an order of the own book; yes is said by cancelling it. Throws houses.notAsked',
    ...byId,
    reply: z.object({ ok: z.literal(true) }),
  }),
  answer: route({
    method: 'POST',
    path: '/api/shop/houses/:id/answer',
    access: 'shop:house.write',
    summary:
      'Accept or decline an invitation, agree to a new rate or keep the old one, or end a partnership. Throws houses.notFromHere, houses.rateChanged',
    ...byId,
    body: z.object({
      answer: z.enum(['accept', 'decline', 'agreeRate', 'keepRate', 'end']),
      /** Of an invitation or a new rate: what the person was shown. */
      rateBp: rateBp.optional(),
    }),
    reply: partnership,
  }),
  statement: route({
    method: 'GET',
    path: '/api/shop/houses/:id/statement',
    access: 'shop:house.read',
    summary: 'What a house owes the own shop, by month',
    ...byId,
    query: z.object({ month: month.optional() }),
    reply: statement,
  }),
}
