/** Each message to the database waits for its answer, and wakes two processes: what does not hang on another answer goes together. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countMessages } from '../../testing/record-statements.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { anOrderBody, aShopWithCustomer, measureFor } from './orders-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

async function messagesOf(send: () => Promise<unknown>): Promise<number> {
  const counts = []
  // The first sendings are those of a session not seen before, and of statements not prepared yet.
  for (let turn = 0; turn < 3; turn++) counts.push(await countMessages(running.app.database.pool, send))
  return Math.min(...counts)
}

test('a measured order is taken in 5 messages, a customer added in 4, an order read in 2', async () => {
  const { owner, customer, personId } = await aShopWithCustomer(running.app)
  await measureFor(owner, personId, ['shirt'])
  const { id } = await owner.call('POST /api/orders', { body: anOrderBody(customer) })
  const order = () => {
    const pieces = [{ personId, garment: 'shirt', priceMinor: 90_000 }]
    return owner.call('POST /api/orders', {
      body: anOrderBody(customer, { id: running.app.newId(), pieces }),
    })
  }
  let calls = 0
  const person = () =>
    owner.call('POST /api/customers', { body: { name: 'Asha', phone: `98765 2${1000 + calls++}` } })
  const read = () => owner.call('GET /api/orders/:id', { params: { id } })
  expect([await messagesOf(order), await messagesOf(person), await messagesOf(read)]).toEqual([5, 4, 2])
})

test('a read that waited for a connection goes with the end of the one before', async () => {
  const { owner, customer, personId } = await aShopWithCustomer(running.app)
  await measureFor(owner, personId, ['shirt'])
  const { id } = await owner.call('POST /api/orders', { body: anOrderBody(customer) })
  const read = () => owner.call('GET /api/orders/:id', { params: { id } })
  await Promise.all(Array.from({ length: 40 }, read))
  const { pool } = running.app.database
  const messages = await countMessages(pool, () => Promise.all(Array.from({ length: 40 }, read)))
  // One for each read, and one more for the last on each connection.
  expect(messages).toBeLessThanOrEqual(40 + pool.options.max)
})
