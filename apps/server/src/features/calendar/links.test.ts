import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asOwner } from '../../testing/as-owner.ts'
import { aMember, signedIn } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'
import { aDay } from '../orders/orders-for-tests.ts'
import { aCalendar } from './calendar-for-tests.ts'
import { reminderAt } from './remind.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

const tokenOf = ({ link }: { link: string }) => ({ params: { token: link.split('/').at(-1) ?? '' } })

describe('the customer’s link', () => {
  test('shows the appointment, moves it, cancels it, and tells nothing else', async () => {
    const { book, owner, on } = await aCalendar(running.app)
    const made = await book({ notes: 'Pays late' })
    const guest = new Visitor(running.app)
    const own = await guest.call('GET /api/appointment/:token', tokenOf(made))
    expect(own).toMatchObject({ on, minute: 660, name: 'Asha Verma', can: { change: true } })
    expect(JSON.stringify(own)).not.toContain('Pays late')
    const { slots } = await guest.call('GET /api/appointment/:token/slots', {
      ...tokenOf(made),
      query: { from: on, days: 1 },
    })
    expect(slots.map(({ minute }) => minute)).toContain(660)
    const move = (minute: number) =>
      guest.try('POST /api/appointment/:token/move', { ...tokenOf(made), body: { on, minute } })
    expect((await move(900)).status).toBe(200)
    expect((await move(540)).status).toBe(409)
    expect((await guest.call('POST /api/appointment/:token/cancel', tokenOf(made))).state).toBe('cancelled')
    expect((await guest.call('POST /api/appointment/:token/cancel', tokenOf(made))).state).toBe('cancelled')
    expect((await move(960)).status).toBe(409)
    const { appointments } = await owner.call('GET /api/calendar', { query: { from: on, days: 1 } })
    expect(appointments).toMatchObject([{ state: 'cancelled', minute: 900 }])
  })

  test('leads nowhere when it is guessed, and says no more than that', async () => {
    const guest = new Visitor(running.app)
    const guess = await guest.try('GET /api/appointment/:token', { params: { token: 'guessed' } })
    expect(guess.status).toBe(404)
  })
})

describe('the booking page', () => {
  async function aPage() {
    const calendar = await aCalendar(running.app)
    const { owner } = calendar
    const { bookingLink } = await owner.call('PATCH /api/calendar/settings', {
      body: { takesBookings: true },
    })
    const of = { params: { token: bookingLink?.split('/').at(-1) ?? '' } }
    const guest = new Visitor(running.app)
    const body = {
      kind: 'fitting' as const,
      on: calendar.on,
      minute: 660,
      name: 'Meera',
      phone: '98765 43288',
    }
    const book = (said: object = {}) =>
      guest.try('POST /api/booking/:token', { ...of, body: { ...body, ...said } })
    return { ...calendar, of, guest, pageBook: book }
  }

  test('lets a stranger book what is free, and the shop sees who', async () => {
    const { of, guest, pageBook, owner, on } = await aPage()
    expect(await guest.call('GET /api/booking/:token', of)).toMatchObject({ shop: { name: 'Noor Tailors' } })
    const { slots } = await guest.call('GET /api/booking/:token/slots', {
      ...of,
      query: { from: on, days: 1, kind: 'fitting' },
    })
    expect(slots).toHaveLength(20)
    expect((await pageBook()).status).toBe(200)
    const { appointments } = await owner.call('GET /api/calendar', { query: { from: on, days: 1 } })
    expect(appointments).toMatchObject([{ name: 'Meera', bookedBy: 'customer', phone: '+919876543288' }])
    expect(JSON.parse((await pageBook({ name: 'Another' })).text)).toMatchObject({
      code: 'calendar.takenNext',
      params: { nextMinute: 690 },
    })
  })

  test('says why not: too soon, too far, no phone, no address; closed again it leads nowhere', async () => {
    const { of, pageBook, owner } = await aPage()
    const codeOf = async (said: object) => JSON.parse((await pageBook(said)).text).code
    expect(await codeOf({ on: aDay(-1) })).toBe('calendar.past')
    expect(await codeOf({ on: aDay(90) })).toBe('calendar.tooFar')
    expect(await codeOf({ phone: '12' })).toBe('customers.phoneInvalid')
    expect(await codeOf({ kind: 'homeVisit' })).toBe('calendar.noAddress')
    await owner.call('PATCH /api/calendar/settings', { body: { takesBookings: false } })
    expect((await new Visitor(running.app).try('GET /api/booking/:token', of)).status).toBe(404)
  })
})

