/** What the features let be found in the palette. */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aCustomer, anOrderCard } from '../testing/builders.ts'
import { renderScreen } from '../testing/render-screen.tsx'

const palette = page.getByRole('dialog', { name: 'Search' })
const row = (name: string) => palette.getByRole('button', { name })

test('two letters find customers and orders; what they found stands while more letters are asked for', async () => {
  const { api } = await renderScreen('/tailor/garments', (api) =>
    api
      .answer('GET /api/shop/garments', { garments: [] })
      .answer('GET /api/customers', { rows: [aCustomer({ name: 'Asha Verma', number: 'CUST-001' })] })
      .answer('GET /api/orders', { rows: [anOrderCard({ number: 'ORD-0007' })] }),
  )
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  const field = palette.getByRole('textbox')
  await field.fill('as')
  await expect.element(row('Asha Verma CUST-001')).toBeVisible()
  await expect.element(row('ORD-0007')).toBeVisible()
  const release = api.hold('GET /api/customers')
  await field.fill('ash')
  await expect.poll(() => api.sent('GET /api/customers').length).toBe(2)
  await expect.element(row('Asha Verma CUST-001')).toBeVisible()
  release()
})
