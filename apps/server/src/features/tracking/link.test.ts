import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact } from '../../db/transact.ts'
import { asOwner } from '../../testing/as-owner.ts'
import { aShopAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'
import { aTrackedOrder } from './order-for-tests.ts'

let running: TestApp
let shopId: string
let owner: Visitor
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
  const atWork = await aShopAtWork(running.app, { name: 'Noor Tailors' })
  shopId = atWork.shop.id
  owner = atWork.owner
})
afterAll(() => running.close())

let serial = 100
const anOrder = (given: Parameters<typeof aTrackedOrder>[2] = {}) => {
  const number = serial++
  return aTrackedOrder(running.app, shopId, { phone: `+91987650${number}0`, number, ...given })
}
const come = () => new Visitor(running.app)

test('the private link shows the whole order, its balance and how to pay it', async () => {
  const { token } = await anOrder({ number: 12, upiId: 'noor@okbank' })
  const told = await come().call('GET /api/track/:token', { params: { token } })
  expect(told).toMatchObject({
    number: 'ORD-012',
    customerName: 'Meera Joshi',
    state: 'in_progress',
    progress: 50,
    totalMinor: 150_000,
    paidMinor: 0,
    balanceMinor: 150_000,
    currency: 'INR',
    pieces: [{ tag: 'ORD-012-1/1', garment: { key: 'kurta' }, stage: 1 }],
    steps: [{ kind: 'taken' }],
    photos: [],
    can: { answerTrial: false },
  })
  expect(told.upi).toContain('upi://pay?pa=noor@okbank')
  expect(told.upi).toContain('am=1500.00')
})

test('after the customer is renamed, their own piece is still theirs on the private link', async () => {
  const { token, customerId } = await anOrder()
  const ask = () => come().call('GET /api/track/:token', { params: { token } })
  const before = await ask()
  expect(before.pieces[0]?.personName).toBe(before.customerName)
  await owner.call('PATCH /api/customers/:id', {
    params: { id: customerId },
    body: { name: 'Meera Kapoor' },
  })
  expect(await ask()).toMatchObject({
    customerName: 'Meera Kapoor',
    pieces: [{ personName: 'Meera Kapoor' }],
  })
})

test('the balance can be scanned from a screen, and only while there is one', async () => {
  const scan = (token: string) => come().send({ method: 'GET', url: `/api/track/${token}/upi.svg` })
  const due = await scan((await anOrder({ upiId: 'noor@okbank' })).token)
  expect(due.headers['content-type']).toContain('image/svg+xml')
  expect(due.text).toContain('<svg')
  expect((await scan((await anOrder({ state: 'cancelled' })).token)).status).toBe(404)
})

const upiOf = async (token: string) => {
  const { upi = 'upi://pay?' } = await come().call('GET /api/track/:token', { params: { token } })
  const read = new URL(upi).searchParams
  return { amount: read.get('am'), note: read.get('tn'), reference: read.get('tr') }
}

test('each request for money has a reference of its own, the order’s number is the note, and what is awaited is not asked for twice', async () => {
  const { token, orderId: id } = await anOrder({ number: 77, upiId: 'noor@okbank' })
  const first = await upiOf(token)
  expect(first).toMatchObject({ amount: '1500.00', note: 'ORD-077' })
  expect(first.reference).toMatch(/^[A-Za-z0-9]{16,35}$/)
  expect(await upiOf(token)).toEqual(first)
  const wait = { amountMinor: 50_000, method: 'upi', isPending: true } as const
  const { payments } = await owner.call('POST /api/orders/:id/payments', { params: { id }, body: wait })
  const less = await upiOf(token)
  expect(less.amount).toBe('1000.00')
  const settle = { params: { id: payments[0]?.id ?? '' }, body: { to: 'failed' } } as const
  await owner.call('POST /api/payments/:id/settle', settle)
  const again = await upiOf(token)
  expect(again.amount).toBe('1500.00')
  expect(new Set([first, less, again].map(({ reference }) => reference)).size).toBe(3)
  await owner.call('POST /api/orders/:id/payments', {
    params: { id },
    body: { ...wait, amountMinor: 150_000 },
  })
  const told = await come().call('GET /api/track/:token', { params: { token } })
  expect([told.upi, told.awaitedMinor, told.balanceMinor]).toEqual([undefined, 150_000, 150_000])
})

