/** The screens of a house and of its partners: what each offers, in the house's own words. */
import type { HouseOrder } from '@darzi/contract/house-shapes.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aPartnership } from '../../testing/a-partnership.ts'
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
  isLate: false,
  canAssign: true,
  ...given,
})
const overview = {
  currency: 'INR' as const,
  totalOrders: 3,
  activeCustomers: 2,
  monthRevenueMinor: 300_000,
  commissionMinor: 20_000,
  lateOrders: 1,
  toGive: 1,
  partnerLate: 0,
  wentAhead: 0,
  range: { from: '2026-11-01', to: '2026-11-27', orders: 3, revenueMinor: 300_000, commissionMinor: 20_000 },
  partners: [],
}

test('an order is given to the partner that fits best, with the reason beside it', async () => {
  const one = order()
  const fits = {
    tier: 'standard' as const,
    isOtherCurrency: false,
    rateBp: 2000,
    commissionMinor: 20_000,
    payableMinor: 80_000,
  }
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
        dueOn: '2026-11-29',
        latestOn: '2026-12-01',
        notes: 'French seams',
      })
      api.answer('GET /api/house/partners', { rows: [] })
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
  const [sent] = api.sent('POST /api/house/orders/:id/assign')
  expect(sent?.body).toMatchObject({ dueOn: '2026-11-29', notes: 'French seams' })
})

test('an order with a partner is taken back with a reason, and late ones are asked for in the address', async () => {
  const one = order({
    isLate: true,
    canAssign: false,
    work: {
      partnershipId: anId(),
      tailor: 'Noor Tailors',
      state: 'approved',
      commissionMinor: 20_000,
      isBooked: false,
      dueOn: '2026-11-25',
      isLate: true,
      canTakeBack: true,
    },
  })
  const { api } = await renderScreen(
    '/boutique/dashboard',
    (api) => {
      api.answer('GET /api/house', overview)
      api.answer('GET /api/house/orders', { rows: [one] })
      api.answer('GET /api/house/orders/count', { count: 1, isCapped: false })
      api.answer('GET /api/house/partners', { rows: [] })
    },
    { viewport: phone },
  )
  await expect.element(page.getByText('Noor Tailors · Late with the tailor')).toBeVisible()
  await page.getByRole('button', { name: 'Take back ORD-001 from Noor Tailors' }).click()
  const dialog = page.getByRole('dialog', { name: 'Take ORD-001 back?' })
  await dialog.getByRole('textbox', { name: 'Why?' }).fill('Another has time')
  // Cut, and nobody there can answer.
  api.refuse('POST /api/house/orders/:id/take-back', 'houses.partnerSuspended')
  await dialog.getByRole('button', { name: 'Take back' }).click()
  await expect.element(dialog).toHaveTextContent('What Noor Tailors has cut stays there.')
  await expect.element(dialog.getByRole('textbox', { name: 'Why?' })).toHaveValue('Another has time')
  api.answer('POST /api/house/orders/:id/take-back', order())
  await dialog.getByRole('button', { name: 'Take back anyway' }).click()
  expect(api.sent('POST /api/house/orders/:id/take-back').at(-1)?.body).toEqual({
    reason: 'Another has time',
    isAnyway: true,
    orAsk: true,
  })
  await expect.element(page.getByText('ORD-001 is with you again')).toBeVisible()
  await page.getByRole('button', { name: 'Late', exact: true }).click()
  await expect.poll(() => api.sent('GET /api/house/orders').at(-1)?.query.due).toBe('late')
})

