/** Anybody can type a phone: under one the shop knows stand somebody's name, sizes and bills, and an order made so shows none of them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, signedIn } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { lastTextTo } from '../../testing/texts.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { aLine } from '../cart/cart-for-tests.ts'
import { aShopThatOffers } from '../collection/collection-for-tests.ts'
import { aMeasuredCustomer } from '../orders/orders-for-tests.ts'
import { accept, asked, offer } from '../quotes/quotes-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp()
})
afterAll(() => running.close())

let serial = 10_000
const aPhone = () => `+9198767${serial++}`
const aCustomer = async () => signedIn(running.app, (await anAccount(running.app)).id)
type Item = Awaited<ReturnType<typeof aShopThatOffers>>['item']

const orderOne = (who: Visitor, item: Item, contact: { name: string; phone: string }) =>
  who.call('POST /api/collection/:id/order', {
    params: { id: item.id },
    body: { size: 'M', colour: 'Indigo', contact },
  })
const tokensOf = async (who: Visitor) =>
  (await who.call('GET /api/own/orders')).orders.map(({ token }) => token)

test('under a known phone neither a garment, a cart nor a quote gives its private link away', async () => {
  const { owner, item } = await aShopThatOffers(running.app)
  const contact = await aMeasuredCustomer(owner, { name: 'Meera Joshi', phone: aPhone() })
  const stranger = await aCustomer()
  const once = await orderOne(stranger, item, { ...contact, name: 'Anybody' })
  const again = await orderOne(stranger, item, { ...contact, name: 'Anybody' })
  const { orders } = await stranger.call('POST /api/cart/orders', {
    body: { id: running.app.newId(), lines: [aLine(item)], contact: { ...contact, address: '12 Mall Road' } },
  })
  expect([once, again, ...orders].map(({ trackingUrl }) => trackingUrl)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(await tokensOf(stranger)).toEqual([undefined, undefined, undefined])

  const { first, customer, body } = await asked(running)
  await aMeasuredCustomer(first.owner, { name: 'Meera Joshi', phone: body.phone })
  await offer(first.owner, first.of)
  expect((await accept(customer, first.of)).body.trackingPath).toBeUndefined()
  expect(await tokensOf(customer)).toEqual([undefined])
})

test('who came into the book with an order sees the next one too', async () => {
  const { item } = await aShopThatOffers(running.app)
  const [customer, stranger, contact] = [
    await aCustomer(),
    await aCustomer(),
    { name: 'Meera Joshi', phone: aPhone() },
  ]
  expect((await orderOne(customer, item, contact)).trackingUrl).toMatch(/\/track\//)
  expect((await orderOne(customer, item, contact)).trackingUrl).toMatch(/\/track\//)
  expect((await orderOne(stranger, item, contact)).trackingUrl).toBeUndefined()
  expect(await tokensOf(customer)).toEqual([expect.any(String), expect.any(String)])
})

test('whose phone it is sees all once the phone is proven, of what was ordered before and after', async () => {
  const { owner, item } = await aShopThatOffers(running.app)
  const contact = await aMeasuredCustomer(owner, { name: 'Meera Joshi', phone: aPhone() })
  const customer = await aCustomer()
  await orderOne(customer, item, contact)
  const { phone } = contact
  await customer.call('POST /api/orders/track/code', { body: { phone } })
  const code = /^\d{6}/.exec((await lastTextTo(running.app, phone)).text)?.[0] ?? ''
  await customer.call('POST /api/orders/track/prove', { body: { phone, code } })
  await customer.call('POST /api/own/phones', { body: { phone } })
  expect(await tokensOf(customer)).toEqual([expect.any(String)])
  expect((await orderOne(customer, item, contact)).trackingUrl).toMatch(/\/track\//)
})
