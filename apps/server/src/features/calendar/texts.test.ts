/** Texts about appointments: to whom, when, and of what still stands. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../testing/as-owner.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'
import { jobWork } from '../../work/job-work.ts'
import { aDay } from '../orders/orders-for-tests.ts'
import { aCalendar } from './calendar-for-tests.ts'

let running: TestApp
let usualClock: () => Date
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
  usualClock = running.app.now
})
afterEach(() => {
  Object.assign(running.app, { now: usualClock })
})
afterAll(() => running.close())

/** The clock stands at this time of Kolkata's today, or of the day so many days on. */
const standAt = (time: string, days = 0) =>
  Object.assign(running.app, { now: () => new Date(`${aDay(days)}T${time}:00+05:30`) })

type Queue = 'appointments.booked' | 'appointments.remind'

const jobsOf = (queue: Queue, appointmentId: string) =>
  asOwner(running.app, async (client) => {
    const { rows } = await client.query<{ id: string; data: never; at: string }>(
      `select id, data, to_char(start_after at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI') as at from pgboss.job
        where name = $1 and data ->> 'appointmentId' = $2 order by created_on, id`,
      [queue, appointmentId],
    )
    return rows
  })

/** Runs every job of the appointment that there is, whenever it is due; what these enqueue waits. */
async function runAll(queue: Queue, appointmentId: string) {
  const work = jobWork(running.app)
  for (const { id, data } of await jobsOf(queue, appointmentId)) await work[queue](data, { id })
}

/** What was given to be sent to a phone, the oldest first. */
const textsTo = (phone: string | undefined, link: string) =>
  asOwner(running.app, async (client) => {
    const { rows } = await client.query<{ template: string; language: string }>(
      `select data ->> 'template' as template, data ->> 'language' as language from pgboss.job
        where name = 'sms.send' and data ->> 'to' = $1 and $2 like '%' || (data -> 'params' ->> 'path')
        order by created_on`,
      [phone, link],
    )
    return rows
  })
const templatesTo = async (phone: string | undefined, { link }: { link: string }) =>
  (await textsTo(phone, link)).map(({ template }) => template)

test('an appointment is told once it is booked, and again a day before', async () => {
  standAt('12:00')
  const { book, customer } = await aCalendar(running.app)
  const made = await book()
  await runAll('appointments.booked', made.id)
  await runAll('appointments.remind', made.id)
  expect(await templatesTo(customer.phone, made)).toEqual(['appointmentBooked', 'appointmentSoon'])
})

test('whoever asked for no messages is sent none, nor is anybody where the shop sends no texts', async () => {
  standAt('12:00')
  const { book, customer, owner } = await aCalendar(running.app)
  const made = await book()
  const say = (consent: 'withdrawn' | 'given') =>
    owner.call('PATCH /api/customers/:id/messaging', { params: { id: customer.id }, body: { consent } })
  const tellBoth = async () => {
    await runAll('appointments.booked', made.id)
    await runAll('appointments.remind', made.id)
    return templatesTo(customer.phone, made)
  }
  await say('withdrawn')
  expect(await tellBoth()).toEqual([])
  await say('given')
  await owner.call('PATCH /api/notifications/settings', { body: { smsEnabled: false } })
  expect(await tellBoth()).toEqual([])
})

test('in the quiet hours a booking is told when they end, unless the appointment is before that', async () => {
  standAt('22:30')
  const { book, customer, owner } = await aCalendar(running.app)
  const [made, early] = [
    await book(),
    await book({ on: aDay(1), minute: 420, overbookReason: 'Leaves at nine' }),
  ]
  await runAll('appointments.booked', made.id)
  await runAll('appointments.booked', early.id)
  expect(await templatesTo(customer.phone, made)).toEqual([])
  expect(await templatesTo(customer.phone, early)).toEqual(['appointmentBooked'])
  expect((await jobsOf('appointments.booked', made.id)).map(({ at }) => at)).toEqual([
    `${aDay(0)} 22:30`,
    `${aDay(1)} 08:00`,
  ])
  await owner.call('PATCH /api/notifications/settings', { body: { quietFrom: 600, quietTo: 720 } })
  const late = await book({ on: aDay(4) })
  expect((await jobsOf('appointments.remind', late.id)).map(({ at }) => at)).toEqual([`${aDay(3)} 09:45`])
})

test('a booking that is undone at once is not told', async () => {
  standAt('12:00')
  const { book, customer, owner } = await aCalendar(running.app)
  const made = await book()
  await owner.call('POST /api/appointments/:id/state', {
    params: { id: made.id },
    body: { state: 'cancelled' },
  })
  await runAll('appointments.booked', made.id)
  expect(await templatesTo(customer.phone, made)).toEqual([])
})

test('one that is moved and moved back reminds once, and a reminder that comes too late says nothing', async () => {
  standAt('12:00')
  const { book, customer, owner } = await aCalendar(running.app)
  const made = await book()
  const move = (minute: number) =>
    owner.call('PATCH /api/appointments/:id', { params: { id: made.id }, body: { minute } })
  await move(720)
  await move(660)
  expect(await jobsOf('appointments.remind', made.id)).toHaveLength(3)
  standAt('12:00', 3)
  await runAll('appointments.remind', made.id)
  expect(await templatesTo(customer.phone, made)).toEqual([])
  standAt('11:00', 2)
  await runAll('appointments.remind', made.id)
  expect(await templatesTo(customer.phone, made)).toEqual(['appointmentSoon'])
})

test('a demo sends no text, whoever is booked', async () => {
  standAt('12:00')
  const { book, customer, shop } = await aCalendar(running.app)
  const made = await book()
  await asOwner(running.app, (client) =>
    client.query('update shops set is_demo = true where id = $1', [shop.id]),
  )
  await runAll('appointments.booked', made.id)
  await runAll('appointments.remind', made.id)
  expect(await templatesTo(customer.phone, made)).toEqual([])
})

test('who books by the page is told in its language, unless their record names another', async () => {
  standAt('12:00')
  const { owner, customer, on } = await aCalendar(running.app)
  const { bookingLink } = await owner.call('PATCH /api/calendar/settings', { body: { takesBookings: true } })
  const params = { token: bookingLink?.split('/').at(-1) ?? '' }
  const languagesOf = async (phone: string, minute: number) => {
    const body = { kind: 'fitting', on, minute, name: 'Meera', phone } as const
    const guest = new Visitor(running.app)
    const { token } = await guest.call(
      'POST /api/booking/:token',
      { params, body },
      { 'accept-language': 'pa' },
    )
    const { appointments } = await owner.call('GET /api/calendar', { query: { from: on, days: 1 } })
    const made = appointments.find((each) => each.minute === minute)
    await runAll('appointments.booked', made?.id ?? '')
    await runAll('appointments.remind', made?.id ?? '')
    return (await textsTo(made?.phone, `/appointment/${token}`)).map(({ language }) => language)
  }
  expect(await languagesOf('98765 43277', 660)).toEqual(['pa', 'pa'])
  await owner.call('PATCH /api/customers/:id/messaging', {
    params: { id: customer.id },
    body: { language: 'hi' },
  })
  expect(await languagesOf(customer.phone ?? '', 720)).toEqual(['hi', 'hi'])
})
