import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact } from '../../db/transact.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { aShopWithCustomer } from '../orders/orders-for-tests.ts'
import { paperAnswer } from './paper-answer.ts'
import { paperShop } from './paper-shop.ts'
import { paperWords } from './paper-words.ts'
import { cardPaper } from './print-card.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

/** A garment that lay on the table: its card as it is printed, and as it would be if the garment were called so. */
async function aCardOf(garment: (shop: Awaited<ReturnType<typeof aShopWithCustomer>>) => Promise<string>) {
  const shop = await aShopWithCustomer(running.app)
  const { owner, personId } = shop
  const key = await garment(shop)
  const record = await owner.call('POST /api/measurement-records', {
    body: {
      personId,
      unit: 'in',
      profile: 'garment',
      garment: key,
      how: 'garment',
      values: [{ field: 'chest', typed: '44', unit: 'in', isKept: true }],
    },
  })
  const query = { format: 'png', size: '80', language: 'hi' } as const
  const printed = async () => {
    const params = { id: record.id }
    const { status, bytes } = await owner.try('GET /api/measurement-records/:id/card', { params, query })
    expect(status).toBe(200)
    return bytes.toString('base64')
  }
  const called = async (name: string | undefined) => {
    const head = await transact(running.app.database.pool, { side: 'job', shopId: shop.shop.id }, ({ tx }) =>
      paperShop(tx, shop.shop.id, running.app.now()),
    )
    const around = { shop: head, timeZone: 'Asia/Kolkata', size: '80' } as const
    const paper = cardPaper({ ...around, record, garment: { key, name } }, paperWords('hi'))
    const { bytes } = await paperAnswer({ kind: 'card', format: 'png', paper })
    if (!(bytes instanceof Uint8Array)) throw new Error('a paper is answered whole')
    return Buffer.from(bytes).toString('base64')
  }
  return { owner, key, printed, called }
}

test('the card of a garment of the shop’s own has the shop’s name for it, also when it is put away', async () => {
  const { owner, key, printed, called } = await aCardOf(async ({ owner }) => {
    const body = { name: 'Phulkari jacket', copyOf: 'shirt' }
    return (await owner.call('POST /api/shop/garments', { body })).key
  })
  expect(await printed()).toBe(await called('Phulkari jacket'))
  expect(await printed()).not.toBe(await called(undefined))
  await owner.call('PATCH /api/shop/garments/:key', { params: { key }, body: { isActive: false } })
  expect(await printed()).toBe(await called('Phulkari jacket'))
})

test('the card of a garment that the shop calls otherwise has that name, and else the catalogue’s word', async () => {
  const { owner, key, printed, called } = await aCardOf(async () => 'shirt')
  expect(await printed()).toBe(await called(undefined))
  await owner.call('PATCH /api/shop/garments/:key', { params: { key }, body: { name: 'Bush shirt' } })
  expect(await printed()).toBe(await called('Bush shirt'))
})
