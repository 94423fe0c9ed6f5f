/** Houses in tests: a house with orders of its own, a tailor that sews for it, and both at work. */
import { afterAll, beforeAll } from 'vitest'
import { type AShop, aShopAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { anOrderBody, aShopWithMeasuredCustomer } from '../orders/orders-for-tests.ts'

type House = Awaited<ReturnType<typeof aShopWithMeasuredCustomer>>

/** One server for the tests of a file, without background work unless it is said, and what they do with houses there. */
export function openHouses({ works = false } = {}) {
  // Filled before the first test.
  const running = {} as TestApp
  beforeAll(async () => void Object.assign(running, await openTestApp({}, { works })))
  afterAll(() => running.close())
  return { running, kit: housesFor(running) }
}

export function housesFor(running: Pick<TestApp, 'app'>) {
  /** With a customer who is measured, and a phone its partners reach it by. */
  async function aHouse() {
    const name = `Meher ${running.app.newId().slice(-6)}`
    const house = await aShopWithMeasuredCustomer(running.app, { name, kind: 'house' })
    await house.owner.call('PATCH /api/shop', {
      body: { phone: `98${running.app.newId().replace(/\D/g, '').slice(-8).padStart(8, '1')}` },
    })
    return { ...house, name }
  }
  async function aTailor(given: AShop = {}) {
    const name = `Noor ${running.app.newId().slice(-6)}`
    return { ...(await aShopAtWork(running.app, { name, ...given })), name }
  }
  const invite = (house: Visitor, tailorId: string, given: object = {}) =>
    house.try('POST /api/house/partners', { body: { id: running.app.newId(), tailorId, ...given } })

  /** Both of them, partners at a fifth of the price unless another rate is said. */
  async function partners(given: object = {}) {
    const [house, tailor] = [await aHouse(), await aTailor()]
    const { body } = await invite(house.owner, tailor.shop.id, given)
    const of = { params: { id: body.id } }
    await tailor.owner.call('POST /api/shop/houses/:id/answer', { ...of, body: { answer: 'accept' } })
    return { house, tailor, of }
  }
  /** An order of the house over a thousand. */
  const anOrder = ({ owner, customer }: House, given: object = {}) =>
    owner.call('POST /api/orders', { body: anOrderBody(customer, given) })
  const assign = (house: Visitor, orderId: string, partnershipId: string, given: object = {}) =>
    house.try('POST /api/house/orders/:id/assign', {
      params: { id: orderId },
      body: { partnershipId, ...given },
    })

  /** The order that waits in the tailor's book, taken on and handed over. */
  async function deliver(tailor: Visitor, to: 'ready' | 'delivered' = 'delivered') {
    const { rows } = await tailor.call('GET /api/orders')
    const row = rows.find(({ can }) => can.approve)
    if (!row) throw new Error('the tailor was given nothing')
    const of = { params: { id: row.id } }
    for (const state of ['approved', 'in_progress', 'ready', 'delivered'] as const) {
      await tailor.call('POST /api/orders/:id/move', {
        ...of,
        body: { to: state, reason: 'on account' },
      })
      if (state === to) break
    }
    return of
  }
  return { aHouse, aTailor, invite, partners, anOrder, assign, deliver }
}
