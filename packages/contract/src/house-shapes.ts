/** Shapes of fashion houses: a partnership, an order of the house, a partner it may go to, a statement. */
import { wholeBp } from '@darzi/tailoring/houses/commission.ts'
import { tiers } from '@darzi/tailoring/houses/suggest.ts'
import { boutiqueStates, priorities } from '@darzi/tailoring/orders/life.ts'
import { z } from 'zod'
import { count, currency, day, id, instant, line, minor } from './shapes.ts'

export const rateBp = z.int().min(0).max(wholeBp)
export const tier = z.enum(tiers)
export const partnership = z.object({
  id,
  house: z.string(),
  tailor: z.string(),
  state: z.enum(['invited', 'active', 'paused', 'declined', 'ended']),
  /** Holds for orders that are given now. */
  rateBp,
  /** What the house asks for from now on; waits for the partner's word. */
  proposedRateBp: rateBp.optional(),
  tier,
  invitedAt: instant,
  /** What the house still owes the partner. */
  owedMinor: minor,
  currency,
})
export type Partnership = z.output<typeof partnership>

const boutiqueState = z.enum(boutiqueStates)

/** Which orders of the house are asked for. */
export const houseOrderQuery = {
  /** Customer's name, phone or order number. */
  q: line(120).optional(),
  state: z.enum(['all', ...boutiqueStates]).default('all'),
  /** `late`: the promise has passed and the order is not ready; `partnerLate`: the partner's own day has. */
  due: z.enum(['all', 'late', 'partnerLate', 'week']).default('all'),
  /** `open`: to be given to somebody; `given`: a partner has it. */
  work: z.enum(['all', 'open', 'given']).default('all'),
  partner: id.optional(),
}

export const houseOrder = z.object({
  id,
  number: z.string(),
  customer: z.string(),
  garments: z.array(z.string()),
  state: boutiqueState,
  orderedOn: day,
  dueOn: day,
  totalMinor: minor,
  priority: z.enum(priorities),
  /** The promise has passed, and it is not ready. */
  isLate: z.boolean(),
  /** Who sews it, how far they are, and what the house keeps: booked, or to be booked at delivery. */
  work: z
    .object({
      partnershipId: id,
      tailor: z.string(),
      state: boutiqueState,
      commissionMinor: minor,
      isBooked: z.boolean(),
      /** The day the partner is to be done by, and whether it has passed without that. */
      dueOn: day.optional(),
      isLate: z.boolean(),
      /** As far as the house sees; whether it is cut, only the partner's book tells. */
      canTakeBack: z.boolean(),
      /** The house asked for it after it was cut: the partner has not answered, or said no. */
      askedBack: z.enum(['waiting', 'kept']).optional(),
    })
    .optional(),
  canAssign: z.boolean(),
})
export type HouseOrder = z.output<typeof houseOrder>

/** An order of the partner's own book that its house asks for. */
export const askedBack = z.object({
  orderId: id,
  number: z.string(),
  house: z.string(),
  why: z.string(),
  askedAt: instant,
})
export type AskedBack = z.output<typeof askedBack>

/** A tailor a house may invite: what anybody may know of them. */
export const tailorToInvite = z.object({
  id,
  name: z.string(),
  address: z.string().optional(),
  /** Of their public page, where they are listed. */
  slug: z.string().optional(),
  rating: z.number().optional(),
  reviews: count,
  isVerified: z.boolean(),
  whyNot: z.enum(['alreadyPartner', 'otherCurrency']).optional(),
})
export type TailorToInvite = z.output<typeof tailorToInvite>

export const candidate = z.object({
  partnershipId: id,
  tailor: z.string(),
  tier,
  rateBp,
  /** Garments of the order that this partner does not sew. */
  notSewn: z.array(z.string()),
  /** What they get could not be booked in their currency. */
  isOtherCurrency: z.boolean(),
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
      kind: z.enum(['order', 'correction', 'payout', 'reversal']),
      on: day,
      order: z.string().optional(),
      note: z.string().optional(),
      baseMinor: minor,
      commissionMinor: minor,
      payableMinor: minor,
      /** A payout that stands, seen by the house. */
      canReverse: z.boolean(),
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
