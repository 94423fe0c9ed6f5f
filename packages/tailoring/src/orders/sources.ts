/** Where an order comes from. */
import type { RushRule } from './rush.ts'

export const orderSources = [
  'counter',
  'customer_form',
  'tailor_form',
  'collection',
  'quote',
  'house',
] as const
export type OrderSource = (typeof orderSources)[number]

/** Its price was agreed with the one who gave it: a customer by a quote, a house by its terms. */
const agreed = new Set<OrderSource>(['quote', 'house'])

/** What a piece costs once it is marked as urgent: by the shop's rule, and nothing more where the price was agreed. */
export const rushRuleFor = (source: OrderSource, rule: RushRule): RushRule => (agreed.has(source) ? {} : rule)
