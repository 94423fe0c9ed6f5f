/** Two people count the same stock: what stands already is added to or replaced, as the button says, and never by a key alone. */
import type { Stocktake } from '@darzi/contract/inventory-shapes.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anId } from '../../testing/builders.ts'
import { phone, renderScreen } from '../../testing/render-screen.tsx'

test('a colleague’s count is not written over unasked', async () => {
  const [poplin, silk] = ['Poplin', 'Silk'].map((name) => ({
    id: anId(),
    name,
    category: 'fabric' as const,
    unit: 'm' as const,
    onHand: 20,
    isLow: false,
    onOrder: 0,
    isShown: false,
    isArchived: false,
    createdAt: '2031-05-06T06:00:00Z',
    version: 1,
  }))
  if (!poplin || !silk) throw new Error('two items are made')
  const theirs = { itemId: poplin.id, expected: 20, counted: 5, by: 'Balbir', version: 1 }
  let stocktake: Stocktake = {
    id: anId(),
    state: 'open',
    startedAt: '2031-05-06T06:00:00Z',
    startedBy: 'Balbir',
    counts: [],
  }
  const { api } = await renderScreen(
    '/tailor/stocktake',
    (fake) =>
      fake
        .answer('GET /api/stocktakes/open', () => ({ stocktake }))
        .answer('GET /api/inventory', { rows: [poplin, silk] })
        .answer('PUT /api/stocktakes/:id/counts/:itemId', ({ params, body }) => {
          const own = { expected: 20, by: 'Noor', version: 2 }
          const counted = body.counted + (body.adds ? 5 : 0)
          stocktake = { ...stocktake, counts: [theirs, { ...own, itemId: params.itemId ?? '', counted }] }
          return stocktake
        }),
    { viewport: phone },
  )
  const there = page.getByLabelText('How much (m)')
  // With the answer to the own count of another item comes what the colleague counted meanwhile.
  await there.nth(1).fill('18')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('5 m counted by Balbir; the book says 20 m')).toBeVisible()
  await there.nth(0).fill('12')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('button', { name: 'Add mine to it' }).first().click()
  await expect
    .poll(() => api.sent('PUT /api/stocktakes/:id/counts/:itemId').map(({ body }) => body))
    .toEqual([
      { counted: 18, version: 0 },
      { counted: 12, version: 1, adds: true },
    ])
})
