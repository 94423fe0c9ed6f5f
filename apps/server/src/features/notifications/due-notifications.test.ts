/** What the clock makes due: reminders and reports, at their hour and once each. */
import { weekdayOf } from '@darzi/tailoring/customers/days.ts'
import { expect, test } from 'vitest'
import { transact } from '../../db/transact.ts'
import type { Tx } from '../../db/tx.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { planEveryDay } from '../../work/tell-customers.ts'
import { aDay, overridesOf } from '../orders/orders-for-tests.ts'
import { aTellingShop, history, openProviders, tellNow } from './notifications-for-tests.ts'
import { owedSince, readyBefore } from './order-facts-queries.ts'

const providers = openProviders()

const texts = () => providers.gateway.taken.map(({ body }) => JSON.parse(body).text as string)

test('the day asks: a trial tomorrow, a parcel nobody fetched, a birthday with a yes, the owner’s report; each once', async () => {
  const { app } = providers.running
  const { owner, customer, shop, take } = await aTellingShop(app)
  const today = aDay(0)
  await owner.call('PATCH /api/notifications/settings', {
    body: { customerBirthday: true, orderConfirmation: false },
  })
  await owner.call('PATCH /api/customers/:id/messaging', {
    params: { id: customer.id },
    body: { consent: 'given', birthday: today.slice(5) },
  })
  await take({ trialOn: aDay(1) })
  // At noon and in the evening of the shop's day, whatever the machine's clock says.
  const toHour = (hour: number) => new Date(`${today}T${String(hour).padStart(2, '0')}:00:00+05:30`)
  const usual = app.now
  Object.assign(app, { now: () => toHour(12) })
  await planEveryDay(app, [shop.id])
  await planEveryDay(app, [shop.id])
  Object.assign(app, { now: () => toHour(21) })
  await planEveryDay(app, [shop.id])
  await planEveryDay(app, [shop.id])
  await tellNow(app, shop.id)
  Object.assign(app, { now: usual })
  const told = await history(owner)
  expect(told.map(({ event }) => event).sort()).toEqual(['customerBirthday', 'dailyReport', 'trialReminder'])
  expect(told.every(({ status }) => status === 'sent')).toBe(true)
  const report = providers.smtp.taken.find(({ to }) => to.length === 1)?.source ?? ''
  expect(report).toContain('Orders taken: 1')
})

/** Plans what the day asks `days` from now, at this hour of the shop's day, twice as every hour does, and sends it. */
async function planLater({ shop }: { shop: { id: string } }, { days, hour }: { days: number; hour: number }) {
  const { app } = providers.running
  const usual = app.now
  const moment = new Date(`${aDay(days)}T${String(hour).padStart(2, '0')}:00:00+05:30`)
  Object.assign(app, { now: () => moment })
  await planEveryDay(app, [shop.id])
  await planEveryDay(app, [shop.id])
  await tellNow(app, shop.id)
  Object.assign(app, { now: usual })
}

const dueIn = (
  { shop }: { shop: { id: string } },
  ask: (tx: Tx, day: { today: string; timeZone: string }) => Promise<string[]>,
) =>
  transact(providers.running.app.database.pool, { side: 'job', shopId: shop.id }, ({ tx }) =>
    ask(tx, { today: aDay(0), timeZone: 'Asia/Kolkata' }),
  )

const eventsOf = async (owner: Visitor) =>
  (await history(owner)).map(({ event, status }) => `${event} ${status}`).sort()

