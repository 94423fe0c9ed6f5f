/** By whose measurements a cart is sewn: what is taken unasked, what is said of it, and what is sent. */
import { sites } from '@darzi/body/shapes.ts'
import type { Session } from '@darzi/contract/accounts.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { deviceStorage } from '../../../data/device-storage.ts'
import { anId, anItem } from '../../../testing/builders.ts'
import { phone, type RenderedScreen, renderScreen } from '../../../testing/render-screen.tsx'

const session: Session = {
  user: {
    id: anId(),
    name: 'Meera Joshi',
    email: 'meera@example.test',
    phone: '+919876543210',
    role: 'user',
  },
}
const scan = {
  id: anId(),
  takenAt: '2026-11-21T10:00:00.000Z',
  person: { sex: 'male', heightMm: 1300, weightKg: 30 },
  estimates: Object.fromEntries(sites.map((site) => [site, { mm: 600, plusMinusMm: 14, from: 'photo' }])),
  quality: { hasFront: true, hasSide: true, notices: [] },
  tape: {},
}

/** The checkout of one garment made to measure, on a device that holds this measuring. */
async function atCheckout(kept: { name?: string; forPerson?: string }): Promise<RenderedScreen> {
  deviceStorage.setItem(`scan.${session.user?.id}`, JSON.stringify({ ...scan, ...kept }))
  const item = anItem({ isMadeToMeasure: true })
  const { id, name, priceMinor, shop } = item
  const line = {
    id: anId(),
    itemId: id,
    isMadeToMeasure: true,
    colour: 'Indigo',
    styles: [],
    count: 1,
    name,
    priceMinor,
    currency: 'INR' as const,
  }
  const address = { id: anId(), label: 'Home', lines: '12 Mall Road', city: 'Amritsar', pincode: '143001' }
  return renderScreen(
    '/checkout',
    (api) => {
      api.answer('GET /api/body-scans', { rows: [] })
      api.answer('GET /api/cart', { lines: [line] })
      api.answer('GET /api/own/profile', { addresses: [{ ...address, isDefault: true }], people: [] })
      api.answer('POST /api/cart/quote', {
        shops: [
          {
            shop,
            currency: 'INR',
            totalMinor: priceMinor,
            readyOn: '2026-12-10',
            takesOnline: false,
            lines: [{ id: line.id, item, usualOn: '2026-12-10' }],
          },
        ],
      })
      api.refuse('POST /api/cart/orders', 'cart.gone')
    },
    { session, viewport: phone },
  )
}
const shops = page.getByRole('radio', { name: 'The shop has my measurements' })
const place = page.getByRole('button', { name: 'Place the order' })

test('the body of another is not taken unasked; chosen, the screen says for whom it is sewn, and the name is sent', async () => {
  const { api } = await atCheckout({ name: 'Junior' })
  await expect.element(shops).toBeChecked()
  await page.getByRole('radio', { name: 'Measurements of Junior by photo of' }).click()
  await expect.element(page.getByText('It is sewn for Junior.')).toBeVisible()
  await place.click()
  await expect.poll(() => api.sent('POST /api/cart/orders').length).toBe(1)
  expect(api.sent('POST /api/cart/orders')[0]?.body.measured?.personName).toBe('Junior')
})

test('the own body is taken, without a name; what was measured of a customer cannot be', async () => {
  const { reload } = await atCheckout({})
  await expect.element(page.getByRole('radio', { name: 'My measurements by photo of' })).toBeChecked()
  deviceStorage.setItem(
    `scan.${session.user?.id}`,
    JSON.stringify({ ...scan, id: anId(), forPerson: anId() }),
  )
  await reload()
  await expect.element(page.getByRole('radio', { name: 'Measurements of a customer' })).toBeDisabled()
  await expect.element(shops).toBeChecked()
})
