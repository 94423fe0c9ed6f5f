import type { Order, OrderCard } from '@darzi/contract/order-shapes.ts'
import type { AppContext } from '../../apps/server/src/http/app-context.ts'
import type { SeededShop } from './seeded-shop.ts'

/** An order that is being made and has a balance. */
export interface KnownOrder {
  id: string
  number: string
  customerId: string
  personId: string
  phone: string
}

/** What a request may name of the shop it is sent to. */
export interface Known {
  email: string
  password: string
  /** With a name in Latin letters and a phone. */
  customer: { id: string; name: string; phone: string }
  orders: [KnownOrder, ...KnownOrder[]]
  /** The first order's private link, from the root of the web. */
  track: string
  /** The member work is given to. */
  workerId: string
}

export const orderAt = ({ orders }: Known, turn: number) => orders[turn % orders.length] ?? orders[0]

const mostOrders = 1000

/** Asks a shop for what the cases need. */
export async function getToKnow(app: AppContext, shop: SeededShop, cookie: string): Promise<Known> {
  const ask = async (url: string) => (await app.fastify.inject({ url, headers: { cookie } })).json()
  const book: { rows: { id: string; name: string; phone?: string }[] } = await ask(
    '/api/customers?sort=name&limit=50',
  )
  const customer = book.rows.flatMap(({ id, name, phone }) =>
    phone && /^[\x20-\x7e]+$/.test(name) ? [{ id, name, phone }] : [],
  )[0]
  const orders = await openOrders(ask)
  const [first] = orders
  if (!customer || !first) throw new Error('the shop has no customer or order to ask for')
  const { trackingUrl: track }: Order = await ask(`/api/orders/${first.id}`)
  const { workers }: { workers: { id: string }[] } = await ask('/api/workshop/workers')
  const { ownerEmail: email, password } = shop
  return { email, password, customer, orders: [first, ...orders], track, workerId: workers[0]?.id ?? '' }
}

async function openOrders(ask: (url: string) => Promise<{ rows: OrderCard[]; next?: string }>) {
  const found: KnownOrder[] = []
  let after = ''
  do {
    const { rows, next } = await ask(`/api/orders?status=in_progress&sort=newest&limit=200${after}`)
    for (const { id, number, customer, pieces, balanceMinor } of rows)
      if (balanceMinor > 10_000 && customer.phone && pieces[0])
        found.push({
          id,
          number,
          customerId: customer.id,
          phone: customer.phone,
          personId: pieces[0].person.id,
        })
    after = next ? `&after=${encodeURIComponent(next)}` : ''
  } while (after && found.length < mostOrders)
  return found
}
