import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShopAtWork } from '../../testing/builders.ts'
import { readCodes } from '../../testing/read-codes.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'
import { anOrder } from '../payments/order-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({ PUBLIC_URL: 'https://darzi.example' }, { works: false })
})
afterAll(() => running.close())

/** An order of a shop that takes UPI, the link it is followed by, and the UPI link a customer is told there. */
async function anOwedOrder(name?: string) {
  const { shop, owner } = await aShopAtWork(running.app, name ? { name } : {})
  await owner.call('PATCH /api/shop/counter', { body: { upiId: 'noor.tailors@okbank' } })
  const { params } = await anOrder(running.app, {
    shopId: shop.id,
    owner,
  })
  await owner.call('POST /api/orders/:id/payments', {
    params,
    body: { amountMinor: 25_050, method: 'cash' },
  })
  const { trackingUrl } = await owner.call('GET /api/orders/:id', { params })
  const token = trackingUrl.split('/').at(-1) ?? ''
  const { upi } = await new Visitor(running.app).call('GET /api/track/:token', { params: { token } })
  return { owner, params, trackingUrl, upi }
}
type Owed = Awaited<ReturnType<typeof anOwedOrder>>
type Query = { size?: '58' | '80' | 'a5'; language?: 'en' | 'hi' | 'pa' }

const slip = async ({ owner, params }: Owed, query: Query) =>
  (await owner.try('GET /api/orders/:id/slip', { params, query: { ...query, format: 'png' } })).bytes

/** As a roll printer sets it: eight dots a millimetre, each black or not. */
const printed = (png: Uint8Array, mm: number) =>
  sharp(png)
    .resize({ width: mm * 8 })
    .threshold(128)
    .png()
    .toBuffer()

test.each(
  (['58', '80', 'a5'] as const).flatMap((size) =>
    (['en', 'hi', 'pa'] as const).map((language) => [size, language] as const),
  ),
)(
  'both codes of the %s slip in “%s” are read: the link to follow, and the very UPI link of the balance',
  async (size, language) => {
    const owed = await anOwedOrder('नूर टेलर्स ਸਰਦਾਰ & Sons')
    const png = await slip(owed, { size, language })
    const said = [owed.trackingUrl, owed.upi]
    expect(await readCodes(png)).toEqual(said)
    expect(await readCodes(await printed(png, size === 'a5' ? 148 : Number(size)))).toEqual(said)
  },
)

test('the link of the slip is a whole address, and its UPI link asks for the balance in rupees', async () => {
  const owed = await anOwedOrder()
  const [follow = '', pay = ''] = await readCodes(await slip(owed, {}))
  expect(follow).toMatch(/^https:\/\/darzi\.example\/track\/[\w-]+$/)
  const asked = new URL(pay)
  expect([asked.protocol, asked.host]).toEqual(['upi:', 'pay'])
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    pa: 'noor.tailors@okbank',
    pn: 'Noor Tailors',
    am: '749.50',
    cu: 'INR',
  })
})
