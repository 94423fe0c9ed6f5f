/** A request for a garment that the shop has archived. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { accept, anOffer, asked, offer } from './quotes-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

const sew = (owner: Visitor, key: string, isActive: boolean) =>
  owner.call('PATCH /api/shop/garments/:key', { params: { key }, body: { isActive } })

test('is offered for once the shop has taken the garment up again', async () => {
  const { customer, first } = await asked(running)
  await sew(first.owner, 'shirt', false)
  const body = anOffer()
  const refused = await first.owner.try('POST /api/shop/quotes/:id/offers', { ...first.of, body })
  expect([refused.status, refused.body.code]).toEqual([409, 'quotes.garmentArchived'])
  expect((await customer.call('GET /api/quotes/:id', first.of)).state).toBe('asked')
  await sew(first.owner, 'shirt', true)
  await offer(first.owner, first.of)
  expect((await accept(customer, first.of)).status).toBe(200)
})

test('what was offered before is sewn all the same', async () => {
  const { customer, first } = await asked(running)
  await offer(first.owner, first.of)
  await sew(first.owner, 'shirt', false)
  expect((await accept(customer, first.of)).status).toBe(200)
  const { orderId = '' } = await first.owner.call('GET /api/shop/quotes/:id', first.of)
  const { pieces } = await first.owner.call('GET /api/orders/:id', { params: { id: orderId } })
  expect(pieces.map(({ garment }) => garment.key)).toEqual(['shirt'])
})
