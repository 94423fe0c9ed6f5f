/** A garment ordered by itself for a day sooner than usual: what that costs is said, charged as seen, and shown anew where it changed. */

import type { Session } from '@darzi/contract/accounts.ts'
import type { ApiReply } from '@darzi/contract/api.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anId, anItem } from '../../../testing/builders.ts'
import { FakeProblem } from '../../../testing/fake-api.ts'
import { phone, renderScreen } from '../../../testing/render-screen.tsx'

const session: Session = {
  user: { id: anId(), name: 'Meera', email: 'meera@example.test', phone: '+919876543210', role: 'user' },
}
const item = anItem()
const dayIn = (days: number) => new Date(Date.now() + days * 24 * 3600_000).toISOString().slice(0, 10)

test('the surcharge follows the day; one that changed meanwhile is told at the day, shown anew and sent next', async () => {
  let rush: ApiReply<'GET /api/collection/:id'>['rush'] = { percentBp: 2500, usualOn: dayIn(10) }
  const { api } = await renderScreen(
    `/checkout?item=${item.id}&size=M`,
    (fake) =>
      fake
        .answer('GET /api/collection/:id', () => ({ ...item, rush }))
        .answer('GET /api/body-scans', { rows: [] })
        .answer('GET /api/own/profile', { addresses: [], people: [] })
        .answer('POST /api/collection/:id/order', () => {
          rush = { percentBp: 5000, usualOn: dayIn(10) }
          throw new FakeProblem('cart.rushChanged', { fields: ['dueOn'] })
        }),
    { session, viewport: phone },
  )
  const payment = page.getByRole('region', { name: 'Payment' })
  const needed = page.getByRole('textbox', { name: 'Needed by' })
  await page.getByText('M', { exact: true }).click()
  await needed.fill(dayIn(10))
  await expect.element(payment).not.toHaveTextContent('Urgent charge')
  await needed.fill(dayIn(3))
  await expect.element(page.getByText(/sooner than usual: .* charges ₹375 more/)).toBeVisible()
  await expect.element(payment).toHaveTextContent('Total ₹1,875')
  await page.getByRole('button', { name: 'Place the order' }).click()
  await expect.element(needed).toHaveAttribute('aria-invalid', 'true')
  await expect.element(payment).toHaveTextContent('Total ₹2,250')
  await page.getByRole('button', { name: 'Place the order' }).click()
  await expect
    .poll(() => api.sent('POST /api/collection/:id/order').map(({ body }) => body.rushMinor))
    .toEqual([37_500, 75_000])
})
