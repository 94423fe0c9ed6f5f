import { type Audience as Payer, type Plan, type PlanKey, plans } from '@darzi/tailoring/plans.ts'
import type { Audience } from './audience.ts'

const payers: Record<Audience, Payer> = {
  customers: 'customers',
  tailors: 'tailors',
  'fashion-houses': 'houses',
}

/** The plans on one tab, cheapest first as in the table. */
export function plansFor(audience: Audience): readonly (Plan & { key: PlanKey })[] {
  return plans.filter((plan) => plan.audience === payers[audience])
}

/** The sentence about what a plan holds, and its figure; nothing to count for people who have clothes made. */
export function limitOf(plan: Plan): { meaning: string; count?: number } | undefined {
  const { customers, ordersPerMonth } = plan.limits
  if (plan.audience === 'tailors')
    return customers === undefined ? { meaning: 'customersNone' } : { meaning: 'customers', count: customers }
  if (plan.audience === 'houses')
    return ordersPerMonth === undefined
      ? { meaning: 'ordersNone' }
      : { meaning: 'orders', count: ordersPerMonth }
  return undefined
}
