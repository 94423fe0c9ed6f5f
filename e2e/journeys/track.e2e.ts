import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoSignIns } from '../../apps/server/src/seed/demo-sign-ins.ts'
import { phone } from '../support/browser.ts'
import { anOrderFromTheForm, moveTo } from '../support/form-order.ts'
import { openHouse } from '../support/open-house.ts'
import { newestCode } from '../support/texted-code.ts'

const { visit, visitAs } = openHouse()
const [owner] = demoSignIns

async function search(page: Page, typed: string) {
  await page.getByLabel('Phone number').fill(typed)
  await page.getByRole('button', { name: 'Search' }).click()
}

test('a blank phone and a phone without orders are answered in words', async () => {
  const { page } = await visit('/track-order', { viewport: phone })
  await search(page, ' ')
  await page.getByText('Please enter a phone number').waitFor()
  await search(page, '98765 49999')
  await page.getByRole('heading', { name: 'No Orders Found' }).waitFor()
  await page.getByText('Please check the phone number or contact the shop directly.').waitFor()
  await page.getByRole('heading', { name: 'Need Help?' }).waitFor()
  await page.getByText('Darzi Demo Tailors').waitFor()
})

test('a customer finds the order by phone, proves the phone by a code, and sees all of it', async () => {
  const { request } = (await visitAs(owner)).context
  await anOrderFromTheForm(request, { name: 'Meera Joshi', phone: '+919876543201', chest: '38.5' })
  const { page, context } = await visit('/track-order', { viewport: phone })
  await search(page, '98765 43201')
  const card = page.getByRole('article')
  await card.getByText('M*** J***').waitFor()
  expect(await card.getByText('Meera').count()).toBe(0)
  await card.getByRole('list', { name: 'How far the order is' }).waitFor()
  await page.getByRole('button', { name: 'Send the code' }).click()
  await page.getByLabel('Code of six digits').fill(await newestCode(context.request))
  await page.getByRole('button', { name: 'Show my orders' }).click()
  await card.getByText('Meera Joshi').waitFor()
  await card.getByText('Measurements').click()
  await card.getByText('97.8 cm').waitFor()
  await card.getByRole('link', { name: 'Open the whole order' }).click()
  await page.getByRole('heading', { level: 1, name: /^Order ORD-/ }).waitFor()
})

test('a wrong code is said at its field', async () => {
  const { request } = (await visitAs(owner)).context
  await anOrderFromTheForm(request, { name: 'Zoya Khan', phone: '+919876543202' })
  const { page, context } = await visit('/track-order')
  await search(page, '98765 43202')
  await page.getByRole('button', { name: 'Send the code' }).click()
  const right = await newestCode(context.request)
  await page.getByLabel('Code of six digits').fill(right === '111111' ? '222222' : '111111')
  await page.getByRole('button', { name: 'Show my orders' }).click()
  await page.getByText('This code is not right, or it has ended.').waitFor()
  expect(await page.getByLabel('Code of six digits').getAttribute('aria-invalid')).toBe('true')
})

test('the private link follows the work live, and takes the customer’s word on the trial', async () => {
  const { request } = (await visitAs(owner)).context
  const order = await anOrderFromTheForm(request, { name: 'Ravi Kumar', phone: '+919876543203' })
  const { page } = await visit(order.path, { viewport: phone })
  await page.getByText('The shop has your order and will confirm it soon.').waitFor()
  // Whose it is need not be said to the one whose it is.
  await page.getByText(/^ORD-\d+-1\/1$/).waitFor()
  expect(await page.getByText(/^For Ravi Kumar/).count()).toBe(0)
  await moveTo(request, order, { priceMinor: 145_000, stage: 4 })
  // Whoever comes back to the page sees the newest at once.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.getByRole('button', { name: 'Ask for a change' }).click()
  await page.getByRole('button', { name: 'Send to the shop' }).click()
  await page.getByText('Say what should be changed.').waitFor()
  await page.getByLabel('What should be changed?').fill('Sleeves a little shorter')
  await page.getByRole('button', { name: 'Send to the shop' }).click()
  await page.getByText('You asked for a change. The shop has it.').waitFor()
  await page.getByRole('button', { name: 'It fits' }).click()
  await page.getByText('You said that it fits.').waitFor()
  await page.getByText('₹1,450').first().waitFor()
})

test('a link that leads nowhere shows the way by phone', async () => {
  const { page } = await visit('/track/nobody-was-given-this-link')
  await page.getByRole('heading', { name: 'This link leads to no order' }).waitFor()
  await page.getByRole('link', { name: 'Search by phone' }).click()
  await page.getByRole('heading', { level: 1, name: 'Track Your Order' }).waitFor()
})
