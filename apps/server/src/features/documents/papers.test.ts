import type { MeasurementSnapshot } from '@darzi/tailoring/orders/piece.ts'
import QRCode from 'qrcode'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact } from '../../db/transact.ts'
import { qrSvg } from '../../images/qr.ts'
import { asOwner } from '../../testing/as-owner.ts'
import { aShopAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeUnpriced } from '../orders/orders-for-tests.ts'
import { anOrder } from '../payments/order-for-tests.ts'
import { drawSvg } from './drawing-desk.ts'
import { paperWords } from './paper-words.ts'
import { slipPaper } from './slip-paper.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({ PUBLIC_URL: 'https://darzi.example' }, { works: false })
})
afterAll(() => running.close())

const snapshot: MeasurementSnapshot = {
  recordId: '0198a1a0-0000-7000-8000-000000000001',
  version: 1,
  takenAt: '2026-02-27T10:00:00Z',
  profile: 'body',
  unit: 'in',
  values: [{ field: 'chest', typed: '38 1/2', unit: 'in', mm: 977.9 }],
  fields: ['neck', 'chest'],
  needed: ['neck', 'chest'],
}

async function anOrderToPrint(customer: { name?: string; language?: 'en' | 'hi' | 'pa' } = {}) {
  const { shop, owner } = await aShopAtWork(running.app)
  const given = { customer, snapshot, pieces: 3 }
  const order = await anOrder(running.app, { shopId: shop.id, owner }, given)
  return { shop, owner, ...order }
}

test('a slip comes in three widths, as a PDF and as a picture of that width', async () => {
  const { owner, params } = await anOrderToPrint()
  for (const [size, width] of [
    ['58', 696],
    ['80', 960],
    ['a5', 1480],
  ] as const) {
    const pdf = await owner.try('GET /api/orders/:id/slip', { params, query: { size } })
    expect([pdf.headers['content-type'], pdf.bytes.subarray(0, 5).toString()]).toEqual([
      'application/pdf',
      '%PDF-',
    ])
    const png = await owner.try('GET /api/orders/:id/slip', { params, query: { size, format: 'png' } })
    expect(await sharp(png.bytes).metadata()).toMatchObject({ format: 'png', width })
  }
})

test('the same order prints the same bytes, whatever the book says of the person since', async () => {
  const { shop, owner, params, customerId } = await anOrderToPrint()
  const papers = ['GET /api/orders/:id/slip', 'GET /api/orders/:id/tags'] as const
  const printed = () =>
    Promise.all(
      papers.flatMap((paper) =>
        (['pdf', 'png'] as const).map(async (format) => {
          const { bytes, status } = await owner.try(paper, { params, query: { format } })
          expect(status).toBe(200)
          return bytes.toString('base64')
        }),
      ),
    )
  const before = await printed()
  running.pass({ days: 3 })
  const { people } = await owner.call('GET /api/customers/:id', { params: { id: customerId } })
  await transact(running.app.database.pool, { side: 'job', shopId: shop.id }, async ({ tx }) => {
    const record = { shop_id: shop.id, id: running.app.newId(), person_id: people[0]?.id ?? '' }
    await tx
      .insertInto('measurement_records')
      .values({
        ...record,
        profile: 'body',
        version: 2,
        how: 'tape',
        unit: 'in',
        taken_at: running.app.now(),
        created_at: running.app.now(),
      })
      .execute()
  })
  await owner.call('PATCH /api/customers/:id', {
    params: { id: customerId },
    body: { notes: 'gained an inch' },
  })
  expect(await printed()).toEqual(before)
})

test('a slip is printed in the customer’s language unless another is asked for', async () => {
  const { owner, params } = await anOrderToPrint({ language: 'pa' })
  const print = async (query: { language?: 'en' | 'pa' }) =>
    (await owner.try('GET /api/orders/:id/slip', { params, query })).bytes.toString('base64')
  const [own, punjabi, english] = [
    await print({}),
    await print({ language: 'pa' }),
    await print({ language: 'en' }),
  ]
  expect(own).toBe(punjabi)
  expect(own).not.toBe(english)
})

test.each([
  ['en', 'To be agreed'],
  ['hi', 'दाम तय होगा'],
  ['pa', 'ਮੁੱਲ ਤੈਅ ਹੋਵੇਗਾ'],
] as const)(
  'a piece without a price never reads as free on the slip in “%s”: %s',
  async (language, toAgree) => {
    const { owner, shop, id, params } = await anOrderToPrint()
    const paper = async () => {
      const order = await owner.call('GET /api/orders/:id', { params })
      return slipPaper(
        { order, shop: { name: 'Noor', lines: [] }, size: '58', upiId: 'noor@okbank' },
        paperWords(language),
      )
    }
    expect((await paper()).codes).toHaveLength(2)
    await makeUnpriced(running.app, { shopId: shop.id, orderId: id, pieces: 1 })
    const slip = await paper()
    expect(slip.pieces.map(({ price }) => price)).toEqual([toAgree, '₹333.34', '₹333.34'])
    expect([slip.amounts.at(-1)?.value, slip.balance.value, slip.codes.length]).toEqual([toAgree, toAgree, 1])
    const print = await owner.try('GET /api/orders/:id/slip', { params, query: { language, format: 'png' } })
    expect(print.status).toBe(200)
  },
)

