import type { APIRequestContext, Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoSignIns } from '../../apps/server/src/seed/demo-sign-ins.ts'
import { addCustomer, send } from '../support/book.ts'
import { type OpenPage, phone } from '../support/browser.ts'
import { chooseShop } from '../support/choose-shop.ts'
import { daysAhead, takeOrder } from '../support/counter.ts'
import { anOrderFromTheForm, moveTo } from '../support/form-order.ts'
import { openApp } from '../support/open-app.ts'
import { testInAll } from '../support/test-in-all.ts'
import { newestCode } from '../support/texted-code.ts'

const { visit, visitAs } = openApp(undefined, undefined, { isAlone: true })
const [owner] = demoSignIns

async function search(page: Page, typed: string) {
  await page.getByLabel('Phone number').fill(typed)
  await page.getByRole('button', { name: 'Search' }).click()
}

const isInSight = async (button: Locator) => {
  const box = await button.boundingBox()
  return box !== null && box.y > 0 && box.y + box.height <= phone.height
}

async function prove(page: Page, request: APIRequestContext) {
  await page.getByRole('button', { name: 'Send the code' }).click()
  await page.getByLabel('Code of six digits').fill(await newestCode(request))
  await page.getByRole('button', { name: 'Show my orders' }).click()
}

/** A kurta for Sita, and then a shirt for her and trousers for Kiran, each cut from their own sizes. */
async function twoOrders(opened: OpenPage) {
  const people = [{ name: 'Kiran' }]
  const customer = await addCustomer(opened, { name: 'Sita Rao', phone: '+919876543204', people })
  const [sita, kiran] = customer.people.map(({ id }) => id)
  const measure = (personId: string | undefined, sizes: Record<string, string>) =>
    send(opened.context, '/api/measurement-records', {
      personId,
      unit: 'in',
      values: Object.entries(sizes).map(([field, typed]) => ({ field, typed, isKept: true })),
    })
  await measure(sita, { chest: '36', neck: '14' })
  await measure(kiran, { waist: '31 1/2', inseam: '30' })
  await takeOrder(opened, customer, { garments: ['kurta'] })
  await send(opened.context, '/api/orders', {
    customerId: customer.id,
    promisedOn: daysAhead(7),
    pieces: [
      { garment: 'shirt', personId: sita, priceMinor: 80_000 },
      { garment: 'trousers', personId: kiran, priceMinor: 90_000 },
    ],
  })
}

test('a blank phone and a phone without orders are answered in words', async () => {
  const { page } = await visit('/track-order', { viewport: phone })
  await search(page, ' ')
  await page.getByText('Please enter a phone number').waitFor()
  await search(page, '98765 49999')
  await page.getByRole('heading', { name: 'No Orders Found' }).waitFor()
  await page.getByText('Please check the phone number or contact the shop directly.').waitFor()
  await page.getByRole('heading', { name: 'Need Help?' }).waitFor()
  await chooseShop(page)
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
  await prove(page, context.request)
  await card.getByText('Meera Joshi').waitFor()
  await card.getByText('Garments and measurements').click()
  await card.getByText(/^Cut from the measurements of/).click()
  await card.getByText('38 ½ in · 97.8 cm').waitFor()
  await card.getByRole('link', { name: 'Open the whole order' }).click()
  await page.getByRole('heading', { level: 1, name: /^Order ORD-/ }).waitFor()
  // Back to the others without typing the phone again; it stands in no address.
  await page.goBack()
  await card.getByText('Meera Joshi').waitFor()
  expect(await page.getByLabel('Phone number').inputValue()).toBe('98765 43201')
  expect(new URL(page.url()).search).toBe('')
  // Once: who leaves and comes to this screen by Back otherwise finds it empty, whoever looked before.
  await page.getByRole('link', { name: 'Darzi' }).first().click()
  await page.getByRole('heading', { name: 'Track Your Order' }).waitFor({ state: 'detached' })
  await page.goBack()
  await page.getByLabel('Phone number').waitFor()
  expect(await page.getByLabel('Phone number').inputValue()).toBe('')
  expect(await page.getByText('Meera Joshi').count()).toBe(0)
})

test('after the code every garment stands there with whom it is for and the sizes it is cut from; before it none does', async () => {
  await twoOrders(await visitAs(owner))
  const { page, context } = await visit('/track-order', { viewport: phone })
  await search(page, '98765 43204')
  const card = page.getByRole('article').first()
  await card.getByText('Shirt, Trousers').waitFor()
  expect(await card.getByText(/Kiran|Garments and measurements/).count()).toBe(0)
  await page.getByRole('link', { name: 'See everything of your orders' }).click()
  await expect.poll(() => isInSight(page.getByRole('button', { name: 'Send the code' }))).toBe(true)
  await prove(page, context.request)
  // The form that was typed in is gone; what it opened is read next.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Order history (2)')
  await card.getByText('Garments and measurements').click()
  const kirans = card.getByRole('article').filter({ hasText: 'For Kiran' })
  await kirans.getByRole('heading', { name: 'Trousers' }).waitFor()
  await kirans.getByText(/^Cut from the measurements of/).click()
  await kirans.getByText('31 ½ in · 80.0 cm').waitFor()
  expect(await kirans.getByText('36 in').count()).toBe(0)
  const sitas = card.getByRole('article').filter({ hasNotText: 'For Kiran' })
  await sitas.getByText(/^Cut from the measurements of/).click()
  await sitas.getByText('36 in · 91.4 cm').waitFor()
})

testInAll('a wrong code is said at its field', async () => {
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
  // At the counter work does not go past it unsaid.
  const { page: counter } = await visitAs(owner, `/tailor/orders/${order.id}`)
  const next = counter.getByRole('button', { name: 'Next: Final delivery' }).last()
  await next.click()
  const change = counter.getByRole('dialog', { name: /a change was asked for$/ })
  await change.getByText('Sleeves a little shorter').waitFor()
  await change.getByRole('button', { name: 'Not yet' }).click()
  await next.waitFor()
  await next.click()
  await change.getByRole('button', { name: 'Yes, go on' }).click()
  await counter.getByText('Ready for Pickup').first().waitFor()
  await counter.getByRole('button', { name: 'Undo', exact: true }).click()
  await next.waitFor()
  await page.getByRole('button', { name: 'It fits' }).click()
  await page.getByText('You said that it fits.').waitFor()
  await page.getByText('₹1,450').first().waitFor()
})

testInAll('a link that leads nowhere shows the way by phone', async () => {
  const { page } = await visit('/track/nobody-was-given-this-link')
  await page.getByRole('heading', { name: 'This link leads to no order' }).waitFor()
  await page.getByRole('link', { name: 'Search by phone' }).click()
  await page.getByRole('heading', { level: 1, name: 'Track Your Order' }).waitFor()
})
