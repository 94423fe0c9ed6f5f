/** The figures of a shop say what happened in it, to those who may know, and each leads to its rows. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { memberAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { aDay, anOrderBody, aShopWithMeasuredCustomer, overridesOf } from '../orders/orders-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

/** Four orders of today: one handed over, one ready, one called off, one that waits; money for two. */
async function aDayAtWork() {
  const shop = await aShopWithMeasuredCustomer(running.app)
  const { owner, customer } = shop
  const take = (advance?: number) =>
    owner.call('POST /api/orders', {
      body: anOrderBody(customer, {
        promisedOn: aDay(0),
        ...(advance ? { advance: { amountMinor: advance, method: 'cash' } } : {}),
      }),
    })
  const [given, ready, off] = [await take(100_000), await take(30_000), await take(), await take()]
  const move = (id: string, to: 'ready' | 'delivered') =>
    owner.call('POST /api/orders/:id/move', { params: { id }, body: { to } })
  await move(given.id, 'ready')
  await move(given.id, 'delivered')
  await move(ready.id, 'ready')
  await owner.call('POST /api/orders/:id/cancel', { params: { id: off.id }, body: { reason: 'Moved away' } })
  return { ...shop, given, ready, off }
}
const today = aDay(0)

describe('a day at work', () => {
  test('is told as it was, and every figure has as many rows behind it', async () => {
    const { owner } = await aDayAtWork()
    const told = await owner.call('GET /api/analytics', { query: { from: today, to: today } })
    expect(told).toMatchObject({
      range: 'own',
      orders: { now: 4, before: 0 },
      completed: { now: 1 },
      cancelled: { now: 1 },
      orderedMinor: { now: 300_000 },
      revenueMinor: { now: 130_000 },
      newCustomers: { now: 1 },
      garments: [{ garment: { key: 'shirt' }, pieces: 3, minor: 300_000 }],
      promises: { due: { now: 2 }, kept: { now: 2 } },
      making: { orders: { now: 2 }, days: { now: 0 } },
      rework: [],
      exceptions: [],
    })
    expect(told.owed.filter(({ orders }) => orders > 0)).toMatchObject([
      { age: 'notDue', orders: 2, minor: 170_000 },
    ])
    const rows = async (query: object) =>
      (await owner.call('GET /api/orders/count', { query: { from: today, to: today, ...query } })).count
    expect(await rows({ by: 'ordered' })).toBe(told.orders.now)
    expect(await rows({ by: 'ordered', status: 'completed' })).toBe(told.completed.now)
    expect(await rows({ by: 'ordered', status: 'cancelled' })).toBe(told.cancelled.now)
    expect(await rows({ by: 'paid' })).toBe(2)
    expect(await rows({ by: 'made' })).toBe(told.making.orders.now)
    expect(await rows({ by: 'promised', promise: 'kept' })).toBe(told.promises.kept.now)
    expect(await rows({ by: 'promised', promise: 'late' })).toBe(0)
    expect(await rows({ by: 'promised', money: 'owed', to: aDay(30) })).toBe(2)
    expect(await rows({ by: 'ordered', garment: 'shirt' })).toBe(3)
    const [busiest] = told.hours
    expect(await rows({ by: 'ordered', hour: busiest?.hour })).toBe(busiest?.orders)
    const [weekday] = told.weekdays
    expect(await rows({ by: 'ordered', weekday: weekday?.weekday })).toBe(weekday?.orders)
    expect(await rows({ by: 'ordered', weekday: ((weekday?.weekday ?? 0) % 7) + 1 })).toBe(0)
    const firsts = async (days: object) =>
      (await owner.call('GET /api/customers/count', { query: days })).count
    expect(await firsts({ firstFrom: today, firstTo: today })).toBe(told.newCustomers.now)
    expect(await firsts({ firstTo: aDay(-1) })).toBe(0)
    const { rows: newest } = await owner.call('GET /api/customers', { query: { firstFrom: today } })
    expect(newest.map(({ totalOrders }) => totalOrders)).toEqual([3])
  })

  test('rework is told by its cause, with the orders that came back; undone it never was', async () => {
    const { owner, ready } = await aDayAtWork()
    const params = { id: ready.id }
    const pieceIds = ready.pieces.map(({ id }) => id)
    await owner.call('POST /api/orders/:id/rework', {
      params,
      body: { pieceIds, stage: 'sewing', cause: 'fit' },
    })
    const told = await owner.call('GET /api/analytics', { query: { range: 'week' } })
    expect(told.rework).toEqual([{ cause: 'fit', times: 1, pieces: 1 }])
    const { rows } = await owner.call('GET /api/orders', {
      query: { by: 'reworked', cause: 'fit', from: today, to: today },
    })
    expect(rows.map(({ id }) => id)).toEqual([ready.id])
    expect(rows[0]?.state).toBe('in_progress')
  })

  test('what went ahead against a gate is told by its kind, with its orders; undone it never did', async () => {
    const { owner, ready } = await aDayAtWork()
    const params = { id: ready.id }
    const body = { to: 'delivered', reason: 'On account', overrides: overridesOf(ready) } as const
    const handed = await owner.call('POST /api/orders/:id/move', { params, body })
    const told = async () => (await owner.call('GET /api/analytics', { query: { range: 'week' } })).exceptions
    expect(await told()).toEqual([{ kind: 'owed', times: 1, pieces: 0 }])
    const behind = async (cause: string) => {
      const query = { by: 'wentAhead', cause, from: today, to: today } as const
      return (await owner.call('GET /api/orders', { query })).rows.map(({ id }) => id)
    }
    expect([await behind('owed'), await behind('sizes')]).toEqual([[ready.id], []])
    await owner.call('POST /api/orders/:id/undo', { params, body: { stepId: handed.undo?.stepId ?? '' } })
    expect([await told(), await behind('owed')]).toEqual([[], []])
  })

  test('the dashboard compares this month with the same days of the last', async () => {
    const { owner } = await aDayAtWork()
    expect(await owner.call('GET /api/analytics/overview')).toMatchObject({
      orders: { now: 4, before: 0 },
      revenueMinor: { now: 130_000, before: 0 },
      activeCustomers: { now: 1, before: 0 },
      pending: { now: 1, before: 0 },
      stock: { low: 0 },
    })
  })
})