test('the slip of an urgent order names what rush costs only where every price is agreed', async () => {
  const { owner, shop, id, params } = await anOrderToPrint()
  await owner.call('PATCH /api/orders/:id', { params, body: { rushMinor: 5_000 } })
  const amounts = async () => {
    const order = await owner.call('GET /api/orders/:id', { params })
    return slipPaper({ order, shop: { name: 'Noor', lines: [] }, size: '58' }, paperWords('en')).amounts
  }
  const rush = { label: 'Urgent charge', value: '₹50' }
  expect(await amounts()).toContainEqual(rush)
  await makeUnpriced(running.app, { shopId: shop.id, orderId: id, pieces: 1 })
  expect(await amounts()).not.toContainEqual(rush)
})

test('the tags of an order are a page for each piece', async () => {
  const { owner, params } = await anOrderToPrint()
  const { bytes } = await owner.try('GET /api/orders/:id/tags', { params })
  expect(bytes.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(3)
})

test('a name may hold any sign of the typesetter’s own language; it is printed, not obeyed', async () => {
  const { owner, params } = await anOrderToPrint({ name: '#panic("x") $y$ *z* @q `c` \\ <l> ]' })
  expect((await owner.try('GET /api/orders/:id/slip', { params })).status).toBe(200)
})

test('another shop’s papers are not there', async () => {
  const { params } = await anOrderToPrint()
  const stranger = (await aShopAtWork(running.app)).owner
  expect((await stranger.try('GET /api/orders/:id/slip', { params })).status).toBe(404)
  expect((await stranger.try('GET /api/orders/:id/tags', { params })).status).toBe(404)
})

test('the drawn code has every module of the code, dot for dot, and its free edge', async () => {
  const link = 'https://darzi.example/track/0123456789abcdefghijkl'
  const { modules } = QRCode.create(link, { errorCorrectionLevel: 'M' })
  const side = modules.size + 8
  const svg = qrSvg(link).replace('<svg ', `<svg width="${side * 4}" height="${side * 4}" `)
  const data = await sharp(await drawSvg(svg))
    .greyscale()
    .raw()
    .toBuffer()
  const isDark = (x: number, y: number) => (data[(y * 4 + 2) * side * 4 + x * 4 + 2] ?? 255) < 128
  for (let y = -4; y < modules.size + 4; y++)
    for (let x = -4; x < modules.size + 4; x++) {
      const isInside = x >= 0 && y >= 0 && x < modules.size && y < modules.size
      expect(isDark(x + 4, y + 4), `${x},${y}`).toBe(isInside && modules.get(y, x) === 1)
    }
})

test('a paper of Print & Export opens in the browser to be looked at, and is a file otherwise', async () => {
  const { owner, params } = await anOrderToPrint()
  const kept = async (query: object) => {
    const asked = { params: { paper: 'invoice' }, query: { orders: params.id, ...query } }
    const { status, headers } = await owner.try('GET /api/papers/:paper', asked)
    return [status, headers['content-type'], String(headers['content-disposition']).split(';')[0]]
  }
  expect(await kept({})).toEqual([200, 'application/pdf', 'attachment'])
  expect(await kept({ isShown: 'true' })).toEqual([200, 'application/pdf', 'undefined'])
  expect(await kept({ format: 'svg' })).toEqual([200, 'image/svg+xml', 'undefined'])
})

test.each(['csv', 'xlsx', 'docx'] as const)(
  'a table as %s leaves the house as a file and is told in the log, whatever was asked',
  async (format) => {
    const { owner, params, shop } = await anOrderToPrint()
    const asked = { params: { paper: 'invoice' }, query: { orders: params.id, format, isShown: 'true' } }
    const { status, headers } = await owner.try('GET /api/papers/:paper', asked)
    expect([status, String(headers['content-disposition']).split(';')[0]]).toEqual([200, 'attachment'])
    const counted = await asOwner(running.app, async (client) => {
      const { rows } = await client.query(
        `select count(*)::int as count from audit_lines where shop_id = $1 and route like '%/api/papers/%'`,
        [shop.id],
      )
      return rows
    })
    expect(counted).toEqual([{ count: 1 }])
  },
)
