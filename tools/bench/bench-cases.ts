import { customerFilters, customerSorts } from '@darzi/contract/customer-shapes.ts'
import { priorities } from '@darzi/contract/order-shapes.ts'
import { newId } from '../../apps/server/src/ids.ts'

/** What a request may name of the shop it is sent to. */
export interface Known {
  email: string
  password: string
  customerId: string
  personId: string
  orderIds: readonly string[]
}

export interface BenchCase {
  name: string
  method: 'GET' | 'POST'
  /** Address with `:id` for some customer of the shop, `:order` for its last order, `:track` for that one's private link. */
  path: string
  body?: (known: Known) => unknown
  /** Lists are also compared between a small shop and the biggest. */
  isList?: boolean
  isSignIn?: boolean
}

const lists: BenchCase[] = customerFilters.flatMap((filter) =>
  customerSorts.map((sort) => ({
    name: `directory ${filter} by ${sort}`,
    method: 'GET' as const,
    path: `/api/customers?filter=${filter}&sort=${sort}`,
    isList: true,
  })),
)

const orderStatuses = ['all', 'pending', 'in_progress', 'ready', 'completed', 'cancelled']
const orderLists: BenchCase[] = [
  ...orderStatuses.flatMap((status) =>
    ['promised', 'newest'].map(
      (sort) => [`orders ${status} by ${sort}`, `status=${status}&sort=${sort}`] as const,
    ),
  ),
  ...priorities.map((priority) => [`orders of ${priority} priority`, `priority=${priority}`] as const),
  ...['today', 'week', 'overdue'].map((due) => [`orders due ${due}`, `due=${due}`] as const),
  ['orders ready of high priority', 'status=ready&priority=high'] as const,
  ['orders search by name', 'q=:name'] as const,
  ['orders search by number', 'q=:number'] as const,
].map(([name, query]) => ({ name, method: 'GET', path: `/api/orders?${query}`, isList: true }))

let added = 0
let changed = 0
const inAWeek = () => new Date(Date.now() + 7 * 864e5).toISOString().slice(0, 10)

const word = process.argv.find((each) => each.startsWith('case='))?.slice('case='.length) ?? ''

const allCases: BenchCase[] = [
  ...lists,
  { name: 'search by name', method: 'GET', path: '/api/customers?q=:name', isList: true },
  { name: 'search by phone', method: 'GET', path: '/api/customers?q=:phone', isList: true },
  { name: 'summary', method: 'GET', path: '/api/customers/summary', isList: true },
  { name: 'detail', method: 'GET', path: '/api/customers/:id' },
  {
    name: 'add customer',
    method: 'POST',
    path: '/api/customers',
    body: () => ({
      id: newId(),
      name: `Bench ${++added}`,
      phone: `+9198${String(10_000_000 + added)}`,
      allowSamePhone: true,
    }),
  },
  ...orderLists,
  { name: 'orders summary', method: 'GET', path: '/api/orders/summary', isList: true },
  { name: 'order detail', method: 'GET', path: '/api/orders/:order' },
  { name: 'slip of an order', method: 'GET', path: '/api/orders/:order/slip' },
  { name: 'order by its private link', method: 'GET', path: '/api:track' },
  {
    name: 'take order',
    method: 'POST',
    path: '/api/orders',
    body: ({ customerId, personId }) => ({
      ...{ id: newId(), customerId, promisedOn: inAWeek() },
      pieces: [
        { personId, garment: 'kurta', priceMinor: 95_000 },
        { personId, garment: 'pajama', priceMinor: 45_000 },
      ],
    }),
  },
  {
    name: 'change one of 200 orders',
    method: 'POST',
    path: '/api/orders/bulk',
    body: ({ orderIds }) => ({
      ids: [orderIds[++changed % orderIds.length]],
      act: 'priority',
      priority: ['high', 'medium', 'low'][Math.floor(changed / orderIds.length) % 3],
    }),
  },
  {
    name: 'sign in',
    method: 'POST',
    path: '/api/login',
    body: ({ email, password }) => ({ email, password }),
    isSignIn: true,
  },
]

/** All, or those whose name has the word given as case=… on the command line. */
export const benchCases = allCases.filter(({ name }) => name.includes(word))
