/** Today: who comes, of the calendar and to a trial. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aCalendarDay } from '../../testing/a-calendar-day.ts'
import { aDay, anId, anOrder, aShop, aToday } from '../../testing/builders.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

test('who comes today stands there with the time, and leads into the calendar', async () => {
  const appointment = {
    id: anId(),
    kind: 'fitting' as const,
    state: 'booked' as const,
    on: aDay,
    minute: 720,
    minutes: 30,
    startsAt: `${aDay}T06:30:00.000Z`,
    endsAt: `${aDay}T07:00:00.000Z`,
    name: 'Meera',
    wantsWoman: false,
    bookedBy: 'shop' as const,
    link: '/appointment/abc',
    version: 1,
  }
  const put = { ...appointment, id: anId(), name: 'Ravi', state: 'cancelled' as const }
  await renderScreen('/tailor/dashboard', (api) =>
    api
      .answer('GET /api/today', aToday())
      .answer('GET /api/shop', aShop())
      .answer('GET /api/calendar', aCalendarDay(aDay, { appointments: [appointment, put] })),
  )
  const today = page.getByRole('region', { name: 'Who comes today' })
  await expect.element(today.getByText('Meera')).toBeVisible()
  await expect.element(today.getByText('12:00')).toBeVisible()
  expect(today.getByText('Ravi').query()).toBeNull()
})

test('a trial of today has its act also without a phone: it is put off to tomorrow, or its order is opened', async () => {
  const customer = { id: anId(), name: 'Asha Verma' }
  const { api } = await renderScreen('/tailor/dashboard', (fake) =>
    fake
      .answer('GET /api/today', aToday([{ customer, trialOn: aDay, promisedOn: '2026-11-30', daysLeft: 7 }]))
      .answer('GET /api/shop', aShop())
      .answer('GET /api/calendar', aCalendarDay())
      .answer('PATCH /api/orders/:id', ({ body }) => anOrder({ trialOn: body.trialOn ?? undefined })),
  )
  const trials = page.getByRole('region', { name: /^Trials today 1/ })
  const trial = trials.getByRole('button', { name: 'Trial of Asha Verma' })
  await trial.click()
  await expect.element(page.getByRole('menuitem', { name: 'Open the order' })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Move the trial to tomorrow' }).click()
  await expect
    .poll(() => api.sent('PATCH /api/orders/:id').map(({ body }) => body))
    .toEqual([{ trialOn: '2026-11-24' }])
})
