/** The calendar: a free time is booked in a few taps, a time that is taken says what else there is, hours say what is wrong at once. */
import type { ApiReply } from '@darzi/contract/api.ts'
import type { Appointment, CalendarSettings } from '@darzi/contract/calendar-shapes.ts'
import { addDays } from '@darzi/tailoring/customers/days.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aCustomer, anId } from '../../testing/builders.ts'
import { type FakeApi, FakeProblem } from '../../testing/fake-api.ts'
import { phone, renderScreen } from '../../testing/render-screen.tsx'

const on = '2031-05-06'
const member = { id: anId(), name: 'Harpreet Kaur', isWoman: true }

/** In Kolkata, five and a half hours ahead. */
const slotAt = (minute: number, minutes = 30) => {
  const start = Date.parse(`${on}T00:00:00+05:30`) + minute * 60_000
  const at = (time: number) => new Date(time).toISOString()
  return { on, minute, startsAt: at(start), endsAt: at(start + minutes * 60_000) }
}

const anAppointment = (said: Partial<Appointment> = {}): Appointment => ({
  id: anId(),
  kind: 'trial',
  state: 'booked',
  minutes: 30,
  name: 'Asha Verma',
  wantsWoman: false,
  bookedBy: 'shop',
  link: '/appointment/abc',
  version: 1,
  member: { id: member.id, name: member.name },
  ...slotAt(said.minute ?? 720),
  ...said,
})

function keepCalendar(api: FakeApi, appointments: Appointment[] = []) {
  const asha = aCustomer({ name: 'Asha Verma' })
  api
    .answer(
      'GET /api/calendar',
      ({ query }): ApiReply<'GET /api/calendar'> => ({
        today: on,
        timeZone: 'Asia/Kolkata',
        stepMinutes: 30,
        days: Array.from({ length: Number(query.days) }, (_, index) => ({
          on: addDays(query.from ?? on, index),
          spans: [{ from: 600, to: 1200 }],
          away: [],
        })),
        appointments,
        orderDays: [{ orderId: anId(), number: 'ORD-007', customerName: 'Meera', on, is: 'promise' }],
        members: [member],
      }),
    )
    .answer('GET /api/calendar/slots', ({ query }) => ({
      slots: [630, 660, 780].map((minute) => ({
        ...slotAt(minute, Number(query.minutes)),
        memberIds: [member.id],
      })),
    }))
    .answer('GET /api/customers', () => ({ rows: [asha] }))
    .answer('GET /api/orders', () => ({ rows: [] }))
  return { asha }
}

const dialog = (name: string) => page.getByRole('dialog', { name })

test('a tap on a free time books it for a customer; what is taken offers the next, and a reason books over it', async () => {
  const sent: unknown[] = []
  await renderScreen(`/calendar?on=${on}&view=day`, (api) => {
    const { asha } = keepCalendar(api)
    api.answer('POST /api/appointments', ({ body }) => {
      sent.push(body)
      if (body.minute === 660 && !body.overbookReason)
        throw new FakeProblem('calendar.takenNext', {
          fields: ['minute'],
          params: { why: 'taken', next: '6 May 2031, 1:00 pm', nextOn: on, nextMinute: 780 },
        })
      return anAppointment({ ...slotAt(body.minute), customer: { id: asha.id, name: asha.name } })
    })
  })
  await page.getByRole('button', { name: 'Book Tue 6 May 2031, 11:00 am' }).click()
  await dialog('Book an appointment').getByRole('button', { name: 'Asha Verma' }).click()
  const form = dialog('Book an appointment')
  await expect.element(form.getByLabelText('Time')).toHaveValue('11:00')
  await form.getByRole('button', { name: 'Book', exact: true }).click()
  await expect.element(form.getByText('That time is taken. Next free: 6 May 2031, 1:00 pm.')).toBeVisible()
  await form.getByLabelText('Book all the same, because').fill('The bride leaves tonight')
  await form.getByRole('button', { name: 'Take 6 May 2031, 1:00 pm' }).click()
  await expect.element(form.getByLabelText('Time')).toHaveValue('13:00')
  await form.getByRole('button', { name: 'Book', exact: true }).click()
  await expect.element(page.getByText('Booked: Asha Verma, Tue 6 May 2031, 1:00 pm')).toBeVisible()
  // The next free time needs no reason.
  expect(sent).toMatchObject([{ minute: 660, minutes: 30, kind: 'fitting' }, { minute: 780 }])
  expect(sent[1]).not.toHaveProperty('overbookReason', 'The bride leaves tonight')
})

