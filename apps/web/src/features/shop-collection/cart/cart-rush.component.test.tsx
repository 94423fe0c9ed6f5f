/** A day sooner than usual costs what the shop asks: said beside the day, in the total, and sent as it was seen. */
import type { Session } from '@darzi/contract/accounts.ts'
import type { CartLine, CartShop } from '@darzi/contract/cart.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anId, anItem } from '../../../testing/builders.ts'
import { FakeProblem } from '../../../testing/fake-api.ts'
import { phone, renderScreen } from '../../../testing/render-screen.tsx'

const session: Session = {
  user: { id: anId(), name: 'Meera', email: 'meera@example.test', phone: '+919876543210', role: 'user' },
}
const item = anItem()
const line: CartLine = {
  id: anId(),
  itemId: item.id,
  size: 'M',
  isMadeToMeasure: false,
  colour: 'Indigo',
  styles: [],
  count: 2,
  name: item.name,
  priceMinor: item.priceMinor,
  currency: 'INR',
}
const dayIn = (days: number) => new Date(Date.now() + days * 24 * 3600_000).toISOString().slice(0, 10)
const part = (rush: CartShop['rush']): CartShop => ({
  shop: item.shop,
  currency: 'INR',
  totalMinor: 300_000,
  readyOn: dayIn(10),
  takesOnline: false,
  rush,
  lines: [{ id: line.id, item, usualOn: dayIn(10) }],
})

test('the surcharge follows the day; one that changed meanwhile is told at the day, shown anew and sent next', async () => {
  let rush: CartShop['rush'] = { percentBp: 2500 }
  const { api } = await renderScreen(
    '/checkout',
    (fake) =>
      fake
        .answer('GET /api/cart', { lines: [line] })
        .answer('GET /api/body-scans', { rows: [] })
        .answer('GET /api/own/profile', { addresses: [], people: [] })
        .answer('POST /api/cart/quote', () => ({ shops: [part(rush)] }))
        .answer('POST /api/cart/orders', () => {
          rush = { percentBp: 5000 }
          throw new FakeProblem('cart.rushChanged', { fields: ['dueOn'] })
        }),
    { session, viewport: phone },
  )
  const order = page.getByRole('region', { name: 'Your order' })
  const needed = page.getByRole('textbox', { name: 'Needed by' })
  await expect.element(order).toHaveTextContent('Total ₹3,000')
  await expect.element(order).not.toHaveTextContent('Urgent charge')
  await needed.fill(dayIn(10))
  await expect.element(order).toHaveTextContent('Total ₹3,000')
  await needed.fill(dayIn(3))
  await expect.element(page.getByText(/sooner than usual: .* charges ₹750 more/)).toBeVisible()
  await expect.element(order).toHaveTextContent('Urgent charge₹750')
  await expect.element(order).toHaveTextContent('Total ₹3,750')
  await page.getByRole('button', { name: 'Place the order' }).click()
  await expect.element(needed).toHaveAttribute('aria-invalid', 'true')
  await expect.element(order).toHaveTextContent('Total ₹4,500')
  await page.getByRole('button', { name: 'Place the order' }).click()
  await expect
    .poll(() => api.sent('POST /api/cart/orders').map(({ body }) => body.rush))
    .toEqual([[{ shopId: item.shop.id, minor: 75_000 }], [{ shopId: item.shop.id, minor: 150_000 }]])
})
