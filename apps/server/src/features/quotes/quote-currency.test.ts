/** A price that was offered and the order it becomes are of one currency: the shop's. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../testing/as-owner.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { accept, anOffer, asked, offer } from './quotes-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

const choose = (owner: Visitor, currency: 'EUR' | 'INR') =>
  owner.try('PATCH /api/shop', { body: { currency } })

test('while an offer may be accepted the shop’s currency stands, and is free again after it', async () => {
  const { customer, first } = await asked(running)
  await offer(first.owner, first.of)
  const refused = await choose(first.owner, 'EUR')
  expect([refused.status, refused.body.code]).toEqual([409, 'shops.currencyInUse'])
  await customer.call('POST /api/quotes/:id/act', { ...first.of, body: { act: 'decline' } })
  expect((await choose(first.owner, 'EUR')).status).toBe(200)
})

test('a request without an offer follows its shop to another currency, without the budget of the one before', async () => {
  const given = { budgetMinor: 100_000, budgetCurrency: 'INR' }
  const { customer, first } = await asked(running, 1, given)
  expect(await first.owner.call('GET /api/shop/quotes/:id', first.of)).toMatchObject({
    currency: 'INR',
    budgetMinor: 100_000,
  })
  await choose(first.owner, 'EUR')
  const followed = await first.owner.call('GET /api/shop/quotes/:id', first.of)
  expect([followed.currency, followed.budgetMinor]).toEqual(['EUR', undefined])
  await offer(first.owner, first.of)
  await accept(customer, first.of)
  const { orderId = '' } = await first.owner.call('GET /api/shop/quotes/:id', first.of)
  expect(await first.owner.call('GET /api/orders/:id', { params: { id: orderId } })).toMatchObject({
    currency: 'EUR',
    totalMinor: 90_000,
  })
})

test('an older offer in another currency is neither accepted nor made again: each side reads what to do', async () => {
  const { customer, first } = await asked(running)
  await offer(first.owner, first.of)
  await asOwner(running.app, (client) =>
    client.query("update shops set currency = 'EUR' where id = $1", [first.shop.id]),
  )
  const refused = await accept(customer, first.of)
  expect([refused.status, refused.body.code]).toEqual([409, 'quotes.currencyChanged'])
  expect(refused.body.detail).toContain('no longer in INR')
  const body = anOffer({ after: 1 })
  const again = await first.owner.try('POST /api/shop/quotes/:id/offers', { ...first.of, body })
  expect([again.status, again.body.code]).toEqual([409, 'quotes.offerCurrencyChanged'])
  expect((await first.owner.call('GET /api/orders')).rows).toEqual([])
})

test('an offer and another currency at the same moment never leave two currencies', async () => {
  for (let turn = 0; turn < 3; turn++) {
    const { first } = await asked(running)
    const body = anOffer()
    await Promise.all([
      choose(first.owner, 'EUR'),
      first.owner.try('POST /api/shop/quotes/:id/offers', { ...first.of, body }),
    ])
    const { currency } = await first.owner.call('GET /api/shop/quotes/:id', first.of)
    expect(currency).toBe((await first.owner.call('GET /api/shop')).currency)
  }
})
