/** Adding a customer is a short transaction: few statements, and the book is locked for the last of them only. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShopAtWork } from '../../testing/builders.ts'
import { recordStatements } from '../../testing/record-statements.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

let calls = 0
const aCustomer = (family: number) => ({
  id: running.app.newId(),
  name: 'Asha Verma',
  phone: `98765 ${String(10_000 + calls++)}`,
  people: Array.from({ length: family }, (_, place) => ({ name: `Child ${place}` })),
})

test('a customer with a family takes 6 statements, 5 of them with the book locked, however many they are', async () => {
  const { owner } = await aShopAtWork(running.app)
  for (const family of [0, 1, 12]) {
    const body = aCustomer(family)
    const statements = await recordStatements(running.app.database.pool, () =>
      owner.call('POST /api/customers', { body }),
    )
    const lock = statements.findIndex(({ text }) => text.startsWith('insert into "shop_counters"'))
    const isOfBook = ({ text }: { text: string }) => text.includes('"is_sent"')
    expect([statements.length, statements.length - lock]).toEqual([6, 5])
    expect(statements.findIndex(isOfBook)).toBeGreaterThan(lock)
  }
})

test('reading a customer takes one statement', async () => {
  const { owner } = await aShopAtWork(running.app)
  const { id } = await owner.call('POST /api/customers', { body: aCustomer(2) })
  const statements = await recordStatements(running.app.database.pool, () =>
    owner.call('GET /api/customers/:id', { params: { id } }),
  )
  expect(statements).toHaveLength(1)
})

test('many at once have numbers without a gap, and one that is sent twice has one', async () => {
  const { owner } = await aShopAtWork(running.app)
  const bodies = Array.from({ length: 10 }, () => aCustomer(1))
  const added = await Promise.all(
    [...bodies, ...bodies].map((body) => owner.call('POST /api/customers', { body })),
  )
  const numbers = new Set(added.map(({ number }) => number))
  expect([...numbers].sort()).toEqual(bodies.map((_, place) => `CUST-${String(place + 1).padStart(3, '0')}`))
})
