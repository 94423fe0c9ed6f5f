/** What a counter sends all day: lists and details most, now and then a write or what is refused. */

export interface Shop {
  customerIds: string[]
  /** Whom an order is for: a person of the customer in the same place. */
  personIds: string[]
  orderIds: string[]
}

export interface SoakRequest {
  key: string
  status: number
  body?: object
}

type Kind = (shop: Shop, turn: number) => SoakRequest

const read =
  (path: string, status = 200): Kind =>
  () => ({ key: `GET ${path}`, status })

const kinds: Kind[] = [
  read('/api/customers?limit=50'),
  read('/api/customers?limit=50'),
  read('/api/customers?limit=50&sort=name'),
  (_shop, turn) => ({ key: `GET /api/customers?q=customer%20${turn % 40}`, status: 200 }),
  (shop, turn) => ({ key: `GET /api/customers/${at(shop.customerIds, turn)}`, status: 200 }),
  (shop, turn) => ({ key: `GET /api/customers/${at(shop.customerIds, turn)}/timeline`, status: 200 }),
  read('/api/customers/summary'),
  read('/api/orders?limit=50'),
  read('/api/orders?limit=50'),
  read('/api/orders/summary'),
  (shop, turn) => ({ key: `GET /api/orders/${at(shop.orderIds, turn)}`, status: 200 }),
  (shop, turn) => ({ key: `GET /api/orders/${at(shop.orderIds, turn)}/timeline`, status: 200 }),
  read('/api/session'),
  read('/api/shop/garments'),
  read('/api/views?feature=customers'),
  read('/api/customers?limit=many', 400),
  () => ({ key: `GET /api/customers/${crypto.randomUUID()}`, status: 404 }),
  (shop, turn) => ({
    key: `PATCH /api/customers/${at(shop.customerIds, turn)}`,
    status: 200,
    body: { notes: `Came by for the time ${turn}` },
  }),
  (_shop, turn) =>
    turn % 3 === 0
      ? { key: 'POST /api/customers', status: 200, body: { name: `Customer of turn ${turn}` } }
      : { key: 'POST /api/views', status: 200, body: aView(turn) },
  (shop, turn) =>
    turn % 3 === 0
      ? { key: 'POST /api/orders', status: 200, body: anOrder(shop, turn) }
      : { key: 'PATCH /api/account', status: 200, body: { name: `Meera ${turn % 9}` } },
]

/** The request of a turn: every kind once in twenty, each time about another record. */
export function mixedRequest(shop: Shop, turn: number): SoakRequest {
  const round = Math.floor(turn / kinds.length)
  const kind = kinds[turn % kinds.length] ?? read('/api/session')
  return kind(shop, round)
}

const aView = (turn: number) => ({ feature: 'customers', name: `view ${turn % 20}`, query: 'q=a' })

export const anOrder = ({ customerIds, personIds }: Shop, turn: number) => ({
  customerId: at(customerIds, turn),
  promisedOn: new Date(Date.now() + 10 * 864e5).toISOString().slice(0, 10),
  pieces: [{ personId: at(personIds, turn), garment: 'kurta', priceMinor: 100_000 }],
})

const at = (ids: string[], turn: number) => ids[turn % ids.length] ?? ''
