/**
 * Orders, as the counter sees them: taking one, the list of all, one order's page, and the workshop's list. What another
 * member should see the same stands in the URL; a refused step is shown as it was before, with the reason.
 */
import type { ApiRequest } from '@darzi/contract/api.ts'
import { priorities } from '@darzi/tailoring/orders/life.ts'

export const statuses = ['all', 'pending', 'in_progress', 'ready', 'completed', 'cancelled'] as const
export const priorityFilters = ['all', ...priorities] as const
export const dues = ['all', 'making', 'today', 'week', 'overdue'] as const
export const moneys = ['all', 'giveBack'] as const
export const sorts = ['promised', 'newest'] as const

export interface OrderListQuery {
  q: string
  status: (typeof statuses)[number]
  priority: (typeof priorityFilters)[number]
  due: (typeof dues)[number]
  /** `giveBack`: the shop holds money that is to be given back. */
  money: (typeof moneys)[number]
  sort: (typeof sorts)[number]
  /** Orders of one customer, or of one who works on them. */
  customer: string
  assignedTo: string
}

export const allOrders: OrderListQuery = {
  q: '',
  status: 'all',
  priority: 'all',
  due: 'all',
  money: 'all',
  sort: 'newest',
  customer: '',
  assignedTo: '',
}

/** Work that waits begins with what is promised first; the whole book with what was taken last. */
function usualSort({ status, due }: Pick<OrderListQuery, 'status' | 'due'>): OrderListQuery['sort'] {
  const waits = status === 'pending' || status === 'in_progress' || status === 'ready'
  return waits || due !== 'all' ? 'promised' : 'newest'
}

/** Reads the list's query from the URL; what it does not know is left at its default. */
export function readOrderQuery(search: URLSearchParams): OrderListQuery {
  const chosen = <T extends string>(name: string, known: readonly T[], otherwise: T) =>
    known.find((each) => each === search.get(name)) ?? otherwise
  const status = chosen('status', statuses, 'all')
  const due = chosen('due', dues, 'all')
  return {
    q: search.get('q') ?? '',
    status,
    priority: chosen('priority', priorityFilters, 'all'),
    due,
    money: chosen('money', moneys, 'all'),
    sort: chosen('sort', sorts, usualSort({ status, due })),
    customer: search.get('customer') ?? '',
    assignedTo: search.get('assignedTo') ?? '',
  }
}

const written = ['q', 'status', 'priority', 'due', 'money', 'sort', 'customer', 'assignedTo'] as const

/** Writes it back, defaults left out and always in one order: the same rows have the same address. */
export function writeOrderQuery(query: OrderListQuery): URLSearchParams {
  const search = new URLSearchParams()
  for (const name of written) {
    const usual = name === 'sort' ? usualSort(query) : allOrders[name]
    if (query[name].trim() !== usual) search.set(name, query[name])
  }
  return search
}

type Asked = NonNullable<ApiRequest<'GET /api/orders/count'>['query']>

/** As the server is asked. */
export function askedOrders({ q, customer, assignedTo, ...rest }: OrderListQuery): Asked {
  return {
    ...rest,
    q: q.trim().slice(0, 120) || undefined,
    customer: customer || undefined,
    assignedTo: assignedTo || undefined,
  }
}

/** Whether fewer rows than all are asked for; the sort hides none. */
export function isNarrowed(query: OrderListQuery): boolean {
  return writeOrderQuery({ ...query, sort: usualSort(query) }).size > 0
}
