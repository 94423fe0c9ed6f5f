import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember, memberAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { aDay, anOrderBody } from '../orders/orders-for-tests.ts'
import { aCalendar } from './calendar-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

describe('booking by the shop', () => {
  test('an appointment stands in the calendar on the shop’s clock, with whom it is and who takes it', async () => {
    const { book, owner, on, customer, freeOn } = await aCalendar(running.app)
    const made = await book({ notes: 'Brings a kurta that fits' })
    expect(made).toMatchObject({
      on,
      minute: 660,
      minutes: 30,
      state: 'booked',
      customer: { id: customer.id, name: 'Asha Verma' },
      member: { name: 'Harpreet Kaur' },
    })
    const { appointments, days, timeZone } = await owner.call('GET /api/calendar', {
      query: { from: on, days: 1 },
    })
    expect(appointments).toEqual([made])
    expect(days).toEqual([{ on, spans: [{ from: 600, to: 1200 }], away: [] }])
    expect(timeZone).toBe('Asia/Kolkata')
    expect(await freeOn(on)).not.toContain(660)
    expect(await freeOn(on)).toContain(690)
  })

  test('of two who book the last slot at once one gets it, and the other is offered the next', async () => {
    const { owner, bodyOf, on } = await aCalendar(running.app)
    const second = await memberAtWork(running.app, (await owner.call('GET /api/shop')).id, 'manager')
    const { members } = await owner.call('GET /api/calendar/settings')
    const manager = members.find(({ role }) => role === 'manager')
    await owner.call('PUT /api/calendar/members/:id', {
      params: { id: manager?.id ?? '' },
      body: { takesAppointments: false, isWoman: false, hours: null, skills: [] },
    })
    const answers = await Promise.all(
      [owner, second].map((each) => each.try('POST /api/appointments', { body: bodyOf() })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const lost = answers.find(({ status }) => status === 409)?.text ?? '{}'
    expect(JSON.parse(lost)).toMatchObject({
      code: 'calendar.takenNext',
      params: { why: 'taken', nextOn: on, nextMinute: 690 },
    })
    const { appointments } = await owner.call('GET /api/calendar', { query: { from: on, days: 1 } })
    expect(appointments).toHaveLength(1)
  })

  test('a time that is taken, closed or nobody’s is booked only with a reason; one that is past never', async () => {
    const { book, tryBook } = await aCalendar(running.app)
    await book()
    expect((await tryBook()).status).toBe(409)
    expect((await tryBook({ minute: 540 })).status).toBe(409)
    const over = await book({ overbookReason: 'The bride leaves tonight' })
    expect(over).toMatchObject({ overbookReason: 'The bride leaves tonight' })
    const past = await tryBook({ on: aDay(-1), overbookReason: 'Written down afterwards' })
    expect([past.status, JSON.parse(past.text).code]).toEqual([422, 'calendar.past'])
  })

  test('the same id again answers what it made', async () => {
    const { book } = await aCalendar(running.app)
    const id = running.app.newId()
    expect(await book({ id })).toEqual(await book({ id }))
  })

  test('a woman is booked where a woman is wanted, and where there is none it is said', async () => {
    const { book, tryBook, shop, owner } = await aCalendar(running.app)
    const none = await tryBook({ wantsWoman: true })
    expect(JSON.parse(none.text).code).toBe('calendar.nobody')
    const { id } = await aMember(running.app, shop.id, { role: 'counter', name: 'Simran' })
    await owner.call('PUT /api/calendar/members/:id', {
      params: { id },
      body: { takesAppointments: true, isWoman: true, hours: null, skills: [] },
    })
    expect((await book({ wantsWoman: true })).member).toEqual({ id, name: 'Simran' })
  })

  test('moving keeps what was said and frees the old time; a stale screen is told', async () => {
    const { book, owner, freeOn, on } = await aCalendar(running.app)
    const { id, version } = await book({ notes: 'Blue lining' })
    const change = (body: object) => owner.try('PATCH /api/appointments/:id', { params: { id }, body })
    const moved = await change({ minute: 720, version })
    expect(JSON.parse(moved.text)).toMatchObject({ minute: 720, minutes: 30, notes: 'Blue lining' })
    expect(await freeOn(on)).toContain(660)
    expect((await change({ minute: 780, version })).status).toBe(409)
    // Nothing stands in its own way.
    expect((await change({ minute: 735 })).status).toBe(200)
  })

  test('a cancelled one is booked again only while its place is free', async () => {
    const { book, owner } = await aCalendar(running.app)
    const { id } = await book()
    const set = (state: 'cancelled' | 'booked') =>
      owner.try('POST /api/appointments/:id/state', { params: { id }, body: { state } })
    expect((await set('cancelled')).status).toBe(200)
    expect((await set('booked')).status).toBe(200)
    await set('cancelled')
    await book()
    expect((await set('booked')).status).toBe(409)
  })

  test('it may be about a piece of the customer’s order, not of another’s; the order’s days stand beside it', async () => {
    const { book, tryBook, owner, customer, on } = await aCalendar(running.app)
    const order = await owner.call('POST /api/orders', {
      body: anOrderBody(customer, { trialOn: on, promisedOn: aDay(7) }),
    })
    const [piece] = order.pieces
    expect(await book({ kind: 'trial', pieceId: piece?.id })).toMatchObject({
      order: { id: order.id },
      piece: { garment: { key: 'shirt' } },
    })
    const other = await owner.call('POST /api/customers', { body: { name: 'Meera', phone: '98765 43299' } })
    const wrong = await tryBook({ customerId: other.id, orderId: order.id, minute: 900 })
    expect(JSON.parse(wrong.text).code).toBe('calendar.orderOfOther')
    const { orderDays } = await owner.call('GET /api/calendar', { query: { from: on, days: 7 } })
    expect(orderDays.map(({ is, on: day }) => [is, day])).toEqual([
      ['trial', on],
      ['promise', aDay(7)],
    ])
  })

  test('of those who are in, whoever tries this garment on well comes first', async () => {
    const { owner, customer, on } = await aCalendar(running.app)
    await memberAtWork(running.app, (await owner.call('GET /api/shop')).id, 'manager')
    const { pieces } = await owner.call('POST /api/orders', {
      body: anOrderBody(customer, { promisedOn: aDay(7) }),
    })
    const { members } = await owner.call('GET /api/calendar/settings')
    const idOf = (role: string) => members.find((member) => member.role === role)?.id ?? ''
    const firstIn = async () => {
      const query = { from: on, days: 1, minutes: 30, pieceId: pieces[0]?.id ?? '' }
      return (await owner.call('GET /api/calendar/slots', { query })).slots[0]?.memberIds[0]
    }
    for (const role of ['owner', 'manager']) {
      for (const each of ['owner', 'manager']) {
        const skills = each === role ? [{ garment: 'shirt', stage: 'fitting' }] : []
        await owner.call('PUT /api/calendar/members/:id', {
          params: { id: idOf(each) },
          body: { takesAppointments: true, isWoman: false, hours: null, skills },
        })
      }
      expect(await firstIn()).toBe(idOf(role))
    }
    const { workers } = await owner.call('GET /api/workshop/workers')
    expect(workers.find(({ role }) => role === 'manager')?.skills).toEqual([
      { garment: 'shirt', stage: 'fitting' },
    ])
  })

  test('an appointment of the sample customer goes when the sample is thrown away', async () => {
    const { book, owner, on } = await aCalendar(running.app)
    const { orderId } = await owner.call('POST /api/shop/sample', { body: { name: 'Sample' } })
    const { customer } = await owner.call('GET /api/orders/:id', { params: { id: orderId } })
    await book({ customerId: customer.id, orderId, kind: 'trial' })
    await owner.call('DELETE /api/shop/sample')
    const { appointments } = await owner.call('GET /api/calendar', { query: { from: on, days: 1 } })
    expect(appointments).toEqual([])
  })

  test('of a customer who was merged it is told under the record that was kept', async () => {
    const { book, owner, customer, on } = await aCalendar(running.app)
    const kept = await owner.call('POST /api/customers', { body: { name: 'Asha V.', phone: '98765 43299' } })
    await book()
    const of = { params: { id: kept.id }, body: { otherId: customer.id } }
    await owner.call('POST /api/customers/:id/merge', of)
    const { appointments } = await owner.call('GET /api/calendar', { query: { from: on, days: 1 } })
    expect(appointments[0]?.customer).toMatchObject({ id: kept.id })
  })

  test('of a customer merged twice it is told under the last record, with its word that nobody writes', async () => {
    const { book, owner, customer, on } = await aCalendar(running.app)
    const another = (name: string, phone: string) =>
      owner.call('POST /api/customers', { body: { name, phone } })
    const middle = await another('Asha V.', '98765 43298')
    const last = await another('A. Verma', '98765 43297')
    await owner.call('PATCH /api/customers/:id/messaging', {
      params: { id: last.id },
      body: { consent: 'withdrawn' },
    })
    await book()
    const merge = (kept: { id: string }, otherId: string) =>
      owner.call('POST /api/customers/:id/merge', { params: { id: kept.id }, body: { otherId } })
    await merge(middle, customer.id)
    await merge(last, middle.id)
    const { appointments } = await owner.call('GET /api/calendar', { query: { from: on, days: 1 } })
    const told = { id: last.id, name: last.name, hasStoppedMessages: true }
    expect(appointments[0]?.customer).toMatchObject(told)
    expect((await book({ minute: 720 })).customer).toMatchObject(told)
  })

  test('whoever sees no customers sees no calendar', async () => {
    const { shop, on } = await aCalendar(running.app)
    const cutter = await memberAtWork(running.app, shop.id, 'cutter')
    expect((await cutter.try('GET /api/calendar', { query: { from: on } })).status).toBe(403)
  })
})

describe('hours', () => {
  test('overlapping hours are refused with their day, and nothing of the week is changed', async () => {
    const { owner } = await aCalendar(running.app)
    const before = await owner.call('GET /api/calendar/settings')
    const hours = [
      { weekday: 1, from: 600, to: 780 },
      { weekday: 2, from: 600, to: 780 },
      { weekday: 2, from: 720, to: 1200 },
    ]
    const refused = await owner.try('PUT /api/calendar/hours', { body: { hours } })
    expect([refused.status, JSON.parse(refused.text).errors[0]]).toEqual([
      422,
      { field: 'hours.2', code: 'calendar.hoursOverlap', detail: 'On Tuesday two spans overlap.' },
    ])
    expect((await owner.call('GET /api/calendar/settings')).hours).toEqual(before.hours)
  })

  test('closed days and holidays take their slots away, and give them back', async () => {
    const { owner, freeOn, on } = await aCalendar(running.app)
    const body = { firstOn: on, lastOn: on, reason: 'Diwali' }
    const off = await owner.call('POST /api/calendar/days-off', { body })
    expect(await freeOn(on)).toEqual([])
    await owner.call('DELETE /api/calendar/days-off/:id', { params: { id: off.id } })
    expect(await freeOn(on)).toHaveLength(20)
    const turned = await owner.try('POST /api/calendar/days-off', { body: { ...body, lastOn: aDay(2) } })
    expect(JSON.parse(turned.text).code).toBe('calendar.daysTurned')
  })

  test('a member is in at their own hours, within the shop’s', async () => {
    const { owner, freeOn, on } = await aCalendar(running.app)
    const [me] = (await owner.call('GET /api/calendar/settings')).members
    const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 540, to: 690 }))
    const skills = [{ garment: 'shirt', stage: 'fitting' }]
    const told = await owner.call('PUT /api/calendar/members/:id', {
      params: { id: me?.id ?? '' },
      body: { takesAppointments: true, isWoman: true, hours, skills },
    })
    expect(told).toMatchObject({ isWoman: true, hours, skills })
    expect(await freeOn(on)).toEqual([600, 630, 660])
  })
})
