/**
 * A platform for the bench: many shops, many customers, one shop with very many, drawn from a seed. It writes as the
 * tables' owner and is meant for a throw-away database only.
 */
import type pg from 'pg'
import { transact } from '../db/transact.ts'
import { addAccount } from '../features/accounts/account-store.ts'
import { hashPassword } from '../features/accounts/password-hash.ts'
import { openShop } from '../features/shops/open-shop.ts'
import { newId } from '../ids.ts'
import { drawBigCustomers } from './big-customers.ts'
import { countUp, fillOrders, insertBig, withBareTables } from './big-store.ts'
import { type Chance, chanceOf } from './chance.ts'
import { furnishShop } from './demo-store.ts'

export interface BigPlan {
  shops: number
  /** In all shops together. */
  customers: number
  /** In the first one. */
  biggest: number
  seed: number
  /** In the first one; the small shop has a hundredth, or a thousand. */
  orders?: number
}

export interface BigShop {
  id: string
  ownerEmail: string
  password: string
  customers: number
}

const password = 'needle-and-thread'
const customersPerStatement = 5000
/** One shop has this many where the plan allows: what the biggest is compared with. */
const smallShop = 1000

export async function seedBig(pool: pg.Pool, plan: BigPlan): Promise<{ shops: BigShop[] }> {
  const chance = chanceOf(plan.seed)
  const hash = await hashPassword(password)
  const shops: BigShop[] = []
  for (const [place, customers] of sizesOf(plan, chance).entries())
    shops.push(await openBigShop(pool, { place, customers, hash }))
  const client = await pool.connect()
  try {
    await withBareTables(client, async () => {
      await fill(client, shops, chance)
      await fillWithOrders(client, shops, plan.orders ?? 0)
      for (const { id } of shops) await countUp(client, id)
    })
  } finally {
    client.release()
  }
  return { shops }
}

/** The biggest, a small one, and the others around their mean. */
function sizesOf({ shops, customers, biggest }: BigPlan, chance: Chance): number[] {
  const others = shops - 2
  const left = customers - biggest
  if (others < 1 || left < 0) throw new RangeError('three shops at least, and the biggest within the whole')
  const small = Math.min(smallShop, Math.floor(left / (others + 1)) || left)
  const weights = Array.from({ length: others }, () => 0.3 + chance.next())
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const sizes = weights.map((weight) => Math.floor(((left - small) * weight) / sum))
  const missing = left - small - sizes.reduce((total, size) => total + size, 0)
  return [biggest, small, ...sizes.with(0, (sizes[0] ?? 0) + missing)]
}

async function openBigShop(pool: pg.Pool, given: { place: number; customers: number; hash: string }) {
  const { place, customers, hash } = given
  const now = new Date()
  const owner = { id: newId(), name: `Owner ${place + 1}`, email: `owner-${place + 1}@bench.darzi.test` }
  const id = await transact(pool, { side: 'nobody' }, async ({ tx }) => {
    await addAccount(tx, {
      ...owner,
      role: 'tailor',
      phone: null,
      language: null,
      password_hash: hash,
      email_verified_at: now,
      createdAt: now,
    })
    const name = `Tailor ${place + 1}`
    return openShop(tx, { owner, now, newId: () => newId(), name, country: 'IN', timeZone: 'Asia/Kolkata' })
  })
  const address = 'Ludhiana'
  await transact(pool, { side: 'job', shopId: id }, ({ tx }) =>
    furnishShop(tx, { id, phone: '+919876500000', address }),
  )
  return { id, ownerEmail: owner.email, password, customers }
}

/** The biggest shop and the small one it is compared with. */
async function fillWithOrders(client: pg.PoolClient, [biggest, small]: readonly BigShop[], orders: number) {
  if (orders === 0 || !biggest || !small) return
  const today = new Date().toISOString().slice(0, 10)
  await fillOrders(client, { shopId: biggest.id, orders, today })
  await fillOrders(client, {
    shopId: small.id,
    orders: Math.min(orders, Math.max(1000, orders / 100)),
    today,
  })
}

/** While the database writes one lot of customers, the next is drawn. */
async function fill(client: pg.PoolClient, shops: BigShop[], chance: Chance) {
  const today = new Date().toISOString().slice(0, 10)
  let writing: Promise<void> = Promise.resolve()
  for (const { id, customers } of shops) {
    for (let from = 1; from <= customers; from += customersPerStatement) {
      const count = Math.min(customersPerStatement, customers - from + 1)
      const drawn = drawBigCustomers({ chance, from, count, today })
      await writing
      writing = insertBig(client, id, drawn)
    }
    await writing
  }
}
