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

test('the tour is walked to its end over real screens, back and forth, and is over then', async () => {
  const { page } = await visit('/demo?start=1', { viewport: phone })
  await page.waitForURL('**/tailor/dashboard')
  const tour = page.getByRole('complementary', { name: 'Tour of the shop' })
  const steps = [
    ['Today', '/tailor/dashboard'],
    ['A new order in a minute', '/tailor/orders/new'],
    ['All orders', '/tailor/orders'],
    ['Your customers', '/tailor/customers'],
    ['The measurement book', '/measurement-book'],
    ['The workshop', '/tailor/work'],
    ['Money', '/tailor/payments'],
  ] as const
  for (const [at, [title, path]] of steps.entries()) {
    await tour.getByRole('heading', { name: title }).waitFor()
    await tour.getByText(`${at + 1} of ${steps.length}`).waitFor()
    await page.waitForURL((url) => url.pathname === path)
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    if (at < steps.length - 1) await tour.getByRole('button', { name: 'Next' }).click()
  }
  await tour.getByRole('button', { name: 'Back' }).click()
  await page.waitForURL('**/tailor/work')
  await page.reload()
  await tour.getByRole('heading', { name: 'The workshop' }).waitFor()
  await tour.getByRole('button', { name: 'Next' }).click()
  await tour.getByRole('button', { name: 'Start trying' }).click()
  await tour.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  expect(await tour.count()).toBe(0)
})
