/** A remake agreed on at the counter: the customer need not have an account, and one who has is told as after asking there. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorAtWork } from '../../testing/an-operator.ts'
import { asOwner } from '../../testing/as-owner.ts'
import { anAccount, aShopAtWork, signedIn } from '../../testing/builders.ts'
import { lastMailTo } from '../../testing/mails.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { aTrackedOrder } from '../tracking/order-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp()
})
afterAll(() => running.close())

/** An order that was handed over today. */
async function delivered() {
  const { shop, owner } = await aShopAtWork(running.app)
  const { orderId, token } = await aTrackedOrder(running.app, shop.id, { state: 'delivered' })
  const of = { params: { id: orderId } }
  const change = (columns: string, ...given: unknown[]) =>
    asOwner(running.app, (client) =>
      client.query(`update orders set ${columns} where id = $1`, [orderId, ...given]),
    )
  const handOver = () => change('delivered_at = $2', running.app.now())
  await handOver()
  const standing = () => owner.call('GET /api/orders/:id/remake', of)
  const agree = () =>
    owner.try('POST /api/orders/:id/remake', {
      ...of,
      body: { words: 'The collar came loose', answer: 'A new collar by Friday' },
    })
  const customer = async () => {
    const account = await anAccount(running.app, { name: 'Meera Joshi' })
    const visitor = await signedIn(running.app, account.id)
    await visitor.call('POST /api/own/orders', { body: { token } })
    return { account, visitor }
  }
  return { shop, owner, of, change, handOver, standing, agree, customer }
}

test('is written down at once, for a customer without an account, and once for each hand-over', async () => {
  const { owner, of, handOver, standing, agree } = await delivered()
  expect(await standing()).toEqual({
    order: { number: 'ORD-001', customer: 'Meera Joshi' },
    remakeDays: 0,
  })
  const { body } = await agree()
  expect(body).toMatchObject({
    kind: 'remake',
    state: 'agreed',
    words: 'The collar came loose',
    answer: 'A new collar by Friday',
    can: [],
  })
  const { rows } = await owner.call('GET /api/orders/:id/timeline', of)
  expect(rows.map(({ kind }) => kind)).toContain('disputes.remakeAgreed')
  expect(await standing()).toMatchObject({ refused: 'disputes.remakeBefore', disputeId: body.id })
  expect((await agree()).body.code).toBe('disputes.remakeBefore')
  const operator = await operatorAtWork(running.app)
  const { evidence } = await operator.call('GET /api/admin/disputes/:id', { params: { id: body.id } })
  expect(evidence.messages).toEqual([])
  running.pass({ hours: 1 })
  await handOver()
  expect((await agree()).body.state).toBe('agreed')
})

test('of two at once one is written down', async () => {
  const { owner, agree } = await delivered()
  const codes = (await Promise.all([agree(), agree()])).map(({ status }) => status)
  expect(codes.toSorted()).toEqual([200, 409])
  const { rows } = await owner.call('GET /api/shop/disputes', { query: { state: 'over' } })
  expect(rows).toHaveLength(1)
})

test('reaches the customer’s account, which does not ask for another', async () => {
  const { shop, of, agree, customer } = await delivered()
  const { account, visitor } = await customer()
  await asOwner(running.app, (client) =>
    client.query(
      `insert into order_terms (shop_id, order_id, price_minor, advance_minor, trial_minor, remake_days, agreed_at)
         values ($1, $2, 150000, 0, 0, 10, $3)`,
      [shop.id, of.params.id, running.app.now()],
    ),
  )
  expect((await visitor.call('GET /api/own/orders')).orders).toMatchObject([
    { remakeUntil: expect.any(String) },
  ])
  await agree()
  expect((await lastMailTo(running.app, account.email)).text).toContain('A new collar by Friday')
  const [order] = (await visitor.call('GET /api/own/orders')).orders
  expect(order).toMatchObject({ dispute: { kind: 'remake', state: 'agreed' } })
  expect(order?.remakeUntil).toBeUndefined()
})

test('what the customer asked for in the account is answered there', async () => {
  const { of, standing, agree, customer } = await delivered()
  const { visitor } = await customer()
  const { id } = await visitor.call('POST /api/own/orders/:id/dispute', {
    ...of,
    body: { kind: 'fit', words: 'Too tight' },
  })
  expect(await standing()).toMatchObject({ refused: 'disputes.openBefore', disputeId: id })
  expect((await agree()).body.code).toBe('disputes.openBefore')
})

test('nothing is made again that was not handed over', async () => {
  const { change, standing, agree } = await delivered()
  await change("state = 'ready', delivered_at = null")
  expect((await standing()).refused).toBe('disputes.notDelivered')
  expect((await agree()).body.code).toBe('disputes.notDelivered')
})
