import type { Order } from '@darzi/contract/order-shapes.ts'
import type { House } from '../../apps/server/src/http/house.ts'
import type { BenchCase, Known } from './bench-cases.ts'
import type { Plan, PlannedCase } from './plan.ts'
import { recordStatements } from './record-statements.ts'

export interface SeededShop {
  id: string
  ownerEmail: string
  password: string
  customers: number
}

/** A case with its address filled in for one shop. */
export interface ReadyCase extends BenchCase {
  address: string
}
export interface BenchPlan {
  cases: ReadyCase[]
  known: Known
  bare: Plan
}

/** Sends every case once and records its SQL, for the bare server to repeat. */
export async function planCases(
  house: House,
  { shop, cases }: { shop: SeededShop; cases: BenchCase[] },
): Promise<BenchPlan> {
  const cookie = await signIn(house, shop)
  const first = await firstCustomer(house, cookie)
  const last = await lastOrder(house, cookie)
  const ready = cases.map((each) => ({ ...each, address: fill(each.path, { ...first, ...last }) }))
  const known = { email: shop.ownerEmail, password: shop.password, ...last }
  const since = Date.now()
  const planned: Record<string, PlannedCase> = {}
  for (const each of ready) planned[each.name] = await record(house, { each, cookie, known })
  return { cases: ready, known, bare: { shopId: shop.id, since, cases: planned } }
}

async function record(
  house: House,
  { each, cookie, known }: { each: ReadyCase; cookie: string; known: Known },
): Promise<PlannedCase> {
  const statements = await recordStatements(house.database.pool, async () => {
    const answer = await house.fastify.inject({
      ...{ method: each.method, url: each.address, headers: { cookie } },
      ...(each.body ? { payload: each.body(known) as object } : {}),
    })
    if (answer.statusCode !== 200)
      throw new Error(`${each.name} answered ${answer.statusCode}: ${answer.body}`)
  })
  const isWrite = each.method === 'POST'
  return each.isSignIn
    ? { statements, isWrite, password: known.password, hash: await hashOf(known.password) }
    : { statements, isWrite }
}

/** The same cost as the house's own hashes. */
async function hashOf(password: string) {
  const { hashPassword } = await import('../../apps/server/src/features/accounts/password-hash.ts')
  return hashPassword(password)
}

export async function signIn(house: House, { ownerEmail, password }: SeededShop): Promise<string> {
  const answer = await house.fastify.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email: ownerEmail, password },
  })
  const [cookie] = answer.cookies
  if (!cookie) throw new Error(`signing in answered ${answer.statusCode}: ${answer.body}`)
  return `${cookie.name}=${cookie.value}`
}

interface KnownCustomer {
  id: string
  name: string
  phone?: string
}

async function firstCustomer(house: House, cookie: string): Promise<KnownCustomer> {
  const answer = await house.fastify.inject({ url: '/api/customers?sort=name&limit=50', headers: { cookie } })
  const rows: KnownCustomer[] = answer.json().rows
  const found = rows.find((row) => row.phone && /^[\x20-\x7e]+$/.test(row.name))
  if (!found) throw new Error('the biggest shop has no customer to look for')
  return found
}

interface KnownOrders {
  customerId: string
  personId: string
  orderIds: string[]
  number: string
  /** Its private link, from the root of the web. */
  track: string
}

/** The newest orders, and all of the newest that a request may name. */
async function lastOrder(house: House, cookie: string): Promise<KnownOrders> {
  const ask = async (url: string) => (await house.fastify.inject({ url, headers: { cookie } })).json()
  const { rows }: { rows: { id: string }[] } = await ask('/api/orders?sort=newest&limit=200')
  const order: Order = await ask(`/api/orders/${rows[0]?.id}`)
  const personId = order.pieces[0]?.person.id
  if (!personId) throw new Error('the biggest shop has no order')
  const { number, trackingUrl: track } = order
  return { customerId: order.customer.id, personId, orderIds: rows.map(({ id }) => id), number, track }
}

const fill = (path: string, given: KnownCustomer & KnownOrders) =>
  path
    .replace(':order', given.orderIds[0] ?? '')
    .replace(':track', given.track)
    .replace(':number', given.number)
    .replace(':id', given.id)
    .replace(':name', encodeURIComponent(given.name))
    .replace(':phone', (given.phone ?? '').slice(-7))
