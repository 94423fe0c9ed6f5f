import { expect, test } from 'vitest'
import { phone } from '../support/browser.ts'
import { openApp } from '../support/open-app.ts'

const { visit } = openApp()

test('a visitor watches the demo: a filled shop opens without registering, the tour leads over its screens, and an invitation is refused', async () => {
  const { page } = await visit('/features', { viewport: phone })
  await page.getByRole('main').getByRole('link', { name: 'Watch Demo' }).click()
  await page.waitForURL('**/tailor/dashboard')
  const tour = page.getByRole('complementary', { name: 'Tour of the shop' })
  await tour.getByRole('heading', { name: 'Today' }).waitFor()
  await tour.getByRole('button', { name: 'Next' }).click()
  await page.waitForURL('**/tailor/orders/new')
  await tour.getByRole('button', { name: 'Skip the tour' }).click()
  await tour.waitFor({ state: 'detached' })
  const orders = await (await page.request.get('/api/orders/summary')).json()
  expect(orders.total).toBeGreaterThan(10)
  await page.goto('/tailor/staff')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const data = { name: 'Asha', email: 'asha@example.test', role: 'counter' }
  const refused = await page.request.post('/api/staff/invitations', { data })
  expect((await refused.json()).code).toBe('demo.notHere')
})