test('an order given for nothing has a price, and nothing is to pay; one without a price says so', async () => {
  const { token, orderId: id, pieceId } = await anOrder({ upiId: 'noor@okbank' })
  const tell = () => come().call('GET /api/track/:token', { params: { token } })
  await owner.call('PATCH /api/orders/:id', { params: { id }, body: { discountMinor: 150_000 } })
  const free = await tell()
  expect([free.isPriced, free.totalMinor, free.balanceMinor, free.upi]).toEqual([true, 0, 0, undefined])
  await asOwner(running.app, (client) =>
    client.query('update order_pieces set price_minor = 0 where id = $1', [pieceId]),
  )
  expect((await tell()).isPriced).toBe(false)
})

test('a cancelled order for which money came says what the shop owes', async () => {
  const { token, orderId: id } = await anOrder({ upiId: 'noor@okbank' })
  const off = { reason: 'Called off', settlement: 'keep' } as const
  await owner.call('POST /api/orders/:id/cancel', { params: { id }, body: off })
  await owner.call('POST /api/orders/:id/payments', {
    params: { id },
    body: { amountMinor: 700, method: 'upi' },
  })
  const told = await come().call('GET /api/track/:token', { params: { token } })
  expect([told.balanceMinor, told.upi]).toEqual([-700, undefined])
})

test('a cancelled order asks nobody for money', async () => {
  const { token } = await anOrder({ state: 'cancelled' })
  const told = await come().call('GET /api/track/:token', { params: { token } })
  expect(told).toMatchObject({ state: 'cancelled', progress: 0, balanceMinor: 0 })
  expect(told.upi).toBeUndefined()
})

test('the customer approves the trial or says what to change, and the shop reads it in its timeline', async () => {
  const { token } = await anOrder({ number: 40, stage: 2 })
  const answer = (body: unknown) =>
    come().call('POST /api/track/:token/trial', { params: { token }, body: body as { answer: 'approved' } })
  const asked = await answer({ answer: 'change', words: 'Sleeves 1 cm shorter' })
  expect(asked.trial).toEqual({ answer: 'change', words: 'Sleeves 1 cm shorter' })
  expect((await answer({ answer: 'approved' })).trial).toEqual({ answer: 'approved' })
  const { latest = [] } = await owner.call('GET /api/today')
  expect(latest.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['orders.trialApproved', 'orders.trialChange']),
  )
})

test('the same word again changes nothing, and who keeps changing their mind must wait', async () => {
  const { token, orderId } = await anOrder({ stage: 2 })
  const t = async (words: string) =>
    (
      await come().try('POST /api/track/:token/trial', {
        params: { token },
        body: { answer: 'change', words },
      })
    ).status
  const same = await Promise.all(['Shorter', 'Shorter', 'Shorter'].map(t))
  expect(new Set(same)).toEqual(new Set([200]))
  for (let turn = 0; turn < 20; turn++) expect(await t('Shorter')).toBe(200)
  const others: number[] = []
  for (let turn = 0; turn < 6; turn++) others.push(await t(`Shorter by ${turn} cm`))
  expect(others.at(-1)).toBe(429)
  const told = await asOwner(running.app, (client) =>
    client.query(`select 1 from events where subject_id = $1 and kind = 'orders.trialChange'`, [orderId]),
  )
  expect(told.rowCount).toBeLessThanOrEqual(6)
  running.pass({ hours: 25 })
  expect(await t('Longer')).toBe(200)
})

