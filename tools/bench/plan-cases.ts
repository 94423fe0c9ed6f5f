import type { House } from '../../apps/server/src/http/house.ts'
import type { BenchCase } from './bench-cases.ts'
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
  bare: Plan
}

/** Sends every case once and records its SQL, for the bare server to repeat. */
export async function planCases(
  house: House,
  { shop, cases }: { shop: SeededShop; cases: BenchCase[] },
): Promise<BenchPlan> {
  const cookie = await signIn(house, shop)
  const first = await firstCustomer(house, cookie)
  const ready = cases.map((each) => ({ ...each, address: fill(each.path, first) }))
  const since = Date.now()
  const planned: Record<string, PlannedCase> = {}
  for (const each of ready) planned[each.name] = await record(house, { each, cookie, shop })
  return { cases: ready, bare: { shopId: shop.id, since, cases: planned } }
}

async function record(
  house: House,
  { each, cookie, shop }: { each: ReadyCase; cookie: string; shop: SeededShop },
): Promise<PlannedCase> {
  const statements = await recordStatements(house.database.pool, async () => {
    const answer = await house.fastify.inject({
      ...{ method: each.method, url: each.address, headers: { cookie } },
      ...(each.body
        ? { payload: each.body({ email: shop.ownerEmail, password: shop.password }) as object }
        : {}),
    })
    if (answer.statusCode !== 200)
      throw new Error(`${each.name} answered ${answer.statusCode}: ${answer.body}`)
  })
  const isWrite = each.method === 'POST'
  return each.isSignIn
    ? { statements, isWrite, password: shop.password, hash: await hashOf(shop.password) }
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

interface Known {
  id: string
  name: string
  phone?: string
}

async function firstCustomer(house: House, cookie: string): Promise<Known> {
  const answer = await house.fastify.inject({ url: '/api/customers?sort=name&limit=50', headers: { cookie } })
  const rows: Known[] = answer.json().rows
  const found = rows.find((row) => row.phone && /^[\x20-\x7e]+$/.test(row.name))
  if (!found) throw new Error('the biggest shop has no customer to look for')
  return found
}

const fill = (path: string, { id, name, phone = '' }: Known) =>
  path.replace(':id', id).replace(':name', encodeURIComponent(name)).replace(':phone', phone.slice(-7))
