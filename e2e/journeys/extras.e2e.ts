import { expect, test } from 'vitest'
import { openBook } from '../support/book.ts'
import { openApp } from '../support/open-app.ts'

const app = openApp()

test('extras ticked in a new order are in its price and on its private link, one without a price by its name alone', async () => {
  const { owner, page, added } = await openBook(app, [{ name: 'Asha Verma', phone: '98150 44444' }])
  const addOns = [
    { key: 'monogram', name: 'Monogram', priceMinor: 5_000 },
    { key: 'spare', name: 'Spare button', priceMinor: 0 },
    { key: 'piping', name: 'Silk piping', priceMinor: 12_000 },
  ]
  const offered = await owner.context.request.patch('/api/shop/garments/shirt', {
    data: { priceMinor: 65_000, addOns },
  })
  expect(offered.status()).toBe(200)
  await page.goto(`/tailor/add-customer?customer=${added[0]?.id}`)
  const garments = page.getByRole('list', { name: 'Add a garment' })
  await garments.getByRole('button', { name: /^Shirt / }).click()
  const shirt = page.getByRole('region', { name: '1. Shirt', exact: true })
  const total = page.getByText('Total', { exact: true }).locator('xpath=following-sibling::*[1]')
  await expect.poll(() => total.innerText()).toBe('₹650')
  await shirt.getByRole('checkbox', { name: 'Monogram + ₹50' }).check()
  await expect.poll(() => total.innerText()).toBe('₹700')
  await shirt.getByRole('checkbox', { name: 'Silk piping + ₹120' }).check()
  await expect.poll(() => total.innerText()).toBe('₹820')
  await shirt.getByRole('checkbox', { name: 'Silk piping + ₹120' }).uncheck()
  await shirt.getByRole('checkbox', { name: 'Spare button', exact: true }).check()
  await expect.poll(() => total.innerText()).toBe('₹700')
  await page.getByRole('button', { name: 'Take order', exact: true }).click()
  await page.getByRole('heading', { name: /^Order ORD-\d+ is taken$/ }).waitFor()

  const { rows } = await (await owner.context.request.get('/api/orders')).json()
  expect(rows[0].totalMinor).toBe(70_000)
  const order = await (await owner.context.request.get(`/api/orders/${rows[0].id}`)).json()
  const { page: followed } = await app.visit(new URL(order.trackingUrl, 'http://localhost').pathname)
  const extras = followed.getByText('Extras', { exact: true }).locator('xpath=following-sibling::*[1]')
  await expect.poll(() => extras.innerText()).toBe('Monogram + ₹50\nSpare button')
})
