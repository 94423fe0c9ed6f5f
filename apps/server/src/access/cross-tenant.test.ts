import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact } from '../db/transact.ts'
import type { Tx } from '../db/tx.ts'
import { anAccount, aShopAtWork } from '../testing/builders.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { crossTenant, handToShop, insideShop } from './cross-tenant.ts'

let given: TestApp
beforeAll(async () => {
  given = await openTestApp()
})
afterAll(() => given.close())

const asNobody = <T>(work: (tx: Tx) => Promise<T>) =>
  transact(given.app.database.pool, { side: 'nobody' }, ({ tx }) => work(tx))
const accounts = (tx: Tx) => tx.selectFrom('accounts').select('id').execute()
const events = (tx: Tx) => tx.selectFrom('events').select('id').execute()
const fail = () => Promise.reject(new Error('changed its mind'))

test('cross-tenant access is closed again, also when its work failed and somebody caught that', async () => {
  await anAccount(given.app)
  const seen = await asNobody(async (tx) => {
    const during = await crossTenant(tx, 'sign_in', () => accounts(tx))
    await crossTenant(tx, 'sign_in', fail).catch(() => {})
    return { during: during.length, after: (await accounts(tx)).length }
  })
  expect(seen).toEqual({ during: expect.any(Number), after: 0 })
  expect(seen.during).toBeGreaterThan(0)
})

test('work inside a shop leaves it again, also when it failed and somebody caught that', async () => {
  const { shop } = await aShopAtWork(given.app)
  const seen = await asNobody(async (tx) => {
    const during = await insideShop(tx, shop.id, () => events(tx))
    await insideShop(tx, shop.id, fail).catch(() => {})
    return { during: during.length, after: (await events(tx)).length }
  })
  expect(seen).toEqual({ during: expect.any(Number), after: 0 })
  expect(seen.during).toBeGreaterThan(0)
})

test('while something is handed to a shop the account’s own rows are out of sight, and seen again after, also after a failure', async () => {
  const account = await anAccount(given.app)
  const { shop } = await aShopAtWork(given.app)
  const handing = { accountId: account.id, shopId: shop.id }
  const seen = await asNobody(async (tx) => {
    await sql`select set_config('app.user_id', ${account.id}, true)`.execute(tx)
    const during = await handToShop(tx, handing, async () => ({
      own: (await accounts(tx)).length,
      shops: (await events(tx)).length,
    }))
    await handToShop(tx, handing, fail).catch(() => {})
    return { during, after: { own: (await accounts(tx)).length, shops: (await events(tx)).length } }
  })
  expect(seen).toEqual({ during: { own: 0, shops: expect.any(Number) }, after: { own: 1, shops: 0 } })
  expect(seen.during.shops).toBeGreaterThan(0)
})

test('what the database refused inside cross-tenant access is told as it was', async () => {
  const refused = asNobody((tx) =>
    crossTenant(tx, 'sign_in', () =>
      tx.selectFrom('accounts').select('id').where('id', '=', 'no id').execute(),
    ),
  )
  await expect(refused).rejects.toMatchObject({ code: '22P02' })
})
