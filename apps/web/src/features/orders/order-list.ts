/**
 * Orders, as the counter sees them: taking one, the list of all, one order's page, and the workshop's list. What another
 * member should see the same stands in the URL; a refused step is shown as it was before, with the reason.
 */
import type { OrderCard } from '@darzi/contract/order-shapes.ts'
import { priorities } from '@darzi/tailoring/orders/life.ts'
import { call } from '../../data/api.ts'
import { defineList } from '../../kits/list/define-list.ts'
import { oneOf, type QueryOf, sortBy, text, unlessUsual } from '../../kits/list/list-query.ts'
import { links } from '../../links.ts'

export const statuses = ['all', 'pending', 'in_progress', 'ready', 'completed', 'cancelled'] as const
export const priorityFilters = ['all', ...priorities] as const
export const dues = ['all', 'making', 'today', 'tomorrow', 'week', 'overdue', 'late'] as const
export const moneys = ['all', 'giveBack', 'owed'] as const
export const bys = ['all', 'ordered', 'promised', 'made', 'paid', 'reworked', 'wentAhead'] as const
export const promiseFilters = ['all', 'kept', 'late'] as const
export const waitings = ['all', 'approval', 'trial'] as const
export const exceptionFilters = ['all', 'month'] as const
export const sorts = ['promised', 'newest'] as const

const fields = {
  q: text(),
  status: oneOf(statuses, 'all'),
  priority: oneOf(priorityFilters, 'all'),
  due: oneOf(dues, 'all'),
  /** `giveBack`: the shop holds money that is to be given back. */
  money: oneOf(moneys, 'all'),
  /** `approval`: sent by a form and not taken on yet; `trial`: to be tried on today. */
  waits: oneOf(waitings, 'all'),
  /** `month`: went ahead against what stood in the way, in the last 30 days. */
  exceptions: oneOf(exceptionFilters, 'all'),
  sort: sortBy(sorts, 'newest'),
  /** Orders of one customer, or of one who works on them. */
  customer: text(),
  assignedTo: text(),
  /** The orders behind a figure: what happened to them within some days, and of what they are. */
  by: unlessUsual(oneOf(bys, 'all')),
  from: text(),
  to: text(),
  promise: unlessUsual(oneOf(promiseFilters, 'all')),
  garment: text(),
  cause: text(),
  hour: unlessUsual(oneOf(['', ...Array.from({ length: 24 }, (_, hour) => String(hour))], '')),
  weekday: unlessUsual(oneOf(['', ...Array.from({ length: 7 }, (_, day) => String(day + 1))], '')),
}
export type OrderListQuery = QueryOf<typeof fields>

/** All orders of the shop. */
export const orderList = defineList<typeof fields, OrderCard>({
  feature: 'orders',
  fields,
  usually: (query) => ({ sort: usualSort(query) }),
  fetchPage: (query, told) => call('GET /api/orders', { query }, told),
  fetchCount: (query, told) => call('GET /api/orders/count', { query }, told),
  to: links.orders,
})

/** Work that waits begins with what is promised first; the whole book with what was taken last. */
function usualSort({
  status,
  due,
  money,
  waits: waitsFor,
}: Pick<OrderListQuery, 'status' | 'due' | 'money' | 'waits'>): OrderListQuery['sort'] {
  const waits = status === 'pending' || status === 'in_progress' || status === 'ready'
  return waits || due !== 'all' || waitsFor !== 'all' || money === 'owed' ? 'promised' : 'newest'
}
