/** A day is closed once, to the coin, and never changed: a mistake is corrected by a closing of its own. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { anOrderToPay, lastOf, pay } from './ledger-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

async function aDay() {
  const { owner, params, shop } = await anOrderToPay(running.app, 100_000)
  const { body } = await pay(owner, params, { amountMinor: 45_000 })
  await pay(owner, params, { amountMinor: 20_000, method: 'credit' })
  const give = { amountMinor: 5_000, reason: 'Too wide' }
  await owner.call('POST /api/payments/:id/refund', { params: { id: lastOf(body) }, body: give })
  const state = () => owner.call('GET /api/day-closings/day')
  const { today: day, currency } = await state()
  return { owner, params, shop, state, day, currency }
}

test('what is expected is the float and the cash of the ledger; a difference is written down with its reason', async () => {
  const { owner, state, day } = await aDay()
  expect(await state()).toMatchObject({ cashMinor: 40_000, closings: [], can: { close: true } })
  const body = { day, floatMinor: 10_000, countedMinor: 49_000 }
  const refused = await owner.try('POST /api/day-closings', { body })
  expect(refused.body.errors?.[0]).toMatchObject({ field: 'reason', code: 'payments.differenceReason' })
  const closed = await owner.call('POST /api/day-closings', { body: { ...body, reason: 'Tea for guests' } })
  expect(closed).toMatchObject({
    expectedMinor: 50_000,
    countedMinor: 49_000,
    differenceMinor: -1_000,
    reason: 'Tea for guests',
  })
  expect([closed.closedBy.length > 0, closed.closedAt.length > 0]).toEqual([true, true])
})

test('notes and coins are counted one by one, and only those of the currency', async () => {
  const { owner, day, currency } = await aDay()
  const counted = [{ valueMinor: 10_000, count: 4 }]
  const other = [{ valueMinor: currency === 'INR' ? 30_000 : 33, count: 1 }]
  const close = (body: object) => owner.try('POST /api/day-closings', { body: { day, ...body } })
  expect((await close({ counted: other, reason: 'x' })).body.errors?.[0]?.code).toBe('payments.notOfCurrency')
  expect((await close({ counted, countedMinor: 1, reason: 'x' })).body.errors?.[0]?.field).toBe(
    'countedMinor',
  )
  expect((await close({ counted: [{ valueMinor: 10_000, count: 1e100 }] })).status).toBe(400)
  expect((await close({ counted })).body).toMatchObject({ countedMinor: 40_000, differenceMinor: 0, counted })
})

test('a day is closed once, also by two at the same moment; the same sending again adds nothing', async () => {
  const { owner, day, state } = await aDay()
  const body = { id: running.app.newId(), day, countedMinor: 40_000 }
  const answers = await Promise.all([
    owner.try('POST /api/day-closings', { body }),
    owner.try('POST /api/day-closings', { body: { day, countedMinor: 40_000 } }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await state()).closings).toHaveLength(1)
  const tomorrow = await owner.try('POST /api/day-closings', { body: { day: '2999-01-01', countedMinor: 0 } })
  expect(tomorrow.body.errors?.[0]?.code).toBe('payments.dayAhead')
})

test('a closed day is corrected by an entry of its own, by a manager, with the reason; the first stays', async () => {
  const { owner, params, day, state, shop } = await aDay()
  const first = await owner.call('POST /api/day-closings', { body: { day, countedMinor: 40_000 } })
  await pay(owner, params, { amountMinor: 3_000 })
  expect((await state()).sinceMinor).toBe(3_000)
  const correct = (who: typeof owner, id: string, body: object) =>
    who.try('POST /api/day-closings/:id/correct', { params: { id }, body: body as { reason: string } })
  const counter = await memberAtWork(running.app, shop.id, 'counter')
  const body = { countedMinor: 43_000, reason: 'Late customer' }
  expect((await correct(counter, first.id, body)).status).toBe(403)
  expect((await correct(owner, first.id, { countedMinor: 43_000 })).status).toBe(400)
  const second = (await correct(owner, first.id, body)).body
  expect(second).toMatchObject({ corrects: first.id, expectedMinor: 43_000, differenceMinor: 0 })
  expect((await correct(owner, first.id, body)).body.code).toBe('payments.correctedBefore')
  const { closings, sinceMinor } = await state()
  expect(closings.map(({ countedMinor, isCorrected }) => [countedMinor, isCorrected])).toEqual([
    [40_000, true],
    [43_000, false],
  ])
  expect(sinceMinor).toBe(0)
  expect((await owner.call('GET /api/day-closings')).rows.map(({ id }) => id)).toEqual([second.id, first.id])
})

test('cash after the close stands in the list and the inbox until the day is counted again', async () => {
  const { owner, params, day } = await aDay()
  const told = async () =>
    (await owner.call('GET /api/inbox')).rows.filter(({ kind }) => kind === 'cashSince')
  const list = async () =>
    (await owner.call('GET /api/day-closings')).rows.map(({ sinceMinor, isCorrected }) => [
      sinceMinor,
      isCorrected,
    ])
  const closed = await owner.call('POST /api/day-closings', { body: { day, countedMinor: 40_000 } })
  expect([await told(), await list()]).toEqual([[], [[0, false]]])
  await pay(owner, params, { amountMinor: 5_000 })
  expect(await list()).toEqual([[5_000, false]])
  expect(await told()).toMatchObject([
    { needsAnswer: true, subjectId: closed.id, params: { day, amount: '₹50' } },
  ])
  await owner.call('POST /api/day-closings/:id/correct', {
    params: { id: closed.id },
    body: { countedMinor: 45_000, reason: 'Paid late in the evening' },
  })
  expect([await told(), await list()]).toEqual([
    [],
    [
      [0, false],
      [0, true],
    ],
  ])
})
