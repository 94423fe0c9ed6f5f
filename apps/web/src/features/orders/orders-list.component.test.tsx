/** The list of all orders: what its figures count is one tap away. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anOrderCard, orderSummaryOf } from '../../testing/builders.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const openList = (exceptions: number) =>
  renderScreen('/tailor/orders', (api) =>
    api
      .answer('GET /api/orders', { rows: [anOrderCard()] })
      .answer('GET /api/orders/count', { count: 1, isCapped: false })
      .answer('GET /api/orders/summary', { ...orderSummaryOf([anOrderCard()]), exceptions })
      .answer('GET /api/workshop/workers', { workers: [] })
      .answer('GET /api/views', { rows: [] }),
  )

const figures = page.getByLabelText('Orders in figures')

test('what went ahead against a gate is counted, and leads to those orders', async () => {
  const { api } = await openList(3)
  await figures.getByRole('link', { name: '3 went ahead anyway (30 days)' }).click()
  await expect.poll(() => api.sent('GET /api/orders').map(({ query }) => query.exceptions)).toContain('month')
})

test('where nothing went ahead against a gate, no figure speaks of it', async () => {
  await openList(0)
  await expect.element(figures.getByText('outstanding')).toBeVisible()
  expect(figures.getByText(/went ahead anyway/).query()).toBeNull()
})
