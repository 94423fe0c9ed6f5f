import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { aDay, anOrderBody, aShopWithCustomer } from './orders-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

/** An order promised in five days, tried on in three, looked at a week later: both days have passed. */
async function aLateOrder() {
  const { shop, owner, customer } = await aShopWithCustomer(running.app)
  const body = anOrderBody(customer, { promisedOn: aDay(5), trialOn: aDay(3) })
  const order = await owner.call('POST /api/orders', { body })
  running.pass({ days: 7 })
  const edit = (change: object, by = owner) =>
    by.try('PATCH /api/orders/:id', { params: { id: order.id }, body: change })
  const { promisedOn, trialOn, workshopOn } = order
  return { shop, order, edit, stood: { promisedOn, trialOn, workshopOn } }
}

test('a promise that had passed comes back when its change is undone, with the workshop’s day that stood', async () => {
  const { edit, stood } = await aLateOrder()
  expect((await edit({ promisedOn: aDay(14) })).body).toMatchObject({ workshopOn: aDay(12) })
  const { promisedOn, workshopOn } = stood
  const undone = await edit({ promisedOn, workshopOn })
  expect(undone).toMatchObject({ status: 200, body: { ...stood, isOverdue: true } })
  running.pass({ days: -7 })
})

test('so does a trial that had passed', async () => {
  const { edit, stood } = await aLateOrder()
  await edit({ promisedOn: aDay(14), trialOn: aDay(10) })
  expect(await edit({ ...stood })).toMatchObject({ status: 200, body: stood })
  running.pass({ days: -7 })
})

test('a passed day that never stood, stood too long ago, or was moved by somebody else is refused', async () => {
  const { shop, edit, stood } = await aLateOrder()
  const { promisedOn, trialOn } = stood
  await edit({ promisedOn: aDay(14), trialOn: aDay(10) })
  const codes = (answer: Awaited<ReturnType<typeof edit>>) => [
    answer.status,
    ...(answer.body.errors ?? []).map(({ code }) => code),
  ]
  expect(codes(await edit({ promisedOn: aDay(4) }))).toEqual([
    400,
    'orders.promisePast',
    'orders.trialAfterPromise',
  ])
  expect(codes(await edit({ trialOn: aDay(2) }))).toEqual([400, 'orders.trialPast'])
  const colleague = await memberAtWork(running.app, shop.id, 'counter')
  expect(codes(await edit({ promisedOn, trialOn }, colleague))).toEqual([
    400,
    'orders.promisePast',
    'orders.trialPast',
  ])
  running.pass({ minutes: 1 })
  expect(codes(await edit({ promisedOn, trialOn }))).toEqual([400, 'orders.promisePast', 'orders.trialPast'])
  running.pass({ minutes: -1, days: -7 })
})

test('a workshop’s day set by hand stays when the same promise is sent again', async () => {
  const { owner, customer } = await aShopWithCustomer(running.app)
  const { id } = await owner.call('POST /api/orders', {
    body: anOrderBody(customer, { promisedOn: aDay(20) }),
  })
  const edit = (body: object) => owner.call('PATCH /api/orders/:id', { params: { id }, body })
  await edit({ workshopOn: aDay(15) })
  expect(await edit({ promisedOn: aDay(20), priority: 'high' })).toMatchObject({ workshopOn: aDay(15) })
  await edit({ promisedOn: aDay(25) })
  expect(await edit({ promisedOn: aDay(20), workshopOn: aDay(15) })).toMatchObject({ workshopOn: aDay(15) })
  const { rows } = await owner.call('GET /api/orders/:id/timeline', { params: { id } })
  expect(rows[0]).toMatchObject({ kind: 'orders.edited', params: { field: 'promisedOn', to: aDay(20) } })
})
