import { expect, test } from 'vitest'
import { demoSignIns } from '../../apps/server/src/seed/demo-sign-ins.ts'
import { phone } from '../support/browser.ts'
import { chooseShop } from '../support/choose-shop.ts'
import { openApp } from '../support/open-app.ts'
import { testInAll } from '../support/test-in-all.ts'

const { visit, visitAs } = openApp(undefined, undefined, { isAlone: true })
const [owner] = demoSignIns

test('a customer sends their measurements from a phone, and the shop has a pending order with them', async () => {
  const { page } = await visit('/get-measured', { viewport: phone })
  await chooseShop(page)
  await page.getByText('Your form goes to Darzi Demo Tailors.').waitFor()
  await page.getByLabel('Name').fill('Meera Joshi')
  await page.getByLabel('Phone').fill('98765 43211')
  await page.getByLabel('Chest (bust)').fill('38 1/2')
  await page.getByLabel('What should be sewn? (optional)').selectOption('Shirt')
  await page.getByRole('button', { name: 'Send to the shop' }).click()
  await page.getByRole('heading', { name: 'Thank you. The shop has your measurements.' }).waitFor()
  const number = await page.getByText(/^ORD-\d+$/).innerText()
  const { request } = (await visitAs(owner)).context
  const { rows } = await (await request.get(`/api/orders?q=${number}`)).json()
  expect(rows[0]).toMatchObject({ number, state: 'pending', customer: { name: 'Meera Joshi' } })
  const order = await (await request.get(`/api/orders/${rows[0].id}`)).json()
  expect(order.pieces[0].snapshot.values).toEqual([
    expect.objectContaining({ field: 'chest', typed: '38 1/2', mm: 977.9 }),
  ])
  await page.getByRole('button', { name: 'Submit Another Order' }).click()
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('')
})

test('what is wrong is said at its field, the first of them has the focus, and nothing is lost by leaving', async () => {
  const { page } = await visit('/get-measured')
  await chooseShop(page)
  await page.getByLabel('Phone').fill('98765 43212')
  await page.getByLabel('Neck').fill('wide')
  await page.getByRole('button', { name: 'Send to the shop' }).click()
  await page.getByText('Write a number, such as 38.5 or 38 1/2.').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
  await page.reload()
  await expect.poll(() => page.getByLabel('Phone').inputValue()).toBe('98765 43212')
  await expect.poll(() => page.getByLabel('Neck').inputValue()).toBe('wide')
})

testInAll('a day that is none is told at its field and does not go unsaid', async () => {
  const { page } = await visit('/get-measured')
  await chooseShop(page)
  await page.getByLabel('Name').fill('Meera Joshi')
  await page.getByLabel('Phone').fill('98765 43213')
  const day = page.getByLabel('Needed by (optional)', { exact: true })
  await day.fill('31 Feb 2027')
  await page.getByRole('button', { name: 'Send to the shop' }).click()
  await page.getByText('This is not a date.').waitFor()
  await expect.poll(() => day.getAttribute('aria-invalid')).toBe('true')
  await day.fill('28 Feb 2027')
  await page.getByRole('button', { name: 'Send to the shop' }).click()
  await page.getByRole('heading', { name: 'Thank you. The shop has your measurements.' }).waitFor()
})

testInAll('what the shop has no price for is still to be agreed, to the eye too', async () => {
  const { page } = await visit('/get-measured')
  await chooseShop(page)
  await page.getByLabel('Name').fill('Meera Joshi')
  await page.getByLabel('Phone').fill('98765 43214')
  await page.getByRole('button', { name: 'Send to the shop' }).click()
  const number = await page.getByText(/^ORD-\d+$/).innerText()
  const shop = await visitAs(owner)
  const { rows } = await (await shop.context.request.get(`/api/orders?q=${number}`)).json()
  await shop.page.goto(`/tailor/orders/${rows[0].id}`)
  await expect.poll(() => shop.page.getByText('To be agreed').count()).toBe(2) // at the piece and of the whole
})
