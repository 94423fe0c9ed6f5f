import { readCode } from '@darzi/tailoring/workshop/read-code.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShopAtWork } from '../../testing/builders.ts'
import { readCodes } from '../../testing/read-codes.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { anOrder } from '../payments/order-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({ PUBLIC_URL: 'https://darzi.example' }, { works: false })
})
afterAll(() => running.close())

test.each(['58', '80', 'a5'] as const)(
  'the code of a printed tag leads to its piece on the board, also from a roll printer: %s',
  async (size) => {
    const { shop, owner } = await aShopAtWork(running.app)
    const { params } = await anOrder(running.app, { shopId: shop.id, owner })
    const { pieces } = await owner.call('GET /api/orders/:id', { params })
    const query = { size, format: 'png' as const }
    const { bytes } = await owner.try('GET /api/orders/:id/tags', { params, query })
    const mm = size === 'a5' ? 148 : Number(size)
    const printed = await sharp(bytes)
      .resize({ width: mm * 8 })
      .threshold(128)
      .png()
      .toBuffer()
    const codes = await readCodes(printed)
    expect(codes).toEqual(pieces.map(({ id }) => `https://darzi.example/tailor/work?piece=${id}`).sort())
    expect(codes.map(readCode)).toEqual(codes.map((code) => ({ kind: 'piece', id: code.split('=')[1] })))
  },
)