test('what was handed over unpaid is asked for after the days the shop set, once; paid meanwhile it is not', async () => {
  const told = await aTellingShop(providers.running.app)
  const { owner, take } = told
  await owner.call('PATCH /api/notifications/settings', {
    body: {
      orderConfirmation: false,
      orderReady: false,
      dailyReport: false,
      weeklyReport: false,
      paymentDays: 5,
    },
  })
  const handOver = async () => {
    const order = await take()
    const at = { params: { id: order.id } }
    await owner.call('POST /api/orders/:id/move', { ...at, body: { to: 'in_progress' } })
    const ready = await owner.call('POST /api/orders/:id/move', { ...at, body: { to: 'ready' } })
    const handing = { to: 'delivered', reason: 'known well', overrides: overridesOf(ready) } as const
    await owner.call('POST /api/orders/:id/move', { ...at, body: handing })
    return order
  }
  const owed = await handOver()
  const paid = await handOver()
  await owner.call('POST /api/orders/:id/payments', {
    params: { id: paid.id },
    body: { id: providers.running.app.newId(), amountMinor: 100_000, method: 'cash' },
  })
  await planLater(told, { days: 4, hour: 12 })
  expect(await eventsOf(owner)).toEqual([])
  await planLater(told, { days: 5, hour: 9 })
  expect(await eventsOf(owner)).toEqual([])
  await planLater(told, { days: 5, hour: 12 })
  await planLater(told, { days: 6, hour: 12 })
  expect(await eventsOf(owner)).toEqual(['paymentReminder sent'])
  expect(texts().at(-1)).toContain(owed.number)
  expect(texts().at(-1)).toContain('₹1,000')
  expect(await dueIn(told, (tx, day) => owedSince(tx, day, 0))).not.toContain(owed.id)
})

test('what waits ready is called uncollected after the days the shop set, once', async () => {
  const told = await aTellingShop(providers.running.app)
  const { owner, take } = told
  await owner.call('PATCH /api/notifications/settings', {
    body: { orderConfirmation: false, orderReady: false, dailyReport: false, weeklyReport: false },
  })
  const { id, number } = await take()
  for (const to of ['in_progress', 'ready'] as const)
    await owner.call('POST /api/orders/:id/move', { params: { id }, body: { to } })
  await planLater(told, { days: 6, hour: 12 })
  expect(await eventsOf(owner)).toEqual([])
  await planLater(told, { days: 8, hour: 12 })
  await planLater(told, { days: 9, hour: 12 })
  expect(await eventsOf(owner)).toEqual(['uncollected sent'])
  expect(texts().at(-1)).toContain(number)
  // What was told makes room for what was not: only so many are thought about at once.
  expect(await dueIn(told, (tx, day) => readyBefore(tx, day, 0))).toEqual([])
  const { id: newer } = await take()
  for (const to of ['in_progress', 'ready'] as const)
    await owner.call('POST /api/orders/:id/move', { params: { id: newer }, body: { to } })
  expect(await dueIn(told, (tx, day) => readyBefore(tx, day, 0))).toEqual([newer])
})

test('on Monday morning the owner is told of the week before, once', async () => {
  const told = await aTellingShop(providers.running.app)
  const { owner, take } = told
  await owner.call('PATCH /api/notifications/settings', {
    body: { orderConfirmation: false, dailyReport: false },
  })
  await take()
  await take()
  const days = 8 - weekdayOf(aDay(0))
  await planLater(told, { days, hour: 8 })
  expect(await eventsOf(owner)).toEqual([])
  await planLater(told, { days, hour: 10 })
  await planLater(told, { days: days + 1, hour: 10 })
  expect(await eventsOf(owner)).toEqual(['weeklyReport sent'])
  expect(providers.smtp.taken.at(-1)?.source).toContain('Orders taken: 2')
})

test('a shop that fails keeps no other from being told', async () => {
  const { app } = providers.running
  const told = await aTellingShop(app)
  const { owner, take, shop } = told
  await owner.call('PATCH /api/notifications/settings', {
    body: { orderConfirmation: false, dailyReport: false, weeklyReport: false },
  })
  await take({ trialOn: aDay(1) })
  const usual = app.now
  Object.assign(app, { now: () => new Date(`${aDay(0)}T12:00:00+05:30`) })
  const gone = app.newId()
  await planEveryDay(app, [gone, shop.id])
  Object.assign(app, { now: usual })
  expect((await history(owner)).map(({ event }) => event)).toEqual(['trialReminder'])
})
