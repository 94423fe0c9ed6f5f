import type { Order, OrderCard } from '@darzi/contract/order-shapes.ts'
import type { AppContext } from '../../apps/server/src/http/app-context.ts'
import type { SeededShop } from './seeded-shop.ts'

/** An order that is being made and has a balance. */
export interface KnownOrder {
  id: string
  number: string
  customerId: string
  personId: string
  pieceId: string
  phone: string
}

/** A piece in work that may go one stage back and on again; its order is none of `orders`. */
export interface MovingPiece {
  orderId: string
  pieceId: string
  stage: number
}

/** What a request may name of the shop it is sent to. */
export interface Known {
  email: string
  password: string
  /** With a name in Latin letters and a phone. */
  customer: { id: string; name: string; phone: string }
  orders: [KnownOrder, ...KnownOrder[]]
  moving: MovingPiece[]
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
  const { orders, moving } = await openOrders(ask)
  const [first] = orders
  if (!customer || !first) throw new Error('the shop has no customer or order to ask for')
  const { trackingUrl: track }: Order = await ask(`/api/orders/${first.id}`)
  const { workers }: { workers: { id: string }[] } = await ask('/api/workshop/workers')
  const { ownerEmail: email, password } = shop
  const others = orders.slice(1)
  return {
    email,
    password,
    customer,
    orders: [first, ...others],
    moving,
    track,
    workerId: workers[0]?.id ?? '',
  }
}

async function openOrders(ask: (url: string) => Promise<{ rows: OrderCard[]; next?: string }>) {
  const orders: KnownOrder[] = []
  const moving: MovingPiece[] = []
  let after = ''
  do {
    const { rows, next } = await ask(`/api/orders?status=in_progress&sort=newest&limit=200${after}`)
    for (const { id, number, customer, pieces, balanceMinor } of rows) {
      const [piece] = pieces
      if (!piece) continue
      if (orders.length > moving.length && mayMove(piece))
        moving.push({ orderId: id, pieceId: piece.id, stage: piece.stage })
      else if (balanceMinor > 10_000 && customer.phone)
        orders.push({
          id,
          number,
          customerId: customer.id,
          phone: customer.phone,
          personId: piece.person.id,
          pieceId: piece.id,
        })
    }
    after = next ? `&after=${encodeURIComponent(next)}` : ''
  } while (after && orders.length < mostOrders)
  return { orders, moving }
}

/** One that stands at Cutting and was not measured goes back and comes again, and no further. */
const mayMove = ({ stage, state }: OrderCard['pieces'][number]) => state === 'working' && stage > 1
