import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGateway } from '../../adapters/sms/gateway-for-tests.ts'
import { aShop, signedIn } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { lastTextTo } from '../../testing/texts.ts'
import { Visitor } from '../../testing/visitor.ts'
import { aTrackedOrder } from './order-for-tests.ts'

let running: TestApp
let shopId: string
let shopOwner: string
beforeAll(async () => {
  running = await openTestApp()
  const shop = await aShop(running.app, { name: 'Noor Tailors' })
  shopId = shop.id
  shopOwner = shop.owner.id
})
afterAll(() => running.close())

let serial = 10_000
const aPhone = () => `+9198765${serial++}`
const anOrder = (given: Parameters<typeof aTrackedOrder>[2] = {}) =>
  aTrackedOrder(running.app, shopId, { phone: aPhone(), number: serial++, ...given })
const come = () => new Visitor(running.app)
const ask = (visitor: Visitor, phone: string) => visitor.call('GET /api/orders/track', { query: { phone } })
const ofLink = (url: string) =>
  come().call('GET /api/track/:token', { params: { token: url.split('/').at(-1) ?? '' } })
const codeIn = (text: string) => /^\d{6}/.exec(text)?.[0] ?? ''

/** The code that was sent to the phone on asking for it. */
async function sentCode(visitor: Visitor, phone: string) {
  await visitor.call('POST /api/orders/track/code', { body: { phone } })
  return codeIn((await lastTextTo(running.app, phone)).text)
}

test('a stranger learns id, status, garment, dates and progress, and nothing else', async () => {
  const { phone } = await anOrder({ number: 7 })
  const { orders, isProven } = await ask(come(), phone)
  expect(isProven).toBe(false)
  expect(orders).toEqual([
    {
      id: 'ORD-007',
      status: 'in_progress',
      customer_name: 'M*** J***',
      order_type: 'other',
      garments: [{ key: 'kurta' }],
      created_at: expect.any(String),
      ordered_on: '2026-11-01',
      due_date: '2026-12-01',
      estimated_completion: '2026-12-01',
      progress: 50,
    },
  ])
})

test('the phone is found however it is written', async () => {
  const { phone } = await anOrder()
  for (const typed of [
    phone.slice(3),
    `0${phone.slice(3)}`,
    phone.replace('+91', '+91 ').replace(/.{5}$/, ' $&'),
  ])
    expect((await ask(come(), typed)).orders, typed).toHaveLength(1)
})

test('the right code shows all to this browser, for an hour', async () => {
  const { phone, token } = await anOrder()
  const visitor = come()
  await visitor.call('POST /api/orders/track/prove', {
    body: { phone, code: await sentCode(visitor, phone) },
  })
  const { orders, isProven } = await ask(visitor, phone)
  expect(isProven).toBe(true)
  expect(orders[0]).toMatchObject({
    customer_name: 'Meera Joshi',
    measurements: { chest: 101.6 },
    special_instructions: 'secret hem',
    tailor_name: 'Noor Tailors',
    shop: { name: 'Noor Tailors' },
    url: `/track/${token}`,
  })
  expect((await ask(come(), phone)).isProven).toBe(false)
  running.pass({ minutes: 61 })
  expect((await ask(visitor, phone)).orders[0]).not.toHaveProperty('measurements')
})

test('both phones of a record that was merged find its orders, and a code to either shows them', async () => {
  const [kept, gone] = [await anOrder(), await anOrder()]
  const owner = await signedIn(running.app, shopOwner)
  await owner.call('POST /api/customers/:id/merge', {
    params: { id: kept.customerId },
    body: { otherId: gone.customerId },
  })
  for (const phone of [kept.phone, gone.phone]) {
    expect((await ask(come(), phone)).orders, phone).toHaveLength(2)
    const visitor = come()
    const code = await sentCode(visitor, phone)
    await visitor.call('POST /api/orders/track/prove', { body: { phone, code } })
    const { orders } = await ask(visitor, phone)
    expect(orders.map((order) => order.url).toSorted()).toEqual(
      [`/track/${kept.token}`, `/track/${gone.token}`].toSorted(),
    )
    for (const { url = '', whole } of orders) expect(whole).toEqual(await ofLink(url))
  }
})

test('a proven phone shows no other phone’s orders', async () => {
  const [mine, other] = [await anOrder(), await anOrder()]
  const visitor = come()
  const code = await sentCode(visitor, mine.phone)
  await visitor.call('POST /api/orders/track/prove', { body: { phone: mine.phone, code } })
  expect(await ask(visitor, other.phone)).toMatchObject({
    isProven: false,
    orders: [{ customer_name: 'M*** J***' }],
  })
})