test('an appointment opens, and is moved by its button', async () => {
  const standing = anAppointment()
  const sent: unknown[] = []
  await renderScreen(`/calendar?on=${on}&view=day`, (api) => {
    keepCalendar(api, [standing])
    api.answer('PATCH /api/appointments/:id', ({ body }) => {
      sent.push(body)
      return { ...standing, ...slotAt(body.minute ?? 720), version: 2 }
    })
  })
  await page.getByRole('button', { name: /Asha Verma.*12:00 pm/ }).click()
  await dialog('Asha Verma').getByRole('button', { name: 'Move' }).click()
  const move = dialog('Move: Asha Verma')
  await move.getByRole('button', { name: '1:00 pm' }).click()
  await move.getByRole('button', { name: 'Move' }).click()
  await expect.element(page.getByText('Asha Verma moved to Tue 6 May 2031, 1:00 pm')).toBeVisible()
  expect(sent).toMatchObject([{ minute: 780, minutes: 30, memberId: member.id, version: 1 }])
})

test('a phone shows the day and the list, each with what orders promise', async () => {
  await renderScreen(`/calendar?on=${on}&view=week`, (api) => keepCalendar(api, [anAppointment()]), {
    viewport: phone,
  })
  await expect.element(page.getByRole('heading', { name: 'Tue 6 May', exact: true })).toBeVisible()
  expect(page.getByRole('button', { name: 'Week' }).query()).toBeNull()
  await page.getByRole('button', { name: 'List' }).click()
  await expect.element(page.getByRole('button', { name: /12:00 pm.*Asha Verma/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Promised ORD-007 Meera' })).toBeVisible()
})

const settings: CalendarSettings = {
  takesBookings: false,
  stepMinutes: 30,
  noticeMinutes: 120,
  horizonDays: 30,
  timeZone: 'Asia/Kolkata',
  today: on,
  hours: [{ weekday: 1, from: 600, to: 1200 }],
  isUsual: false,
  members: [],
  daysOff: [],
  garments: [],
}

test('hours that overlap are marked at once and cannot be saved', async () => {
  const sent: unknown[] = []
  await renderScreen('/calendar/settings', (api) => {
    api
      .answer('GET /api/calendar/settings', () => settings)
      .answer('PUT /api/calendar/hours', ({ body }) => {
        sent.push(body.hours)
        return { ...settings, hours: body.hours }
      })
  })
  await page.getByRole('button', { name: 'Add hours on Monday' }).click()
  await page.getByLabelText('Monday from').nth(1).fill('19:00')
  await expect.element(page.getByText('On Monday two spans overlap.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Save hours' })).toBeDisabled()
  await page.getByLabelText('Monday until').nth(0).fill('14:00')
  await page.getByRole('button', { name: 'Save hours' }).click()
  await expect.element(page.getByText('Saved')).toBeVisible()
  expect(sent).toEqual([
    [
      { weekday: 1, from: 600, to: 840 },
      { weekday: 1, from: 1140, to: 1440 },
    ],
  ])
})

test('of how customers book only what was typed is sent, twice in a row', async () => {
  let rules = settings
  const { api } = await renderScreen('/calendar/settings', (fake) =>
    fake
      .answer('GET /api/calendar/settings', () => rules)
      .answer('PATCH /api/calendar/settings', ({ body }) => {
        rules = { ...rules, ...body }
        return rules
      }),
  )
  const card = page.getByRole('region', { name: 'Booking by customers' })
  const save = card.getByRole('button', { name: 'Save' })
  await card.getByLabelText('At most ahead (days)').fill('60')
  rules = { ...rules, takesBookings: true }
  await save.click()
  await expect.element(card.getByRole('checkbox')).toBeChecked()
  await card.getByLabelText('At most ahead (days)').fill('30')
  await save.click()
  await expect
    .poll(() => api.sent('PATCH /api/calendar/settings').map(({ body }) => body))
    .toEqual([{ horizonDays: 60 }, { horizonDays: 30 }])
})
