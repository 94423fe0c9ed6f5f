/** Payments of the whole shop: the list and what may be done, the ways to pay, what they come to, and the UPI code. */
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberAtWork } from '../../testing/builders.ts'
import { readCodes } from '../../testing/read-codes.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { anOrderToPay, lastOf, pay } from './ledger-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

/** A shop in rupees with an order of 1,000: 100 in cash, 200 by card, 300 awaited, 50 failed. */
async function aShopWithPayments() {
  const shop = await anOrderToPay(running.app, 100_000)
  const { owner, params } = shop
  await owner.call('PATCH /api/shop', { body: { currency: 'INR' } })
  await pay(owner, params, { amountMinor: 10_000 })
  const card = (await pay(owner, params, { amountMinor: 20_000, method: 'credit' })).body
  const failed = (await pay(owner, params, { amountMinor: 5_000, method: 'upi', isPending: true })).body
  await owner.call('POST /api/payments/:id/settle', {
    params: { id: lastOf(failed) },
    body: { to: 'failed' },
  })
  const waits = (await pay(owner, params, { amountMinor: 30_000, method: 'upi', isPending: true })).body
  return { ...shop, cardId: lastOf(card), waitsId: lastOf(waits) }
}

test('the list tells each payment with order, customer and what may be done; filters, words and pages narrow it', async () => {
  const { owner, id, shop } = await aShopWithPayments()
  const { rows } = await owner.call('GET /api/payments')
  expect(rows.map(({ amountMinor, status, can }) => [amountMinor, status, can])).toEqual([
    [30_000, 'pending', { complete: true, fail: true, refund: false }],
    [5_000, 'failed', { complete: false, fail: false, refund: false }],
    [20_000, 'completed', { complete: false, fail: false, refund: true }],
    [10_000, 'completed', { complete: false, fail: false, refund: true }],
  ])
  expect(rows[0]).toMatchObject({ order: { id }, customer: { name: 'Asha Verma' }, currency: 'INR' })
  const amounts = async (query: object) =>
    (await owner.call('GET /api/payments', { query })).rows.map(({ amountMinor }) => amountMinor)
  expect(await amounts({ status: 'failed' })).toEqual([5_000])
  expect(await amounts({ method: 'cash' })).toEqual([10_000])
  expect(await amounts({ q: 'asha', sort: 'greatest' })).toEqual([30_000, 20_000, 10_000, 5_000])
  expect(await amounts({ q: 'nobody' })).toEqual([])
  expect(await owner.call('GET /api/payments/count', { query: { kind: 'received' } })).toMatchObject({
    count: 4,
  })
  const first = await owner.call('GET /api/payments', { query: { limit: 3 } })
  const rest = await owner.call('GET /api/payments', { query: { limit: 3, after: first.next } })
  expect([first.rows.length, rest.rows.length, rest.next]).toEqual([3, 1, undefined])
  const counter = await memberAtWork(running.app, shop.id, 'counter')
  expect((await counter.call('GET /api/payments')).rows.some(({ can }) => can.refund)).toBe(false)
})

test('a payment given back whole has no further actions in the list; a part leaves the rest', async () => {
  const { owner, cardId } = await aShopWithPayments()
  const refund = (amountMinor: number) =>
    owner.call('POST /api/payments/:id/refund', {
      params: { id: cardId },
      body: { amountMinor, reason: 'Too wide' },
    })
  const card = async () =>
    (await owner.call('GET /api/payments', { query: { method: 'credit', kind: 'received' } })).rows[0]
  await refund(5_000)
  expect(await card()).toMatchObject({ status: 'completed', can: { refund: true } })
  await refund(15_000)
  expect(await card()).toMatchObject({ status: 'refunded', can: { refund: false } })
})

