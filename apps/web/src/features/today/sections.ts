/** How the orders of the day stand on the screen: each section once, in the order they are worked off. */
import type { Today, TodayOrder } from '@darzi/contract/today.ts'
import { isTrialToday, promiseGroup, type TodaySection } from '@darzi/tailoring/orders/today.ts'
import { links } from '../../links.ts'

export type OrderSection = Exclude<TodaySection, 'sizes'>

const inTurn = [
  'late',
  'today',
  'tomorrow',
  'trial',
  'approval',
  'uncollected',
] as const satisfies OrderSection[]

export interface FilledSection {
  section: OrderSection
  orders: TodayOrder[]
}

/** Those that have something. An order with a trial stands there and with its promise: they are two things to do. */
export function sectionsOf({ shop, today }: Pick<Today, 'shop' | 'today'>): FilledSection[] {
  const orders = shop?.orders ?? []
  const isIn: Record<OrderSection, (order: TodayOrder) => boolean> = {
    late: (order) => promiseGroup(order, today) === 'late',
    today: (order) => promiseGroup(order, today) === 'today',
    tomorrow: (order) => promiseGroup(order, today) === 'tomorrow',
    uncollected: (order) => promiseGroup(order, today) === 'uncollected',
    trial: (order) => isTrialToday(order, today),
    approval: ({ state }) => state === 'pending',
  }
  return inTurn
    .map((section) => ({ section, orders: orders.filter(isIn[section]).toSorted(byUrgency) }))
    .filter(({ orders: own }) => own.length > 0)
}

/** Within a day what is wanted soonest stands first. */
const byUrgency = (a: TodayOrder, b: TodayOrder) =>
  a.promisedOn.localeCompare(b.promisedOn) || rank(a) - rank(b)

const rank = ({ priority }: TodayOrder) => ({ high: 0, medium: 1, low: 2 })[priority]

/** The list of orders with all of a section. */
export const allOf: Record<TodaySection, () => string> = {
  late: () => links.orders({ due: 'late' }),
  today: () => links.orders({ due: 'today' }),
  tomorrow: () => links.orders({ due: 'tomorrow' }),
  uncollected: () => links.orders({ status: 'ready', due: 'overdue' }),
  trial: () => links.orders({ waits: 'trial' }),
  approval: () => links.orders({ waits: 'approval' }),
  sizes: () => links.work({ mark: 'unmeasured' }),
}
