/** A shop that moves or cancels an appointment tells its customer, once; who did it themselves is told nothing. */
import { afterEach, expect, test } from 'vitest'
import { Visitor } from '../../testing/visitor.ts'
import { jobWork } from '../../work/job-work.ts'
import { planLeftNews } from '../../work/tell-customers.ts'
import { aCalendar } from '../calendar/calendar-for-tests.ts'
import { aDay } from '../orders/orders-for-tests.ts'
import { history, openProviders, tellNow, waitingIds } from './notifications-for-tests.ts'

const providers = openProviders()
let usualClock: (() => Date) | undefined
afterEach(() => {
  if (usualClock) Object.assign(providers.running.app, { now: usualClock })
})

/** The clock stands at this time of Kolkata's today, or of the day so many days on. */
function standAt(time: string, days = 0) {
  usualClock ??= providers.running.app.now
  Object.assign(providers.running.app, { now: () => new Date(`${aDay(days)}T${time}:00+05:30`) })
}

/** A shop without quiet hours and what was told of its appointments so far, the oldest first. */
async function aTellingCalendar() {
  const { app } = providers.running
  standAt('12:00')
  const calendar = await aCalendar(app)
  const { owner, shop } = calendar
  await owner.call('PATCH /api/notifications/settings', { body: { quietFrom: 0, quietTo: 0 } })
  const told = async () => {
    await tellNow(app, shop.id)
    const rows = (await history(owner)).filter(({ status }) => status === 'sent')
    return rows.map(({ event, message }) => ({ event, message })).reverse()
  }
  const change = (id: string, body: { minute?: number; memberId?: string | null; notes?: string }) =>
    owner.call('PATCH /api/appointments/:id', { params: { id }, body })
  const setState = (id: string, state: 'booked' | 'cancelled') =>
    owner.call('POST /api/appointments/:id/state', { params: { id }, body: { state } })
  return { ...calendar, told, change, setState }
}

test('one that the shop moves, cancels and books again is told each time, once, with its time and link', async () => {
  const { book, told, change, setState, customer, owner } = await aTellingCalendar()
  const made = await book()
  await change(made.id, { minute: 720 })
  const [moved, ...none] = await told()
  expect(none).toEqual([])
  expect(moved).toMatchObject({ event: 'appointmentMoved' })
  expect(moved?.message).toMatch(/your fitting is now on .*, 12:00 pm\./)
  expect(moved?.message).toContain(made.link)
  await change(made.id, { notes: 'Bring the old suit' })
  expect(await told()).toHaveLength(1)
  await setState(made.id, 'cancelled')
  expect(await told()).toHaveLength(2)
  await setState(made.id, 'booked')
  expect((await told()).map(({ event }) => event)).toEqual([
    'appointmentMoved',
    'appointmentCancelled',
    'appointmentMoved',
  ])
  await owner.call('PATCH /api/customers/:id/messaging', {
    params: { id: customer.id },
    body: { consent: 'withdrawn' },
  })
  await change(made.id, { minute: 780 })
  expect(await told()).toHaveLength(3)
})

test('what the customer did, what was taken back, and what was over anyway is not told', async () => {
  const { book, told, change, setState, on } = await aTellingCalendar()
  const own = await book()
  const params = { token: own.link.split('/').at(-1) ?? '' }
  const guest = new Visitor(providers.running.app)
  await guest.call('POST /api/appointment/:token/move', { params, body: { on, minute: 900 } })
  await guest.call('POST /api/appointment/:token/cancel', { params })
  const back = await book({ minute: 780 })
  await change(back.id, { minute: 840 })
  await change(back.id, { minute: 780 })
  const over = await book({ on: aDay(1) })
  standAt('12:00', 2)
  await setState(over.id, 'cancelled')
  expect(await told()).toEqual([])
})

test('who booked by the page and has no record hears of it too; a shop that switched it off tells nobody', async () => {
  const { owner, on, told, change, book } = await aTellingCalendar()
  const { bookingLink } = await owner.call('PATCH /api/calendar/settings', { body: { takesBookings: true } })
  const body = { kind: 'fitting', on, minute: 660, name: 'Meera', phone: '98765 43277' } as const
  const params = { token: bookingLink?.split('/').at(-1) ?? '' }
  await new Visitor(providers.running.app).call('POST /api/booking/:token', { params, body })
  const { appointments } = await owner.call('GET /api/calendar', { query: { from: on, days: 1 } })
  await change(appointments[0]?.id ?? '', { minute: 720 })
  expect(await told()).toMatchObject([{ message: expect.stringContaining('Hello Meera, your fitting') }])
  await owner.call('PATCH /api/notifications/settings', { body: { appointmentMoved: false } })
  await change((await book({ minute: 780 })).id, { minute: 840 })
  expect(await told()).toHaveLength(1)
})

test('quiet hours hold it back, unless they last until the appointment', async () => {
  const { book, owner, shop, setState } = await aTellingCalendar()
  const [late, early] = [
    await book(),
    await book({ on: aDay(1), minute: 420, overbookReason: 'Leaves at nine' }),
  ]
  await owner.call('PATCH /api/notifications/settings', { body: { quietFrom: 1260, quietTo: 480 } })
  standAt('22:30')
  await setState(late.id, 'cancelled')
  await setState(early.id, 'cancelled')
  await tellNow(providers.running.app, shop.id)
  const told = (await history(owner)).map(({ status, message }) => [status, /, (\d+):/.exec(message)?.[1]])
  expect(told.sort()).toEqual([
    ['pending', '11'],
    ['sent', '7'],
  ])
})

test('a move that is planned and taken back within the time to undo is not sent', async () => {
  const { book, told, change, shop } = await aTellingCalendar()
  const made = await book()
  await change(made.id, { minute: 720 })
  await planLeftNews(providers.running.app)
  expect(await waitingIds(providers.running.app, shop.id)).toHaveLength(1)
  await change(made.id, { minute: 660 })
  expect(await told()).toEqual([])
})

test.each([
  ['is told its start of now, and of no move', true, []],
  ['is told of the move, where the shop sends no texts', false, ['appointmentMoved']],
])('who booked and was moved at once %s', async (_what, smsEnabled, events) => {
  const { app } = providers.running
  const { book, told, change, owner, customer, shop } = await aTellingCalendar()
  await owner.call('PATCH /api/notifications/settings', { body: { smsEnabled } })
  await owner.call('PATCH /api/customers/:id', {
    params: { id: customer.id },
    body: { email: 'asha@example.test' },
  })
  const made = await book()
  await change(made.id, { minute: 720 })
  await jobWork(app)['appointments.booked']({ shopId: shop.id, appointmentId: made.id }, { id: app.newId() })
  expect((await told()).map(({ event }) => event)).toEqual(events)
})