describe('the feed', () => {
  test('is read under its address until it is ended or made anew', async () => {
    const { owner, book } = await aCalendar(running.app)
    await book()
    const { path } = await owner.call('POST /api/calendar/feed')
    const read = async (at: string) => {
      const answer = await running.app.fastify.inject({ url: at })
      return { status: answer.statusCode, type: answer.headers['content-type'], text: answer.body }
    }
    const feed = await read(path)
    expect(feed).toMatchObject({ status: 200, type: 'text/calendar; charset=utf-8' })
    expect(feed.text.replaceAll('\r\n ', '')).toContain('SUMMARY:Fitting: Asha Verma')
    const anew = await owner.call('POST /api/calendar/feed')
    expect((await read(path)).status).toBe(404)
    expect((await read(anew.path)).status).toBe(200)
    await owner.call('DELETE /api/calendar/feed')
    expect((await read(anew.path)).status).toBe(404)
    expect(await owner.call('GET /api/calendar/feed')).toEqual({})
  })

  test('is read no more once its member’s role may not see the calendar', async () => {
    const { owner, shop } = await aCalendar(running.app)
    const { id, account } = await aMember(running.app, shop.id, { role: 'counter' })
    const { path } = await (await signedIn(running.app, account.id)).call('POST /api/calendar/feed')
    const status = async () => (await running.app.fastify.inject({ url: path })).statusCode
    const become = (role: 'cutter' | 'manager') =>
      owner.call('PATCH /api/staff/:id', { params: { id }, body: { role } })
    expect(await status()).toBe(200)
    await become('cutter')
    expect(await status()).toBe(404)
    await become('manager')
    expect(await status()).toBe(200)
  })
})

describe('reminders', () => {
  test('come a day before, two hours before what is sooner, and not at all at the last moment', () => {
    const now = new Date('2026-11-23T10:00:00Z')
    const quiet = { fromMinute: 21 * 60, toMinute: 8 * 60 }
    const at = (text: string) =>
      reminderAt(new Date(text), { now, quiet, timeZone: 'Asia/Kolkata' })?.toISOString()
    expect(at('2026-11-25T10:00:00Z')).toBe('2026-11-24T10:00:00.000Z')
    expect(at('2026-11-23T17:00:00Z')).toBe('2026-11-23T15:00:00.000Z')
    // A day before it is late in the evening: it comes before nine.
    expect(at('2026-11-24T18:00:00Z')).toBe('2026-11-23T15:15:00.000Z')
    expect(at('2026-11-23T11:00:00Z')).toBeUndefined()
  })

  test('are planned with the booking, and again with every move', async () => {
    const { book, owner } = await aCalendar(running.app)
    const made = await book()
    await owner.call('PATCH /api/appointments/:id', { params: { id: made.id }, body: { minute: 720 } })
    const jobs = await asOwner(running.app, async (client) => {
      const text = `select data ->> 'startsAt' as at, start_after from pgboss.job
        where name = 'appointments.remind' and data ->> 'appointmentId' = $1 order by start_after`
      return (await client.query<{ at: string; start_after: Date }>(text, [made.id])).rows
    })
    expect(jobs).toHaveLength(2)
    expect(new Date(jobs[0]?.at ?? '').getTime() - (jobs[0]?.start_after.getTime() ?? 0)).toBe(24 * 3600_000)
  })
})
