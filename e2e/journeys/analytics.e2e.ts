/** The owner's dashboard and analytics: each figure against last month, opening the rows behind it; files; and who sees none of it. */
import { expect, test } from 'vitest'
import { openBook } from '../support/book.ts'
import { takeOrder } from '../support/counter.ts'
import { openApp } from '../support/open-app.ts'

const app = openApp(() => ({ DARZI_DEMO: 'off' }))

test('an owner sees how the shop does, opens what is behind a figure, asks another span and saves it', async () => {
  const { owner, page, added } = await openBook(app, [{ name: 'Asha Verma' }, { name: 'Ravi Singh' }])
  const [asha, ravi] = added
  if (!asha || !ravi) throw new Error('the book is empty')
  await takeOrder(owner, asha, { garments: ['shirt'], rupees: 800, advance: 300 })
  await takeOrder(owner, ravi, { garments: ['kurta'], rupees: 1200 })

  await page.goto('/owner/dashboard')
  const figures = page.getByLabel('This month in figures')
  await figures.getByRole('link', { name: '₹300' }).waitFor()
  const recent = page.getByRole('list', { name: 'Recent orders' })
  await recent.getByRole('link', { name: /ORD-002/ }).waitFor()
  await figures.getByRole('link', { name: '₹300' }).click()
  await page.waitForURL(/\/tailor\/orders\?.*by=paid/)
  await page.getByRole('link', { name: 'Asha Verma' }).waitFor()
  expect(await page.getByRole('link', { name: 'Ravi Singh' }).count()).toBe(0)
  await page.getByRole('button', { name: /^Show all orders/ }).click()
  await page.getByRole('link', { name: 'Ravi Singh' }).waitFor()

  await page.goto('/owner/dashboard')
  await page.getByRole('tab', { name: 'Orders' }).click()
  await page.waitForURL('**/owner/dashboard/orders')
  await page.getByRole('searchbox').fill('ravi')
  await page.waitForURL(/\/owner\/dashboard\/orders\?q=ravi/)
  await page.getByRole('link', { name: 'Asha Verma' }).waitFor({ state: 'detached' })

  await page.goto('/tailor/analytics?range=year')
  await page.getByLabel('The period in figures').getByRole('link', { name: '2', exact: true }).last().click()
  await page.waitForURL(/\/tailor\/customers\?.*firstFrom=/)
  await page.getByRole('link', { name: 'Asha Verma', exact: true }).waitFor()
  await page.getByRole('link', { name: 'Ravi Singh', exact: true }).waitFor()
  await page.getByRole('button', { name: /^Show all customers/ }).waitFor()

  await page.goto('/tailor/analytics?range=year')
  const products = page.getByRole('list', { name: 'Top products' })
  await products.getByText('₹1,200 · 1 piece').waitFor()
  await page.getByRole('button', { name: 'Table: Top products' }).click()
  await page.getByRole('row', { name: 'Kurta 1 ₹1,200' }).waitFor()
  await page.getByRole('button', { name: 'Week' }).click()
  await page.waitForURL(/range=week/)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Save as CSV' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^figures-.*\.csv$/)
  await page.goto('/tailor/analytics?from=2026-02-02&to=2026-02-01')
  await page.getByText('The last day is before the first.').waitFor()
})
