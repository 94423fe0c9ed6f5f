/** An account's appointments: all of them can be reached. */
import type { Session } from '@darzi/contract/accounts.ts'
import type { AppointmentOfOwn } from '@darzi/contract/portal.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anId } from '../../testing/builders.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const session: Session = {
  user: { id: anId(), name: 'Asha Verma', email: 'asha@example.test', role: 'user' },
}

test('appointments are read on until the last, and the button says how many are left', async () => {
  const all = Array.from({ length: 120 }, (_, at) => anAppointment(at))
  await renderScreen(
    '/user/appointments',
    (api) =>
      api.answer('GET /api/own/appointments', ({ query }) => {
        const from = all.findIndex(({ id }) => id === query?.after) + 1
        const page = all.slice(from, from + 50)
        const left = all.length - from - page.length
        return {
          upcoming: page.filter(({ can }) => can.change),
          past: page.filter(({ can }) => !can.change),
          left,
          next: left > 0 ? page.at(-1)?.id : undefined,
        }
      }),
    { session },
  )
  const cards = page.getByRole('article')
  await expect.poll(() => cards.length).toBe(50)
  await page.getByRole('button', { name: 'Show more (70 left)' }).click()
  await expect.poll(() => cards.length).toBe(100)
  await page.getByRole('button', { name: 'Show more (20 left)' }).click()
  await expect.poll(() => cards.length).toBe(120)
  await expect.element(page.getByRole('button', { name: /Show more/ })).not.toBeInTheDocument()
})

/** The first 62 are still to come. */
function anAppointment(at: number): AppointmentOfOwn {
  const startsAt = new Date(Date.UTC(2026, 11, 1 + at, 5, 30)).toISOString()
  return {
    id: anId(),
    token: `token-${at}`,
    on: startsAt.slice(0, 10),
    minute: 660,
    minutes: 30,
    startsAt,
    endsAt: startsAt,
    kind: 'fitting',
    state: 'booked',
    wantsWoman: false,
    shop: { name: 'Noor Tailors' },
    can: { change: at < 62 },
  }
}
