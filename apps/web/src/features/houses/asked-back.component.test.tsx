/** An order that is cut is asked for: the house reads that it waits for an answer, the partner keeps it or gives it back. */
import type { AskedBack, HouseOrder } from '@darzi/contract/house-shapes.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anId, anOrder } from '../../testing/builders.ts'
import { desk, phone, renderScreen } from '../../testing/render-screen.tsx'

const work: HouseOrder['work'] = {
  partnershipId: anId(),
  tailor: 'Noor Tailors',
  state: 'in_production',
  commissionMinor: 20_000,
  isBooked: false,
  dueOn: '2026-11-29',
  isLate: false,
  canTakeBack: true,
}
const order: HouseOrder = {
  id: anId(),
  number: 'ORD-001',
  customer: 'Asha Verma',
  garments: ['shirt'],
  state: 'in_production',
  orderedOn: '2026-11-20',
  dueOn: '2026-12-01',
  totalMinor: 100_000,
  priority: 'medium',
  isLate: false,
  canAssign: false,
  work,
}
const askedFor: HouseOrder = { ...order, work: { ...work, canTakeBack: false, askedBack: 'waiting' } }
const overview = {
  currency: 'INR' as const,
  totalOrders: 1,
  activeCustomers: 1,
  monthRevenueMinor: 100_000,
  commissionMinor: 0,
  lateOrders: 0,
  toGive: 0,
  partnerLate: 0,
  wentAhead: 0,
  range: { from: '2026-11-01', to: '2026-11-27', orders: 1, revenueMinor: 100_000, commissionMinor: 0 },
  partners: [],
}

test.each([
  ['a phone', phone],
  ['a desk', desk],
])(
  'at %s the house is told that a partner who has cut is asked, and the order says that it waits',
  async (_where, viewport) => {
    const { api } = await renderScreen(
      '/boutique/dashboard',
      (fake) => {
        fake.answer('GET /api/house', overview)
        fake.answer('GET /api/house/orders', { rows: [order] })
        fake.answer('GET /api/house/partners', { rows: [] })
      },
      { viewport },
    )
    await page.getByRole('button', { name: 'Take back ORD-001 from Noor Tailors' }).click()
    const dialog = page.getByRole('dialog', { name: 'Take ORD-001 back?' })
    await expect.element(dialog).toHaveTextContent('After that they are asked, and decide.')
    await dialog.getByRole('textbox', { name: 'Why?' }).fill('Another has time')
    api.answer('POST /api/house/orders/:id/take-back', askedFor)
    api.answer('GET /api/house/orders', { rows: [askedFor] })
    await dialog.getByRole('button', { name: 'Take back' }).click()
    await expect.element(page.getByText('Noor Tailors is asked to give ORD-001 back')).toBeVisible()
    expect(api.sent('POST /api/house/orders/:id/take-back')[0]?.body).toEqual({
      reason: 'Another has time',
      isAnyway: false,
      orAsk: true,
    })
    await expect.element(page.getByText(/ · Asked back/)).toBeVisible()
    expect(page.getByRole('button', { name: /^Take back ORD-001/ }).query()).toBeNull()
  },
)

const asked: AskedBack = {
  orderId: anId(),
  number: 'ORD-007',
  house: 'Meher',
  why: 'Another has time',
  askedAt: '2026-11-26T08:00:00.000Z',
}
async function openAsked() {
  let rows = [asked]
  const { api } = await renderScreen('/tailor/houses', (fake) => {
    fake.answer('GET /api/shop/houses', { rows: [] })
    fake.answer('GET /api/shop/houses/asked-back', () => ({ rows }))
  })
  const list = page.getByRole('region', { name: 'Asked back' })
  await expect.element(list).toHaveTextContent('Meher asks for this order back: Another has time')
  return { api, list, answered: () => (rows = []) }
}

test('the partner keeps what a house asks for, and it is asked no more', async () => {
  const { api, list, answered } = await openAsked()
  api.answer('POST /api/shop/houses/asked-back/:id/keep', () => {
    answered()
    return { ok: true as const }
  })
  await list.getByRole('button', { name: 'Keep sewing' }).click()
  await expect.element(page.getByText('Meher reads that you keep ORD-007')).toBeVisible()
  expect(api.sent('POST /api/shop/houses/asked-back/:id/keep')[0]?.params).toEqual({ id: asked.orderId })
  await expect.element(list).not.toBeInTheDocument()
})

test('given back, the order is called off for the reason the house gave', async () => {
  const { api, list, answered } = await openAsked()
  api.answer('POST /api/orders/:id/cancel', () => {
    answered()
    return anOrder({ id: asked.orderId })
  })
  await list.getByRole('button', { name: 'Give it back' }).click()
  await expect.element(page.getByText('ORD-007 is given back')).toBeVisible()
  expect(api.sent('POST /api/orders/:id/cancel')[0]?.body).toMatchObject({ reason: 'Another has time' })
  await expect.element(list).not.toBeInTheDocument()
})

test('a refusal is said, and the question stays', async () => {
  const { api, list } = await openAsked()
  api.refuse('POST /api/orders/:id/cancel', 'orders.settlementNeeded', { params: { paid: '₹500' } })
  await list.getByRole('button', { name: 'Give it back' }).click()
  await expect.element(page.getByText(/₹500/)).toBeVisible()
  await expect.element(list.getByRole('button', { name: 'Keep sewing' })).toBeVisible()
})