test('a way to pay that is switched off is refused at the counter, and money that came by it is entered all the same', async () => {
  const { owner, params, shop } = await aShopWithPayments()
  const set = (key: 'credit' | 'cash', isActive: boolean) =>
    owner.call('PUT /api/payments/methods/:key', { params: { key }, body: { isActive } })
  const { methods, online } = await set('credit', false)
  expect(methods.find(({ key }) => key === 'credit')).toMatchObject({
    isActive: false,
    feeBasisPoints: 250,
    settlementDays: 2,
  })
  expect(online.gateways.map(({ key, missing }) => [key, missing])).toEqual([
    ['razorpay', ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET']],
    ['stripe', ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']],
  ])
  const refused = await pay(owner, params, { amountMinor: 1_000, method: 'credit' })
  expect(refused.body.errors?.[0]).toMatchObject({ field: 'method', code: 'payments.methodOff' })
  expect((await owner.call('GET /api/shop/counter')).methodsOff).toEqual(['credit'])
  expect((await pay(owner, params, { amountMinor: 1_000, method: 'credit', isSeen: true })).status).toBe(200)
  await set('credit', true)
  expect((await pay(owner, params, { amountMinor: 1_000, method: 'credit' })).status).toBe(200)
  const counter = await memberAtWork(running.app, shop.id, 'counter')
  const other = { params: { key: 'cash' }, body: { isActive: false } } as const
  expect((await counter.try('PUT /api/payments/methods/:key', other)).status).toBe(403)
})

test('the report is reckoned from the ledger: reversed and failed money is none, and what is on its way has a day', async () => {
  const { owner, cardId } = await aShopWithPayments()
  const report = await owner.call('GET /api/payments/report', { query: { days: '7' } })
  expect(report).toMatchObject({
    currency: 'INR',
    totalMinor: 30_000,
    transactions: 2,
    failed: 1,
    pending: 1,
    successBasisPoints: 6_667,
    averageMinor: 15_000,
    topMethod: 'credit',
    feeMinor: 500,
    netMinor: 29_500,
  })
  expect(report.settlements).toMatchObject([{ method: 'credit', amountMinor: 19_500 }])
  await owner.call('POST /api/payments/:id/reverse', {
    params: { id: cardId },
    body: { reason: 'Typed twice' },
  })
  const after = await owner.call('GET /api/payments/report')
  expect([after.totalMinor, after.feeMinor, after.settlements]).toEqual([10_000, 0, []])
})

test('what was given back by the way it came is taken off the day its money arrives, until that was a mistake', async () => {
  const { owner, cardId } = await aShopWithPayments()
  const [before] = (await owner.call('GET /api/payments/report')).settlements
  const refund = (body: { id: string; amountMinor: number; method?: 'cash' }) =>
    owner.call('POST /api/payments/:id/refund', {
      params: { id: cardId },
      body: { ...body, reason: 'Too wide' },
    })
  const arriving = async () => (await owner.call('GET /api/payments/report')).settlements
  const id = running.app.newId()
  await refund({ id, amountMinor: 8_000 })
  expect(await arriving()).toEqual([{ ...before, amountMinor: 11_500 }])
  // From the till: the bank sends what it would have sent.
  await refund({ id: running.app.newId(), amountMinor: 2_000, method: 'cash' })
  expect(await arriving()).toEqual([{ ...before, amountMinor: 11_500 }])
  await owner.call('POST /api/payments/:id/reverse', { params: { id }, body: { reason: 'Not given' } })
  expect(await arriving()).toEqual([before])
})

test('what is given back of card money that was there already comes off what the bank sends next', async () => {
  const { owner, params, cardId } = await aShopWithPayments()
  running.pass({ days: 10 })
  await pay(owner, params, { amountMinor: 10_000, method: 'credit' })
  await owner.call('POST /api/payments/:id/refund', {
    params: { id: cardId },
    body: { id: running.app.newId(), amountMinor: 12_000, reason: 'Too wide' },
  })
  const { settlements } = await owner.call('GET /api/payments/report')
  expect(settlements).toMatchObject([{ method: 'credit', amountMinor: -2_250, belowZeroBy: 'refund' }])
})

test('the report of 7, 30 and 90 days has the money of these days alone, the first of them too', async () => {
  const { owner, params } = await anOrderToPay(running.app, 2_000_000)
  await owner.call('PATCH /api/shop', { body: { currency: 'INR' } })
  const passed = [0, 60, 23, 6]
  for (const [at, days] of passed.entries()) {
    running.pass({ days })
    await pay(owner, params, { amountMinor: 1_000 * 10 ** at })
  }
  const told = async (days: '7' | '30' | '90') => {
    const { from, to, totalMinor, transactions } = await owner.call('GET /api/payments/report', {
      query: { days },
    })
    return [(Date.parse(to) - Date.parse(from)) / 86_400_000 + 1, transactions, totalMinor]
  }
  expect(await told('7')).toEqual([7, 2, 1_100_000])
  expect(await told('30')).toEqual([30, 3, 1_110_000])
  expect(await told('90')).toEqual([90, 4, 1_111_000])
  for (const days of passed) running.pass({ days: -days })
})

test('a UPI code of an amount and a note decodes to the exact link, as PNG and as SVG', async () => {
  const { owner } = await aShopWithPayments()
  const query = { amountMinor: 123_450, note: 'ORD-012 & lining', ask: running.app.newId() }
  expect((await owner.try('GET /api/payments/upi-code', { query })).body.code).toBe('payments.noUpiId')
  await owner.call('PATCH /api/shop/counter', { body: { upiId: 'noor@okbank' } })
  const { uri, payee } = await owner.call('GET /api/payments/upi-code', { query })
  const told = new URL(uri).searchParams
  expect([told.get('pa'), told.get('pn'), told.get('am'), told.get('cu'), told.get('tn')]).toEqual([
    'noor@okbank',
    payee,
    '1234.50',
    'INR',
    'ORD-012 & lining',
  ])
  const another = { ...query, ask: running.app.newId() }
  const referenceOf = async (asked: { amountMinor: number; note: string; ask?: string }) =>
    new URL((await owner.call('GET /api/payments/upi-code', { query: asked })).uri).searchParams.get('tr')
  const { ask: _ask, ...without } = query
  const references = [await referenceOf(another), await referenceOf(without), await referenceOf(without)]
  expect(await referenceOf(query)).toBe(told.get('tr'))
  expect(new Set([told.get('tr'), ...references]).size).toBe(4)
  const drawn = async (format: 'png' | 'svg') =>
    (await owner.try('GET /api/payments/upi-code/:format', { params: { format }, query })).bytes
  expect(await readCodes(await drawn('png'))).toEqual([uri])
  expect(await readCodes(await asPng((await drawn('svg')).toString()))).toEqual([uri])
  for (const wrong of [
    { amountMinor: 0, note: 'x' },
    { amountMinor: 1e100, note: 'x' },
    { amountMinor: 100, note: ' ' },
  ])
    expect((await owner.try('GET /api/payments/upi-code', { query: wrong })).status).toBe(400)
})

/** The squares of our own drawing as pixels: a browser draws them so. */
async function asPng(svg: string): Promise<Buffer> {
  const side = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1])
  const scale = 8
  const pixels = Buffer.alloc((side * scale) ** 2, 255)
  for (const [, x, y, length] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1h/g))
    for (let row = 0; row < scale; row++) {
      const from = (Number(y) * scale + row) * side * scale + Number(x) * scale
      pixels.fill(0, from, from + Number(length) * scale)
    }
  const raw = { width: side * scale, height: side * scale, channels: 1 } as const
  return sharp(pixels, { raw }).png().toBuffer()
}
