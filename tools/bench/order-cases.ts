import { priorities } from '@darzi/tailoring/orders/life.ts'
import { newId } from '../../apps/server/src/ids.ts'
import type { BenchCase } from './bench-case.ts'
import { type Known, orderAt } from './known.ts'

const read = { method: 'GET' } as const
const newest = {
  text: `select id, number, customer_id, state, priority, promised_on, total_minor, paid_minor, version
    from orders order by created_at desc, id desc limit 50`,
  values: [],
}
const list = (name: string, query: (known: Known) => Record<string, string>): BenchCase => ({
  ...read,
  ...(name === 'all by newest' ? { plain: () => newest } : {}),
  name: `orders ${name}`,
  path: (known) => `/api/orders?${new URLSearchParams(query(known))}`,
})
const inBothOrders = (name: string, query: Record<string, string>) =>
  ['promised', 'newest'].map((sort) => list(`${name} by ${sort}`, () => ({ ...query, sort })))

const statuses = ['all', 'pending', 'in_progress', 'ready', 'completed', 'cancelled']

/** Order management: each filter of the screen in both orders, and its search by everything an order is known by. */
export const orderLists: BenchCase[] = [
  ...statuses.flatMap((status) => inBothOrders(status, { status })),
  ...priorities.flatMap((priority) => inBothOrders(`${priority} priority`, { priority })),
  ...['today', 'week', 'overdue', 'making'].flatMap((due) => inBothOrders(`due ${due}`, { due })),
  list('money to give back', () => ({ money: 'giveBack' })),
  list('ready of high priority', () => ({ status: 'ready', priority: 'high' })),
  list('of a worker', ({ workerId }) => ({ assignedTo: workerId })),
  list('of a customer', ({ orders: [order] }) => ({ customer: order.customerId, sort: 'newest' })),
  list('search by name', ({ customer }) => ({ q: customer.name })),
  list('search by name, ready', ({ customer }) => ({ q: customer.name, status: 'ready' })),
  list('search by phone', ({ orders: [order] }) => ({ q: order.phone.slice(-7) })),
  list('search by number', ({ orders: [order] }) => ({ q: order.number })),
  { ...read, name: 'orders summary', path: () => '/api/orders/summary' },
]

const inAWeek = () => new Date(Date.now() + 7 * 864e5).toISOString().slice(0, 10)

/** Two pieces for one of the customers who have an order open. */
const newOrder = (known: Known, turn: number) => {
  const { customerId, personId } = orderAt(known, turn)
  return {
    id: newId(),
    customerId,
    promisedOn: inAWeek(),
    pieces: [
      { personId, garment: 'kurta', priceMinor: 95_000 },
      { personId, garment: 'pajama', priceMinor: 45_000 },
    ],
  }
}
const cash = (amountMinor: number) => ({ id: newId(), amountMinor, method: 'cash' })
const priorityAt = (turn: number) => priorities[turn % priorities.length]
const sent = { method: 'POST' } as const

function movingAt({ moving }: Known, turn: number) {
  const piece = moving[turn % moving.length]
  if (!piece) throw new Error('the shop has no piece to move')
  return piece
}

/** What is done with one order at the counter; each sending is about another one. */
export const orderCases: BenchCase[] = [
  {
    ...read,
    name: 'order detail',
    path: (known, turn) => `/api/orders/${orderAt(known, turn).id}`,
    plain: ({ orders: [order] }) => ({ text: 'select * from orders where id = $1', values: [order.id] }),
  },
  { ...sent, name: 'take order', path: () => '/api/orders', body: newOrder },
  {
    ...sent,
    name: 'take order with an advance',
    path: () => '/api/orders',
    body: (known, turn) => ({ ...newOrder(known, turn), advance: cash(50_000) }),
  },
  {
    ...sent,
    name: 'take a payment',
    path: (known, turn) => `/api/orders/${orderAt(known, turn).id}/payments`,
    body: () => cash(100),
  },
  {
    ...sent,
    name: 'move a piece a stage back, then on',
    mayRefuse: true,
    path: (known, turn) => `/api/workshop/pieces/${movingAt(known, turn).pieceId}/move`,
    body: (known, turn) => {
      const { stage } = movingAt(known, turn)
      const isBack = Math.floor(turn / known.moving.length) % 2 === 0
      return isBack ? { from: stage, stage: stage - 1 } : { from: stage - 1, stage }
    },
  },
  {
    ...sent,
    name: 'change an order from the list',
    path: () => '/api/orders/bulk',
    body: (known, turn) => ({
      ids: [orderAt(known, turn).id],
      act: 'priority',
      priority: priorityAt(Math.floor(turn / known.orders.length) + turn),
    }),
  },
]

/** Slips and tags: nearly all of the work is setting them. */
export const paperCases: BenchCase[] = [
  ['slip of 80 mm', 'slip?size=80'],
  ['slip of 58 mm', 'slip?size=58'],
  ['slip of A5', 'slip?size=a5'],
  ['slip of 80 mm in Punjabi', 'slip?size=80&language=pa'],
  ['slip of 80 mm as a picture', 'slip?size=80&format=png'],
  ['tags of an order', 'tags?size=80'],
].map(([name = '', paper]) => ({
  ...read,
  name,
  isPaper: true,
  path: (known, turn) => `/api/orders/${orderAt(known, turn).id}/${paper}`,
}))