test.each([
  { state: 'in_progress', stage: 1 },
  { state: 'in_progress', stage: 3 },
  { state: 'ready', stage: 2 },
  { state: 'approved', stage: 0 },
  { state: 'delivered', stage: 3 },
  { state: 'cancelled', stage: 2 },
] as const)('there is no trial to answer of an order %j', async (given) => {
  const { token } = await anOrder(given)
  const body = { answer: 'approved' } as const
  const refused = await come().try('POST /api/track/:token/trial', { params: { token }, body })
  expect(refused).toMatchObject({ status: 409, body: { code: 'tracking.noTrial' } })
})

test('only photos the shop shares are shown, and only by their own order’s link', async () => {
  const [mine, other] = [await anOrder(), await anOrder()]
  const shared = await aPhoto(mine.orderId, true)
  const hidden = await aPhoto(mine.orderId, false)
  const { photos } = await come().call('GET /api/track/:token', { params: { token: mine.token } })
  expect(photos.map(({ id }) => id)).toEqual([shared])
  const look = async (token: string, id: string) =>
    (await come().send({ method: 'GET', url: `/api/track/${token}/photos/${id}/thumb` })).status
  expect(await look(mine.token, shared)).toBe(200)
  expect(await look(mine.token, hidden)).toBe(404)
  expect(await look(other.token, shared)).toBe(404)
})

test('what was undone is not told to the customer', async () => {
  const { token, orderId } = await anOrder()
  const { newId } = running.app
  await inShop(async (tx) => {
    const [moved, undone] = [newId(), newId()]
    const step = { shop_id: shopId, order_id: orderId, at: running.app.now() }
    await tx
      .insertInto('order_steps')
      .values({ ...step, id: moved, kind: 'moved', state_to: 'ready' })
      .execute()
    await tx
      .insertInto('order_steps')
      .values({ ...step, id: undone, kind: 'undone', state_to: 'in_progress', undoes: moved })
      .execute()
  })
  const { steps } = await come().call('GET /api/track/:token', { params: { token } })
  expect(steps.map(({ kind }) => kind)).toEqual(['taken'])
})

test('who guesses links is slowed, a right link opens all the same, and a wrong one is simply not there', async () => {
  const app = await openTestApp({}, { works: false, isShared: false })
  const visitor = new Visitor(app.app)
  const guess = async () =>
    (await visitor.try('GET /api/track/:token', { params: { token: randomBytes(16).toString('base64url') } }))
      .status
  const answers: number[] = []
  for (let tries = 0; tries < 32; tries++) answers.push(await guess())
  expect(answers.slice(0, 30).every((status) => status === 404)).toBe(true)
  expect(answers.at(-1)).toBe(429)
  // Many customers come from one address of their carrier.
  const shop = await aShopAtWork(app.app)
  const { token } = await aTrackedOrder(app.app, shop.shop.id)
  expect((await visitor.try('GET /api/track/:token', { params: { token } })).status).toBe(200)
  expect(await guess()).toBe(429)
  app.pass({ minutes: 16 })
  expect(await guess()).toBe(404)
  await app.close()
})

const inShop = <T>(work: (tx: Parameters<Parameters<typeof transact>[2]>[0]['tx']) => Promise<T>) =>
  transact(running.app.database.pool, { side: 'job', shopId }, ({ tx }) => work(tx))

async function aPhoto(orderId: string, isShared: boolean): Promise<string> {
  const { newId, now, files } = running.app
  const [id, fileId] = [newId(), newId()]
  const of = { shop_id: shopId, created_at: now() }
  const file = { kind: 'photo' as const, content_type: 'image/webp', bytes: 1, width: 1, height: 1 }
  await inShop(async (tx) => {
    await tx
      .insertInto('files')
      .values({ ...of, id: fileId, ...file })
      .execute()
    const photo = { id, order_id: orderId, file_id: fileId, kind: 'stage' as const, is_shared: isShared }
    await tx
      .insertInto('order_photos')
      .values({ ...of, ...photo })
      .execute()
  })
  await files.put(`${shopId}/${fileId}/thumb.webp`, new Uint8Array([1]), 'image/webp')
  return id
}
