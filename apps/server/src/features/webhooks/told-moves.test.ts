/** What a webhook hears of an order's life: every step that takes it to another state, by whatever way, and no other. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Visitor } from '../../testing/visitor.ts'
import { housesFor } from '../houses/houses-for-tests.ts'
import { anOrderBody, measureFor } from '../orders/orders-for-tests.ts'
import { openWebhookKit, type WebhookKit } from './webhooks-for-tests.ts'

let hooks: WebhookKit
beforeAll(async () => {
  hooks = await openWebhookKit()
})
afterAll(() => hooks.close())
beforeEach(() => hooks.begin())

/** Of the usual list: received, fabric, cutting, sewing, fitting, delivery. */
const [fabric, sewing, delivery] = [1, 3, 5]

async function move(owner: Visitor, id: string, [from, stage]: [number, number]) {
  const answer = await owner.try('POST /api/workshop/pieces/:id/move', {
    params: { id },
    body: { from, stage, overrides: { trial: true } },
  })
  expect(answer.status).toBe(200)
  return answer.body.stepId
}

/** Several go out at a time, so they arrive in any order. */
const heard = (told: Awaited<ReturnType<WebhookKit['addHook']>>['told']) =>
  told()
    .map(({ type, data }) => [type, data] as const)
    .sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))

test('the workshop’s own moves tell each state the order comes into, an undone one that it went back', async () => {
  const made = await hooks.kit.aShopWithApi()
  const { told } = await hooks.addHook(made, ['order.state_changed', 'order.taken'])
  const { owner } = made
  const customer = await hooks.addCustomer(owner)
  await measureFor(owner, customer.people[0]?.id ?? '', ['shirt'])
  const order = await owner.call('POST /api/orders', { body: anOrderBody(customer) })
  const piece = order.pieces[0]?.id ?? ''
  await move(owner, piece, [0, fabric])
  await move(owner, piece, [fabric, sewing])
  const stepId = await move(owner, piece, [sewing, delivery])
  await owner.call('POST /api/workshop/steps/:id/undo', { params: { id: stepId } })
  await hooks.tell()
  const data = (state: string) => ({ orderId: order.id, state })
  expect(heard(told)).toEqual([
    ['order.state_changed', data('in_progress')],
    ['order.state_changed', data('in_progress')],
    ['order.state_changed', data('ready')],
    ['order.taken', data('approved')],
  ])
})

test('a house hears how its order goes along at the partner’s, the partner what the house paid and took back', async () => {
  const houses = housesFor(hooks.running)
  const both = await houses.partners()
  await hooks.kit.setPlan(both.house.shop.id, 'houseEnterprise')
  await hooks.kit.setPlan(both.tailor.shop.id, 'tailorEnterprise')
  const house = await hooks.addHook(both.house, ['order.state_changed'])
  const tailor = await hooks.addHook(both.tailor, ['payment.recorded', 'payment.reversed'])
  const order = await houses.anOrder(both.house)
  await houses.assign(both.house.owner, order.id, both.of.params.id)
  const own = await houses.deliver(both.tailor.owner)
  const payout = { ...both.of.params, payout: hooks.running.app.newId() }
  await both.house.owner.call('POST /api/house/partners/:id/payouts', {
    ...both.of,
    body: { id: payout.payout, amountMinor: 80_000 },
  })
  await both.house.owner.call('POST /api/house/partners/:id/payouts/:payout/reverse', {
    params: payout,
    body: { reason: 'Entered twice' },
  })
  await hooks.tell()
  expect(heard(house.told)).toEqual([
    ['order.state_changed', { orderId: order.id, state: 'in_progress' }],
    ['order.state_changed', { orderId: order.id, state: 'ready' }],
  ])
  const orderId = own.params.id
  expect(heard(tailor.told)).toEqual([
    ['payment.recorded', { orderId }],
    ['payment.reversed', { orderId }],
  ])
})

test('money given back with a calling off is told as any other refund', async () => {
  const made = await hooks.kit.aShopWithApi()
  const { told } = await hooks.addHook(made, ['payment.reversed'])
  const { owner } = made
  const customer = await hooks.addCustomer(owner)
  const order = await owner.call('POST /api/orders', { body: anOrderBody(customer) })
  const params = { id: order.id }
  for (const [method, amountMinor] of [['cash', 10_000] as const, ['upi', 20_000] as const])
    await owner.call('POST /api/orders/:id/payments', {
      params,
      body: { id: hooks.running.app.newId(), method, amountMinor },
    })
  const body = { reason: 'She changed her mind', settlement: 'refund' as const }
  await owner.call('POST /api/orders/:id/cancel', { params, body })
  await hooks.tell()
  const data = { orderId: order.id }
  expect(heard(told)).toEqual([
    ['payment.reversed', data],
    ['payment.reversed', data],
  ])
})