test('from a row one writes to the customer, and to the partner that has the order; what is refused is told', async () => {
  const work = {
    partnershipId: anId(),
    tailor: 'Noor Tailors',
    state: 'approved' as const,
    commissionMinor: 20_000,
    isBooked: false,
    isLate: false,
    canTakeBack: true,
  }
  const one = order({ canAssign: false, work })
  const { api } = await renderScreen('/boutique/dashboard', (api) => {
    api.answer('GET /api/house', overview)
    api.answer('GET /api/house/orders', { rows: [one, order({ number: 'ORD-002' })] })
    api.answer('GET /api/house/partners', { rows: [] })
  })
  await page.getByRole('button', { name: 'Messages about ORD-002' }).click()
  await expect.element(page.getByRole('menuitem')).toHaveTextContent('Message customer')
  api.refuse('POST /api/shop/conversations', 'conversations.noAccount')
  await page.getByRole('menuitem').click()
  await expect.element(page.getByText('This customer has no Darzi account yet.')).toBeVisible()
  const id = anId()
  api.answer('POST /api/shop/conversations', { id })
  api.answer('GET /api/shop/conversations', { rows: [] })
  api.answer('GET /api/shop/conversations/:id', {
    id,
    withName: 'Noor Tailors',
    with: 'partner',
    orderId: one.id,
    orderNumber: 'ORD-001',
    garments: [{ key: 'shirt' }],
    lastAt: '2026-11-20T10:00:00Z',
    unread: 0,
    isClosed: false,
  })
  api.answer('GET /api/shop/conversations/:id/messages', { rows: [] })
  await page.getByRole('button', { name: 'Messages about ORD-001' }).click()
  await page.getByRole('menuitem', { name: 'Message Noor Tailors' }).click()
  await expect.element(page.getByText('Partner · Shirt · ORD-001')).toBeVisible()
  expect(api.sent('POST /api/shop/conversations').at(-1)?.body).toEqual({ orderId: one.id, with: 'partner' })
})

test('a payout says how it was sent, and can be taken back', async () => {
  const entry = {
    id: anId(),
    kind: 'payout' as const,
    on: '2026-11-20',
    baseMinor: 0,
    commissionMinor: 0,
    payableMinor: -50_000,
    canReverse: true,
  }
  const statement = {
    partnership: aPartnership(),
    month: '2026-11',
    openingMinor: 0,
    entries: [entry],
    baseMinor: 0,
    commissionMinor: 0,
    payableMinor: 0,
    paidMinor: 50_000,
    closingMinor: 0,
    currency: 'INR' as const,
  }
  const { api } = await renderScreen(`/boutique/partners/${anId()}`, (api) => {
    api.answer('GET /api/house/partners/:id/statement', statement)
  })
  await page.getByRole('combobox', { name: 'Sent by' }).selectOptions('UPI')
  api.answer('POST /api/house/partners/:id/payouts', statement)
  await page.getByRole('button', { name: 'Mark as paid' }).click()
  await expect.element(page.getByText('Payout entered')).toBeVisible()
  expect(api.sent('POST /api/house/partners/:id/payouts')[0]?.body).toMatchObject({ method: 'upi' })
  await page.getByRole('button', { name: 'Take back' }).click()
  const dialog = page.getByRole('dialog', { name: 'Take this payout back?' })
  await dialog.getByRole('textbox', { name: 'Why?' }).fill('Entered twice')
  api.answer('POST /api/house/partners/:id/payouts/:payout/reverse', statement)
  await dialog.getByRole('button', { name: 'Take back' }).click()
  await expect.element(page.getByText('Payout taken back').first()).toBeVisible()
})

test('a tailor to invite is shown with badge, stars and page, and one that cannot be says why', async () => {
  const tailor = {
    id: anId(),
    name: 'Noor Tailors',
    reviews: 12,
    rating: 4.5,
    isVerified: true,
    slug: 'noor',
  }
  await renderScreen('/boutique/dashboard?tab=partners&partner=invite', (api) => {
    api.answer('GET /api/house/partners', { rows: [] })
    api.answer('GET /api/house/tailors', {
      tailors: [tailor, { id: anId(), name: 'Zari', reviews: 0, isVerified: false, whyNot: 'otherCurrency' }],
    })
  })
  await page.getByRole('textbox', { name: 'Which tailor?' }).fill('noor')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect.element(page.getByText('4.5 of 5 · 12 reviews')).toBeVisible()
  await expect.element(page.getByText('Verified')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'See their page' }))
    .toHaveAttribute('href', '/tailors/noor')
  await expect
    .element(page.getByRole('button', { name: 'Invite Zari' }))
    .toHaveAttribute('aria-disabled', 'true')
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
    api.answer('GET /api/house/partners', { rows: [] })
  })
  await expect.element(page.getByRole('listitem').getByText(word, { exact: true })).toBeVisible()
})
