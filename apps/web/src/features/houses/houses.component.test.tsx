/** The screens of a house and of its partners: what each offers, in the house's own words. */
import type { HouseOrder, Partnership } from '@darzi/contract/houses.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anId } from '../../testing/builders.ts'
import { phone, renderScreen } from '../../testing/render-screen.tsx'

const order = (given: Partial<HouseOrder> = {}): HouseOrder => ({
  id: anId(),
  number: 'ORD-001',
  customer: 'Asha Verma',
  garments: ['shirt'],
  state: 'approved',
  orderedOn: '2026-11-20',
  dueOn: '2026-12-01',
  totalMinor: 100_000,
  priority: 'medium',
  canAssign: true,
  ...given,
})
const partner = (given: Partial<Partnership> = {}): Partnership => ({
  id: anId(),
  house: 'Meher',
  tailor: 'Noor Tailors',
  state: 'active',
  rateBp: 2000,
  tier: 'standard',
  invitedAt: '2026-11-01T09:00:00Z',
  owedMinor: 80_000,
  currency: 'INR',
  ...given,
})
const overview = {
  currency: 'INR' as const,
  totalOrders: 3,
  activeCustomers: 2,
  monthRevenueMinor: 300_000,
  commissionMinor: 20_000,
  partners: [],
}

test('an order is given to the partner that fits best, with the reason beside it', async () => {
  const one = order()
  const fits = { tier: 'standard' as const, rateBp: 2000, commissionMinor: 20_000, payableMinor: 80_000 }
  const { api } = await renderScreen(
    '/boutique/dashboard',
    (api) => {
      api.answer('GET /api/house', overview)
      api.answer('GET /api/house/orders', { rows: [one] })
      api.answer('GET /api/house/orders/:id/partners', {
        candidates: [
          { ...fits, partnershipId: anId(), tailor: 'Noor Tailors', notSewn: [], openOrders: 2 },
          { ...fits, partnershipId: anId(), tailor: 'Zari', notSewn: ['shirt'], openOrders: 0 },
        ],
      })
    },
    { viewport: phone },
  )
  await expect.element(page.getByText('Commission Earned')).toBeVisible()
  await page.getByRole('button', { name: 'Give to a partner' }).click()
  const dialog = page.getByRole('dialog', { name: 'Who sews ORD-001?' })
  await expect.element(dialog).toHaveTextContent('Sews all of it · Standard · 2 open orders')
  await expect
    .element(dialog.getByRole('button', { name: 'Give to Zari' }))
    .toHaveAttribute('aria-disabled', 'true')
  api.answer('POST /api/house/orders/:id/assign', { ...one, canAssign: false })
  await dialog.getByRole('button', { name: 'Give to Noor Tailors' }).click()
  await expect.element(page.getByText('Given to Noor Tailors')).toBeVisible()
})

test.each([
  ['pending', 'Pending'],
  ['approved', 'Approved'],
  ['in_production', 'In production'],
  ['completed', 'Completed'],
  ['delivered', 'Delivered'],
  ['cancelled', 'Cancelled'],
] as const)('an order that is %s is called %s in a house', async (state, word) => {
  await renderScreen('/boutique/dashboard', (api) => {
    api.answer('GET /api/house', overview)
    api.answer('GET /api/house/orders', { rows: [order({ state, canAssign: false })] })
  })
  await expect.element(page.getByRole('listitem').getByText(word, { exact: true })).toBeVisible()
})

test('a partner is paused from its row, and one that was only invited has no statement yet', async () => {
  const { api } = await renderScreen('/boutique/dashboard?tab=partners', (api) => {
    api.answer('GET /api/house/partners', {
      rows: [partner(), partner({ tailor: 'Zari', state: 'invited' })],
    })
  })
  await expect.element(page.getByText('You keep 20% · Standard').first()).toBeVisible()
  expect(page.getByRole('link', { name: 'Statement' }).elements()).toHaveLength(1)
  api.answer('PATCH /api/house/partners/:id', partner({ state: 'paused' }))
  api.answer('GET /api/house/partners', { rows: [partner({ state: 'paused' })] })
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect.element(page.getByRole('button', { name: 'Resume' })).toBeVisible()
})

test('a tailor reads what is theirs before they accept an invitation', async () => {
  const { api } = await renderScreen('/tailor/houses', (api) => {
    api.answer('GET /api/shop/houses', { rows: [partner({ state: 'invited', rateBp: 1750 })] })
  })
  await expect.element(page.getByText('The house keeps 17.5% of each order, 82.5% is yours.')).toBeVisible()
  api.answer('POST /api/shop/houses/:id/answer', partner())
  api.answer('GET /api/shop/houses', { rows: [partner()] })
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect.element(page.getByText('At work')).toBeVisible()
})
