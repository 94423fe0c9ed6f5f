/** Fashion houses: their partners, the orders given to them, and the statements both sides read. */
import { usualRateBp, wholeBp } from '@darzi/tailoring/houses/commission.ts'
import { tiers } from '@darzi/tailoring/houses/suggest.ts'
import { z } from 'zod'
import { route } from './route.ts'
import { count, currency, day, id, instant, line, minor, page, pageQuery } from './shapes.ts'

const rateBp = z.int().min(0).max(wholeBp)
const tier = z.enum(tiers)
const byId = { params: z.object({ id }) }

export const partnership = z.object({
  id,
  house: z.string(),
  tailor: z.string(),
  state: z.enum(['invited', 'active', 'paused', 'declined', 'ended']),
  rateBp,
  tier,
  invitedAt: instant,
  /** What the house still owes the partner. */
  owedMinor: minor,
  currency,
})
export type Partnership = z.output<typeof partnership>

const boutiqueState = z.enum(['pending', 'approved', 'in_production', 'completed', 'delivered', 'cancelled'])

const houseOrder = z.object({
  id,
  number: z.string(),
  customer: z.string(),
  garments: z.array(z.string()),
  state: boutiqueState,
  orderedOn: day,
  dueOn: day,
  totalMinor: minor,
  priority: z.enum(['high', 'medium', 'low']),
  /** Who sews it, how far they are, and what the house keeps: booked, or to be booked at delivery. */
  work: z
    .object({
      partnershipId: id,
      tailor: z.string(),
      state: boutiqueState,
      commissionMinor: minor,
      isBooked: z.boolean(),
    })
    .optional(),
  canAssign: z.boolean(),
})
export type HouseOrder = z.output<typeof houseOrder>

const candidate = z.object({
  partnershipId: id,
  tailor: z.string(),
  tier,
  rateBp,
  /** Garments of the order that this partner does not sew. */
  notSewn: z.array(z.string()),
  openOrders: count,
  commissionMinor: minor,
  payableMinor: minor,
})
export type Candidate = z.output<typeof candidate>

export const statement = z.object({
  partnership,
  month: z.string(),
  openingMinor: minor,
  entries: z.array(
    z.object({
      id,
      kind: z.enum(['order', 'correction', 'payout']),
      on: day,
      order: z.string().optional(),
      note: z.string().optional(),
      baseMinor: minor,
      commissionMinor: minor,
      payableMinor: minor,
    }),
  ),
  baseMinor: minor,
  commissionMinor: minor,
  payableMinor: minor,
  paidMinor: minor,
  closingMinor: minor,
  currency,
})
export type Statement = z.output<typeof statement>

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)

export const houseRoutes = {
  overview: route({
    method: 'GET',
    path: '/api/house',
    access: 'shop:house.read',
    summary: 'The figures of the own house, all of it and each partner',
    reply: z.object({
      currency,
      totalOrders: count,
      activeCustomers: count,
      monthRevenueMinor: minor,
      commissionMinor: minor,
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
    summary: 'The orders of the own house, newest first, with who sews them',
    query: z.object(pageQuery),
    reply: page(houseOrder),
  }),
  candidates: route({
    method: 'GET',
    path: '/api/house/orders/:id/partners',
    access: 'shop:house.read',
    summary: 'Whom to give an order to: the partners by skill, tier and load, with the facts',
    ...byId,
    reply: z.object({ candidates: z.array(candidate) }),
  }),
  assign: route({
    method: 'POST',
    path: '/api/house/orders/:id/assign',
    access: 'shop:house.write',
    summary:
      'Give an order to a partner: it stands in their book under the house’s name. Throws houses.notActive, houses.assigned, houses.notSewn, houses.otherCurrency, houses.noPhone, houses.notYet',
    ...byId,
    body: z.object({ partnershipId: id }),
    reply: houseOrder,
  }),
  partners: route({
    method: 'GET',
    path: '/api/house/partners',
    access: 'shop:house.read',
    summary: 'The partners of the own house, those that were invited too',
    reply: z.object({ rows: z.array(partnership) }),
  }),
  invite: route({
    method: 'POST',
    path: '/api/house/partners',
    access: 'shop:house.write',
    summary: 'Invite a tailor’s shop. Throws houses.notAHouse, houses.notATailor, houses.alreadyPartner',
    body: z.object({ id, tailorId: id, rateBp: rateBp.default(usualRateBp), tier: tier.default('standard') }),
    reply: partnership,
  }),
  change: route({
    method: 'PATCH',
    path: '/api/house/partners/:id',
    access: 'shop:house.write',
    summary: 'Change rate, tier or state; orders given before keep their rate. Throws houses.notFromHere',
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
      note: line(200).optional(),
    }),
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
  answer: route({
    method: 'POST',
    path: '/api/shop/houses/:id/answer',
    access: 'shop:house.write',
    summary: 'Accept or decline an invitation, or end a partnership. Throws houses.notFromHere',
    ...byId,
    body: z.object({ answer: z.enum(['accept', 'decline', 'end']) }),
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
