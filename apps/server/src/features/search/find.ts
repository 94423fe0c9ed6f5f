import type { SearchGroup, searchRoutes } from '@darzi/contract/search.ts'
import { namedOrder } from '@darzi/tailoring/orders/number.ts'
import { daysOf, type SearchType, typesOf } from '@darzi/tailoring/search/filter.ts'
import { fieldError } from '../../http/app-error.ts'
import type { Member, RequestContext } from '../../http/request-context.ts'
import { ordersOfBill } from '../bills/api.ts'
import { customersAlike } from '../customers/api.ts'
import { dayIn } from '../shops/api.ts'
import { findCustomers, findOrders, findPapers, findRecords, momentsOf, type Search } from './finders.ts'

/** Of each type, when all are asked together. */
const mostOfEach = 6

/**
 * Everything with these words, type by type. When nobody has them, whoever is meant but for a slip of the finger. Throws
 * search.rangeBackwards.
 */
export async function findInShop({ tx, member, query, now }: RequestContext<typeof searchRoutes.find>) {
  const { timeZone } = member.shop
  const today = dayIn(timeZone, now)
  const days = daysOf(query.range, query, today)
  if (!days) throw fieldError('to', 'search.rangeBackwards')
  const types = typesOf(query).filter((type) => member.may(needs[type]))
  const isAlone = query.type !== 'all' || types.length === 1
  const { q, quick } = query
  const after = isAlone ? query.after : undefined
  const limit = isAlone ? query.limit : mostOfEach
  const around = { tx, member, today, now, quick, limit, isAlone, days, taken: momentsOf(days, timeZone) }
  const exact = await groupsOf(types, { ...around, q, after })
  if (exact.length > 0 || !q || after) return { groups: exact, isAlike: false }
  const customers = await customersAlike(tx, q)
  const alike = customers.length > 0 ? await groupsOf(types, { ...around, limit, customers }) : []
  // What is only probably meant has one page.
  return { groups: alike.map(({ next: _, ...group }) => group), isAlike: alike.length > 0 }
}

const needs = {
  customer: 'customers.read',
  order: 'orders.read',
  measurement: 'measurements.read',
  paper: 'orders.read',
} as const satisfies Record<SearchType, Parameters<Member['may']>[0]>

const finders = {
  customer: findCustomers,
  order: findOrders,
  measurement: findRecords,
  paper: findPapers,
} satisfies Record<SearchType, (search: Search) => Promise<SearchGroup>>

/** One after the other: they share the transaction. An order or a bill that is named stands first, with its papers. */
async function groupsOf(types: readonly SearchType[], search: Search): Promise<SearchGroup[]> {
  const billed = search.q ? await ordersOfBill(search.tx, search.q) : []
  const isNamed = billed.length > 0 || (search.q !== undefined && namedOrder(search.q) !== undefined)
  const groups: SearchGroup[] = []
  for (const type of isNamed ? types.toSorted((a, b) => rankOfNamed[a] - rankOfNamed[b]) : types) {
    // The papers of an order stand on its page: among everything they are shown only when it is named.
    if (type === 'paper' && !search.isAlone && !isNamed) continue
    const group = await finders[type]({ ...search, billed })
    if (group.rows.length > 0) groups.push(group)
  }
  return groups
}

const rankOfNamed: Record<SearchType, number> = { order: 0, paper: 1, customer: 2, measurement: 3 }
