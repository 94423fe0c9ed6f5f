/** The owner's dashboard: its orders stand in the owner's words, with the days that are left or over. */
import type { OrderCard } from '@darzi/contract/order-shapes.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anOrderCard } from '../../../testing/builders.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

const none = { now: 0, before: 0 }
const month = { from: '2026-11-01', to: '2026-11-23' }

const openWith = (orders: OrderCard[]) =>
  renderScreen('/owner/dashboard', (api) => {
    api
      .answer('GET /api/analytics/overview', {
        today: '2026-11-23',
        currency: 'INR',
        now: month,
        before: month,
        orders: none,
        revenueMinor: none,
        activeCustomers: none,
        pending: none,
        stock: { low: 0, lowItems: [] },
      })
      .answer('GET /api/orders', { rows: orders })
      .refuse('GET /api/calendar', 'request.notFound')
  })
const rows = () =>
  page
    .getByRole('list', { name: 'Recent orders' })
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)

test('each state has the owner’s word', async () => {
  const states = ['pending', 'approved', 'in_progress', 'ready', 'delivered', 'cancelled'] as const
  await openWith(states.map((state) => anOrderCard({ state })))
  await expect.poll(rows).toHaveLength(6)
  const words = ['New', 'New', 'In Progress', 'Completed', 'Delivered', 'Cancelled']
  expect(rows().map((row, at) => row?.includes(words[at] ?? '?'))).toEqual(words.map(() => true))
})

test('a promise tells how many days it is overdue, or how many are left', async () => {
  await openWith([
    anOrderCard({ daysLeft: -3, isOverdue: true }),
    anOrderCard({ daysLeft: 0 }),
    anOrderCard({ daysLeft: 5 }),
  ])
  await expect.poll(rows).toHaveLength(3)
  const words = ['3 days overdue', 'due today', '5 days left']
  expect(rows().map((row, at) => row?.includes(words[at] ?? '?'))).toEqual([true, true, true])
})
