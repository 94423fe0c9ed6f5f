import { expect, test } from 'vitest'
import { demoSignIns } from '../../apps/server/src/seed/demo-sign-ins.ts'
import { desk } from '../support/browser.ts'
import { openApp } from '../support/open-app.ts'

const { visitAs } = openApp()
const [owner] = demoSignIns

test('one search finds a customer and the orders, follows the member to another device, and is run again', async () => {
  const { page, context } = await visitAs(owner, undefined, { viewport: desk })
  const { rows } = await (await context.request.get('/api/orders?limit=1&sort=newest')).json()
  const { name } = rows[0].customer
  await page.goto('/search-history')
  await page.getByLabel('Name, phone or order number').fill(name)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('heading', { name: 'Orders' }).waitFor()
  await page
    .getByRole('article', { name, exact: true })
    .first()
    .getByRole('link', { name: 'New order' })
    .waitFor()
  expect(new URL(page.url()).searchParams.get('q')).toBe(name)

  const other = await visitAs(owner, undefined, { viewport: desk })
  await other.page.goto('/search-history')
  await other.page.getByRole('button', { name: new RegExp(name) }).click()
  await other.page.getByRole('heading', { name: 'Customers' }).waitFor()

  await page.goto('/search-history?q=Zzzxq+Nobody')
  await page.getByRole('heading', { name: 'No results found' }).waitFor()
  await page.getByRole('button', { name: 'Clear search' }).first().click()
  expect(new URL(page.url()).search).toBe('')
})
