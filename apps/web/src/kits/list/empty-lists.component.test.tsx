/** A new shop's lists: each says what it is for, with one filled button that leads to the first entry. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { orderSummaryOf } from '../../testing/builders.ts'
import type { FakeApi } from '../../testing/fake-api.ts'
import { keepBook } from '../../testing/fake-book.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const none = { rows: [] }
const lists: [string, string, string, (api: FakeApi) => unknown][] = [
  ['/tailor/customers', 'Add your first customer', '/tailor/add-customer', () => {}],
  [
    '/tailor/orders',
    'Take your first order',
    '/tailor/orders/new',
    (api) =>
      api
        .answer('GET /api/orders', none)
        .answer('GET /api/orders/count', { count: 0, isCapped: false })
        .answer('GET /api/orders/summary', orderSummaryOf([])),
  ],
  [
    '/tailor/work',
    'Take an order',
    '/tailor/orders/new',
    (api) => api.answer('GET /api/workshop/board', { columns: [], garments: [], open: 0 }),
  ],
]

test.each(lists)(
  '%s, empty, has one filled button, “%s”, which leads to %s',
  async (path, name, to, answer) => {
    await renderScreen(path, (api) => {
      keepBook([]).answer(api)
      api.answer('GET /api/views', none).answer('GET /api/workshop/workers', { workers: [] })
      answer(api)
    })
    const first = page.getByRole('link', { name })
    await expect.element(first).toBeVisible()
    const filled = [...document.querySelectorAll('main [class*="primary"]')].filter((each) =>
      each.checkVisibility(),
    )
    expect(filled).toEqual([first.element()])
    expect(first.element().getAttribute('href')).toBe(to)
  },
)