describe('spans', () => {
  test.each([
    [{ from: '2026-03-31', to: '2026-03-01' }, 'analytics.rangeTurned', 'to'],
    [{ from: '2001-01-01', to: '2026-03-01' }, 'analytics.rangeTooLong', 'to'],
    [{ from: '2026-03-01' }, 'analytics.rangeHalf', 'to'],
    [{ range: 'month' as const, on: '2999-01-01' }, 'analytics.inFuture', 'on'],
  ])('%o is refused with its reason: %s', async (query, code, field) => {
    const { owner } = await aShopWithMeasuredCustomer(running.app)
    const answer = await owner.try('GET /api/analytics', { query })
    expect(answer.body).toMatchObject({ code, errors: [{ field }] })
  })

  test('a range nobody knows is refused at its field', async () => {
    const { owner } = await aShopWithMeasuredCustomer(running.app)
    // Not of the type: what a stranger may send.
    const answer = await owner.try('GET /api/analytics', { query: { range: 'decade' as 'year' } })
    expect(answer.body).toMatchObject({ status: 400, errors: [{ field: 'range' }] })
  })
})

test('a new shop is told that there is nothing yet, and not a single figure is made up', async () => {
  const { owner } = await aShopWithMeasuredCustomer(running.app)
  const told = await owner.call('GET /api/analytics')
  expect(told).toMatchObject({ orders: { now: 0 }, garments: [], hours: [], stock: { items: [] } })
  expect(told.trend.every(({ revenueMinor = 0 }) => revenueMinor === 0)).toBe(true)
})

test.each(['counter', 'cutter', 'stitcher'] as const)('a %s sees none of it', async (role) => {
  const { shop } = await aShopWithMeasuredCustomer(running.app)
  const member = await memberAtWork(running.app, shop.id, role)
  for (const key of [
    'GET /api/analytics',
    'GET /api/analytics/overview',
    'GET /api/analytics/export.csv',
    'GET /api/analytics/export.pdf',
  ] as const)
    expect((await member.try(key)).status).toBe(403)
})

test('what is shown can be saved as a file and on paper, in each language', async () => {
  const { owner } = await aDayAtWork()
  for (const [language, title] of [
    ['en', 'Top products'],
    ['hi', 'सबसे ज़्यादा बिके'],
    ['pa', 'ਸਭ ਤੋਂ ਵੱਧ ਵਿਕੇ'],
  ] as const) {
    const csv = await owner.try('GET /api/analytics/export.csv', { query: { language } })
    expect(csv.text).toContain(title)
    expect(csv.text).toContain('1,300')
    const pdf = await owner.try('GET /api/analytics/export.pdf', { query: { language } })
    expect(pdf.text.slice(0, 5)).toBe('%PDF-')
  }
})
