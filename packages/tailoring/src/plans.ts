/** The plans people subscribe to and what each allows (spec, section 9). An absent limit means unlimited. */
import type { Result } from './result.ts'

export type Audience = 'customers' | 'tailors' | 'houses'
export interface Plan {
  key: string
  audience: Audience
  pricePerMonthRupees: number
  limits: { customers?: number; ordersPerMonth?: number }
  isMostPopular: boolean
}

/** Cheapest first within an audience: the plan to move to is the first that is large enough. */
export const plans = [
  plan('customerFree', 'customers', 0),
  plan('tailorFree', 'tailors', 0, { customers: 10 }),
  plan('tailorBasic', 'tailors', 2_499, { customers: 50 }),
  { ...plan('tailorProfessional', 'tailors', 6_999), isMostPopular: true },
  plan('tailorEnterprise', 'tailors', 12_999),
  plan('houseFree', 'houses', 0, { ordersPerMonth: 20 }),
  plan('houseBasic', 'houses', 4_999, { ordersPerMonth: 100 }),
  { ...plan('houseProfessional', 'houses', 8_999), isMostPopular: true },
  plan('houseEnterprise', 'houses', 19_999),
] as const
export type PlanKey = (typeof plans)[number]['key']

/** A new shop of either kind works on this plan until its trial ends, then on its own. */
export const trialPlan: PlanKey = 'tailorProfessional'

/** Whose plans a shop of this kind chooses from. */
export const audienceOf = (kind: 'tailor' | 'house'): Audience => (kind === 'house' ? 'houses' : 'tailors')

/** The plan a shop falls back to when it has chosen none. */
export function freePlan(shopKind: 'tailor' | 'house'): PlanKey {
  return shopKind === 'house' ? 'houseFree' : 'tailorFree'
}

export function planOf(key: PlanKey): Plan & { key: PlanKey } {
  const found = plans.find((each) => each.key === key)
  if (!found) throw new RangeError(`no such plan: ${key}`)
  return found
}

export function isPlanKey(key: string): key is PlanKey {
  return plans.some((each) => each.key === key)
}

/** How many customers the plan holds; undefined when there is no limit. */
export function customerLimit(key: PlanKey): number | undefined {
  return planOf(key).limits.customers
}

/** The plan whose limits count at `now`: the trial's while it runs, the chosen one from the instant it ends. */
export function planInForce({
  plan,
  trialEndsAt,
  now,
}: {
  plan: PlanKey
  trialEndsAt?: Date
  now: Date
}): PlanKey {
  return trialEndsAt !== undefined && now < trialEndsAt ? trialPlan : plan
}

/** Whether programs of the shop may ask for it: part of the largest plans, from the day one is chosen. */
export const hasApiAccess = (key: PlanKey): boolean => key === 'tailorEnterprise' || key === 'houseEnterprise'

interface Holder {
  kind: 'tailor' | 'house'
  plan: PlanKey
  trialEndsAt?: Date
  now: Date
}

const isTrial = ({ trialEndsAt, now }: Holder): boolean => trialEndsAt !== undefined && now < trialEndsAt

/** A front under the own name: every house has one, and a tailor's shop on the plan with its own branding; nothing is limited in a trial. */
export const hasFront = (shop: Holder): boolean =>
  isTrial(shop) || shop.kind === 'house' || shop.plan === 'tailorEnterprise'

/** That front at an address of one's own. */
export const hasOwnDomain = (shop: Holder): boolean =>
  isTrial(shop) || shop.plan === 'houseEnterprise' || shop.plan === 'tailorEnterprise'

/** What a plan opens besides room: programs of the shop, a front under its own name, an address of its own. */
export type PlanRight = 'api' | 'front' | 'domain'

const rightsOf = (shop: Holder): PlanRight[] => [
  ...(hasApiAccess(shop.plan) ? ['api' as const] : []),
  ...(hasFront(shop) ? ['front' as const] : []),
  ...(hasOwnDomain(shop) ? ['domain' as const] : []),
]

/** What the shop may do now and may not on another plan, without a trial. */
export function lostRights(shop: Holder, to: PlanKey): PlanRight[] {
  const kept = rightsOf({ kind: shop.kind, plan: to, now: shop.now })
  return rightsOf(shop).filter((right) => !kept.includes(right))
}

export interface Adding {
  plan: PlanKey
  trialEndsAt?: Date
  /** Customers the shop has (archived ones not counted), and how many more are to be added at once. */
  customers: number
  adding: number
  now: Date
}

/** Whether the shop's plan has room; `roomLeft` is what remains after adding, absent when unlimited. */
export function mayAddCustomers({
  customers,
  adding,
  ...shop
}: Adding): Result<
  { quotaLeft?: number },
  'customers.limitReached',
  { limit: number; plan: PlanKey; moveTo: PlanKey }
> {
  const key = planInForce(shop)
  const limit = customerLimit(key)
  if (limit === undefined) return { ok: true }
  const wanted = customers + adding
  if (wanted <= limit) return { ok: true, quotaLeft: limit - wanted }
  return {
    refused: 'customers.limitReached',
    params: { limit, plan: key, moveTo: smallestFor(key, wanted) },
  }
}

/** How many orders a month the plan holds; undefined when there is no limit. */
export function monthlyOrderLimit(key: PlanKey): number | undefined {
  return planOf(key).limits.ordersPerMonth
}

export interface TakingOrder {
  plan: PlanKey
  trialEndsAt?: Date
  /** Orders the shop took this month, called-off ones too. */
  taken: number
  now: Date
}

/** Whether the shop's plan has room for one more order this month. */
export function mayTakeOrder({
  taken,
  ...shop
}: TakingOrder): Result<unknown, 'orders.limitReached', { limit: number; plan: PlanKey; moveTo: PlanKey }> {
  const key = planInForce(shop)
  const limit = monthlyOrderLimit(key)
  if (limit === undefined || taken < limit) return { ok: true }
  const moveTo = smallestFor(key, taken + 1, 'ordersPerMonth')
  return { refused: 'orders.limitReached', params: { limit, plan: key, moveTo } }
}

function smallestFor(key: PlanKey, wanted: number, limit: keyof Plan['limits'] = 'customers'): PlanKey {
  const { audience } = planOf(key)
  const fits = plans.find(
    (each: Plan) => each.audience === audience && (each.limits[limit] ?? Infinity) >= wanted,
  )
  return fits?.key ?? key
}

function plan<const Key extends string>(
  key: Key,
  audience: Audience,
  pricePerMonthRupees: number,
  limits: Plan['limits'] = {},
): Plan & { key: Key } {
  return { key, audience, pricePerMonthRupees, limits, isMostPopular: false }
}
