/** The page of an order: its head stays in sight, and what went ahead against a warning stands there. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aCalendarDay } from '../../testing/a-calendar-day.ts'
import { anOrder, aShop } from '../../testing/builders.ts'
import { phone, renderScreen } from '../../testing/render-screen.tsx'

type Said = Parameters<typeof anOrder>[0]

function openOrder(said: Said, viewport?: typeof phone) {
  const order = anOrder(said)
  return renderScreen(
    `/tailor/orders/${order.id}`,
    (api) =>
      api
        .answer('GET /api/orders/:id', order)
        .answer('GET /api/orders/:id/timeline', { rows: [], actors: [] })
        .answer('GET /api/orders/:id/bills', { order: 'ORD-001', rows: [] })
        .answer('GET /api/shop', aShop())
        .answer('GET /api/calendar', aCalendarDay())
        .answer('GET /api/workshop/workers', { workers: [] })
        .answer('GET /api/shop/garments', { garments: [] })
        .answer('GET /api/measurement-fields', { fields: [] })
        .answer('GET /api/measurement-records', { rows: [] })
        .answer('GET /api/shop/counter', {
          slipSize: '80',
          bufferDays: 2,
          readyNeedsPhoto: false,
          methodsOff: [],
        }),
    viewport && { viewport },
  )
}

test('who, the promise and the balance stay in sight while the page scrolls on a phone', async () => {
  await openOrder({}, phone)
  const head = page.getByRole('region', { name: 'Where the order stands' })
  await expect.element(head).toBeVisible()
  const scrolled = () => {
    window.scrollTo(0, document.body.scrollHeight)
    return window.scrollY
  }
  await expect.poll(scrolled).toBeGreaterThan(phone.height)
  const { top, bottom } = head.element().getBoundingClientRect()
  expect(top).toBeGreaterThanOrEqual(0)
  expect(bottom).toBeLessThan(phone.height / 2)
})

test('what went ahead though something stood against it is told, with who said so and why', async () => {
  const exception = {
    kind: 'owed' as const,
    tags: [],
    amountMinor: 65_000,
    at: '2026-11-22T06:00:00.000Z',
    by: 'Harpreet Kaur',
    reason: 'Pays on Friday',
  }
  await openOrder({ state: 'delivered', exceptions: [exception] })
  const told = page.getByRole('region', { name: 'Went ahead anyway' })
  await expect.element(told.getByText('Pays on Friday')).toBeVisible()
  await expect.element(told.getByText('Harpreet Kaur')).toBeVisible()
})