test('a code works once, for ten minutes, and for five tries', async () => {
  const { phone } = await anOrder()
  const prove = (code: string) => come().try('POST /api/orders/track/prove', { body: { phone, code } })
  const once = await sentCode(come(), phone)
  expect((await prove(once)).status).toBe(200)
  expect(await prove(once)).toMatchObject({ status: 422, body: { code: 'tracking.codeWrong' } })
  const late = await sentCode(come(), phone)
  running.pass({ minutes: 11 })
  expect((await prove(late)).status).toBe(422)
  const tried = await sentCode(come(), phone)
  const wrong = tried === '000000' ? '111111' : '000000'
  for (let tries = 0; tries < 5; tries++) expect((await prove(wrong)).status).toBe(422)
  expect((await prove(tried)).status).toBe(422)
})

test('a phone without orders is answered as one with, and gets no text', async () => {
  const [known, unknown] = [(await anOrder()).phone, aPhone()]
  const send = (phone: string) => come().call('POST /api/orders/track/code', { body: { phone } })
  expect(Object.keys(await send(unknown))).toEqual(Object.keys(await send(known)))
  await lastTextTo(running.app, known)
  const texts = (await running.app.smsBox?.list()) ?? []
  expect(texts.filter(({ to }) => to === unknown)).toEqual([])
  expect(await ask(come(), unknown)).toEqual({ orders: [], isProven: false })
})

test('asking for a phone costs the same queries whether it has orders or not', async () => {
  const [known, unknown] = [(await anOrder()).phone, aPhone()]
  await ask(come(), known)
  await ask(come(), unknown)
  const cost = (phone: string) => queriesOf(() => ask(come(), phone))
  const costs = { known: [] as number[], unknown: [] as number[] }
  for (let round = 0; round < 5; round++) {
    costs.known.push(await cost(known))
    costs.unknown.push(await cost(unknown))
  }
  // The app itself may ask something meanwhile, on clocks of its own.
  expect(Math.min(...costs.known)).toBeGreaterThan(5)
  expect(Math.min(...costs.unknown)).toBe(Math.min(...costs.known))
})

test('a phone asked for too often must wait, however it is written', async () => {
  const phone = aPhone()
  const written = [phone, phone.slice(3), `0${phone.slice(3)}`]
  const answers: number[] = []
  for (let tries = 0; tries < 61; tries++)
    answers.push((await come().try('GET /api/orders/track', { query: { phone: written[tries % 3] } })).status)
  expect(answers.slice(0, 20).every((status) => status === 200)).toBe(true)
  expect(answers.at(-1)).toBe(429)
})

test('through a gateway the code goes out in the reader’s language; where nobody could read it, none is promised', async () => {
  const gateway = await startGateway()
  const sending = await openTestApp({ SMS_URL: gateway.url, SMS_FROM: 'NOOR' })
  const shop = await aShop(sending.app)
  const { phone } = await aTrackedOrder(sending.app, shop.id)
  const visitor = new Visitor(sending.app, 'pa')
  await visitor.call('POST /api/orders/track/code', { body: { phone } })
  sending.app.jobs.nudge('sms.send')
  await expect.poll(() => gateway.taken.length, { timeout: 30_000 }).toBe(1)
  const told = JSON.parse(gateway.taken[0]?.body ?? '')
  expect(told).toMatchObject({ to: phone, from: 'NOOR', text: expect.stringMatching(/^\d{6} ਤੁਹਾਡੇ/) })
  await sending.close()
  await gateway.stop()
  const far = { method: 'POST', url: '/api/orders/track/code', remoteAddress: '203.0.113.9' } as const
  const refused = await come().send({ ...far, payload: { phone: aPhone() } })
  expect(refused).toMatchObject({ status: 503, body: { code: 'tracking.codesUnavailable' } })
})

async function queriesOf(work: () => Promise<unknown>) {
  const { pool } = running.app.database
  const client = await pool.connect()
  const proto = Object.getPrototypeOf(client) as { query: (...given: unknown[]) => unknown }
  client.release()
  const { query } = proto
  let queries = 0
  proto.query = function counted(...given) {
    queries += 1
    return query.apply(this, given)
  }
  try {
    await work()
  } finally {
    proto.query = query
  }
  return queries
}
