/**
 * Customers, as the shop sees them: the directory, one person's record, taking in, importing. What another member
 * should see the same stands in the URL; nothing on these screens is invented, every figure is the server's.
 */
import type { CustomerCard } from '@darzi/contract/customer-shapes.ts'
import { call } from '../../data/api.ts'
import { defineList } from '../../kits/list/define-list.ts'
import { flag, oneOf, type QueryOf, sortBy, text } from '../../kits/list/list-query.ts'
import { links } from '../../links.ts'

export const filters = ['all', 'recent', 'repeat', 'inactive'] as const
export const sorts = ['lastOrder', 'name', 'totalOrders', 'totalSpent'] as const

const fields = {
  q: text(),
  filter: oneOf(filters, 'all'),
  sort: sortBy(sorts, 'lastOrder'),
  tag: text(),
  archived: flag(),
  /** Whose first order was taken within these days: the customers behind a figure. */
  firstFrom: text(),
  firstTo: text(),
}
export type DirectoryQuery = QueryOf<typeof fields>

/** The directory. */
export const customerList = defineList<typeof fields, CustomerCard>({
  feature: 'customers',
  fields,
  fetchPage: (query, told) => call('GET /api/customers', { query }, told),
  fetchCount: (query, told) => call('GET /api/customers/count', { query }, told),
  to: links.customers,
})
