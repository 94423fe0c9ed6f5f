/** Today: who comes, of the calendar. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aCalendarDay } from '../../testing/a-calendar-day.ts'
import { aDay, anId, aShop, aToday } from '../../testing/builders.ts'
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
