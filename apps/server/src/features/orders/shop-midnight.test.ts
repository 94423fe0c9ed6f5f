import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { dayIn } from '../shops/time-zone.ts'
import { anOrderBody, aShopWithCustomer } from './orders-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

const minuteMs = 60_000

/** Minutes until the next day begins in this zone. */
function minutesLeft(timeZone: string, now: Date): number {
  const isNextDay = (minutes: number) =>
    dayIn(timeZone, new Date(now.getTime() + minutes * minuteMs)) > dayIn(timeZone, now)
  let minutes = 1
  while (!isNextDay(minutes)) minutes++
  return minutes
}

test.each(['Asia/Kolkata', 'Asia/Dubai', 'Europe/London'])(
  'what is promised for today is late when the day ends at the shop: %s',
  async (timeZone) => {
    const { owner, customer } = await aShopWithCustomer(running.app, { timeZone })
    const promisedOn = dayIn(timeZone, running.app.now())
    const { id } = await owner.call('POST /api/orders', { body: anOrderBody(customer, { promisedOn }) })
    const told = async () => {
      const [row] = (await owner.call('GET /api/orders')).rows
      const { daysLeft, isOverdue } = await owner.call('GET /api/orders/:id', { params: { id } })
      expect([row?.daysLeft, row?.isOverdue]).toEqual([daysLeft, isOverdue])
      const { dueToday, overdue } = await owner.call('GET /api/orders/summary')
      return { daysLeft, isOverdue, dueToday, overdue }
    }
    const left = minutesLeft(timeZone, running.app.now())
    running.pass({ minutes: left - 1 })
    expect(await told()).toEqual({ daysLeft: 0, isOverdue: false, dueToday: 1, overdue: 0 })
    running.pass({ minutes: 1 })
    expect(await told()).toEqual({ daysLeft: -1, isOverdue: true, dueToday: 0, overdue: 1 })
    running.pass({ days: 1 })
    expect(await told()).toMatchObject({ daysLeft: -2, overdue: 1 })
  },
)
