/** How each type is found: by the lists the shop has of it, each with its own indexes. Nothing is looked for twice. */
import type { SearchGroup } from '@darzi/contract/search.ts'
import { instantFrom } from '@darzi/tailoring/calendar/wall-clock.ts'
import { addDays } from '@darzi/tailoring/customers/days.ts'
import type { QuickFilter } from '@darzi/tailoring/search/filter.ts'
import type { Tx } from '../../db/tx.ts'
import type { Member } from '../../http/request-context.ts'
import { billsOfOrders } from '../bills/api.ts'
import { countCustomers, customerCardOf, type DirectoryFilter, directoryPage } from '../customers/api.ts'
import { bookPage, readRecords } from '../measurements/api.ts'
import { countOrders, type OrderFilter, orderCardOf, ordersPage } from '../orders/api.ts'
import { customerResult, measurementResult, orderResult, paperResult } from './results.ts'

/** What is looked for, the same for every type. */
export interface Search {
  tx: Tx
  member: Member
  /** The shop's day. */
  today: string
  now: Date
  q?: string | undefined
  quick: QuickFilter | undefined
  /** These customers' things alone: whoever is meant by a name with a slip. */
  customers?: string[]
  /** The orders of the bill whose number was typed. */
  billed?: string[]
  /** The first and the last day, and the moments they begin and end. */
  days: { from?: string | undefined; to?: string | undefined }
  taken: { from?: Date; before?: Date }
  after?: string | undefined
  limit: number
  /** One type alone is asked: it is counted, and goes on page by page. */
  isAlone: boolean
}

export const momentsOf = ({ from, to }: Search['days'], timeZone: string): Search['taken'] => ({
  ...(from ? { from: instantFrom({ on: from, minute: 0 }, timeZone) } : {}),
  ...(to ? { before: instantFrom({ on: addDays(to, 1), minute: 0 }, timeZone) } : {}),
})

/** Counting stops here: nobody looks through more. */
const countedUpTo = 1000

/** By the day of their last order. Who was put away is still found, after all the others. */
export async function findCustomers(search: Search): Promise<SearchGroup> {
  const { tx, member, q, quick, days, customers, today, limit, after } = search
  const filter: DirectoryFilter = {
    filter: quick === 'repeat' ? 'repeat' : 'all',
    archived: 'false',
    ...(q && { q }),
    ...((days.from || days.to) && { served: days }),
    ...(customers && { among: customers }),
  }
  const pageOf = (archived: 'true' | 'false', most: number) =>
    directoryPage(tx, {
      ...filter,
      archived,
      sort: 'lastOrder',
      today,
      limit: most,
      ...(after && archived === 'false' && { after }),
    })
  const { rows, next } = await pageOf('false', limit)
  const room = next ? 0 : limit - rows.length
  const putAway = room > 0 ? (await pageOf('true', room)).rows : []
  const results = [...rows, ...putAway].map((row) => customerResult(customerCardOf(row, member), member))
  return groupOf('customer', results, {
    search,
    next,
    count: () => countCustomers(tx, { ...filter, today, most: countedUpTo }),
  })
}

/** By the moment they were taken, the newest first; what is overdue by its promise. */
export async function findOrders(search: Search): Promise<SearchGroup> {
  const { member, today } = search
  const { rows, ...rest } = await orderRows(search)
  const results = rows.map((row) => orderResult(orderCardOf(row, { member, today }), member))
  return groupOf('order', results, { search, ...rest })
}

/** The slip and the tags of an order, which every order has, and its bills. A bill is found by its number. */
export async function findPapers(search: Search): Promise<SearchGroup> {
  const { tx, member, today, billed = [] } = search
  const { rows, ...rest } = await orderRows(billed.length > 0 ? { ...search, q: undefined } : search, billed)
  const bills = await billsOfOrders(
    tx,
    rows.map(({ id }) => id),
  )
  const results = rows.map((row) => {
    const own = bills.filter(({ orderId }) => orderId === row.id)
    return paperResult(orderCardOf(row, { member, today }), { member, bills: own })
  })
  return groupOf('paper', results, { search, ...rest })
}

async function orderRows(search: Search, ids: readonly string[] = []) {
  const { tx, member, q, quick, customers, taken, today, limit, after } = search
  const filter: OrderFilter = {
    status: quick === 'pending' || quick === 'ready' ? quick : 'all',
    priority: quick === 'high' ? 'high' : 'all',
    due: quick === 'overdue' ? 'overdue' : 'all',
    money: 'all',
    waits: 'all',
    exceptions: 'all',
    by: 'all',
    promise: 'all',
    timeZone: member.shop.timeZone,
    taken,
    ...(q && { q }),
    ...(customers && { customers }),
    ...(ids.length > 0 && { ids }),
  }
  const sort = quick === 'overdue' ? ('promised' as const) : ('newest' as const)
  const page = { ...filter, sort, today, limit, ...(after && { after }) }
  const { rows, next, orderers } = await ordersPage(tx, page)
  return { rows, next, count: () => countOrders(tx, { ...filter, today, most: countedUpTo, orderers }) }
}

/** By the moment they were taken, the newest first. */
export async function findRecords(search: Search): Promise<SearchGroup> {
  const { tx, q, customers, taken, now, limit, after } = search
  const page = { q, taken, now, limit, after, range: 'all' as const, ...(customers && { customers }) }
  const { rows, next } = await bookPage(tx, page)
  const records = await readRecords(
    tx,
    rows.map(({ id }) => id),
  )
  return groupOf('measurement', records.map(measurementResult), { search, next })
}

interface Paged {
  search: Search
  next?: string | undefined
  count?: () => Promise<{ count: number; isCapped: boolean }>
}

/** Counted only where there is more than the page shows, and one type alone is asked for the first time. */
async function groupOf(
  type: SearchGroup['type'],
  rows: SearchGroup['rows'],
  { search, next, count }: Paged,
): Promise<SearchGroup> {
  const isCounted = next !== undefined && search.isAlone && !search.after
  const counted = isCounted && count ? await count() : { count: rows.length, isCapped: next !== undefined }
  return { type, rows, ...counted, ...(next && search.isAlone && { next }) }
}
