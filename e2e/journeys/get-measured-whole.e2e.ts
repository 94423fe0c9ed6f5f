/** The customer's own form in full: every section filled in by hand, the field nobody sees, and the links of two shops. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoSignIns } from '../../apps/server/src/seed/demo-sign-ins.ts'
import { openBook } from '../support/book.ts'
import { phone } from '../support/browser.ts'
import { chooseShop } from '../support/choose-shop.ts'
import { daysAhead } from '../support/counter.ts'
import { openApp } from '../support/open-app.ts'
import { photoWithPlace } from '../support/pictures.ts'
import { testInAll } from '../support/test-in-all.ts'

const app = openApp(undefined, undefined, { isAlone: true })
const { visit, visitAs } = app
const [owner] = demoSignIns

const texts = {
  Name: 'Meera Joshi',
  Phone: '98765 43299',
  'Email (optional)': 'meera@example.com',
  'Address (optional)': '12 Lake Road, Ludhiana',
  'Fabric preference (optional)': 'Blue linen',
  'Special instructions (optional)': 'Two pockets inside',
  'Notes for the shop (optional)': 'Please call after six',
}
const sizes: Record<string, readonly [name: string, typed: string]> = {
  neck: ['Neck', '14'],
  shoulder_width: ['Shoulder', '16 1/4'],
  chest: ['Chest (bust)', '36.5'],
  waist: ['Waist', '30'],
  bicep: ['Upper arm', '11'],
  forearm: ['Forearm', '9 1/2'],
  wrist: ['Wrist (cuff)', '6'],
  sleeve_length: ['Sleeve length', '22'],
  back_length: ['Back length', '15 3/4'],
  armhole: ['Armhole', '17'],
  hips: ['Hips (seat)', '39'],
  thigh: ['Thigh', '22 1/2'],
  knee: ['Knee', '15'],
  calf: ['Calf', '14 1/4'],
  ankle: ['Ankle', '9'],
  inseam: ['Inseam', '29'],
  outseam: ['Outseam (trouser length)', '39 1/2'],
  crotch: ['Full rise (crotch)', '25'],
  height: ['Height', '64'],
  weight: ['Weight', '130'],
}

const send = (page: Page) => page.getByRole('button', { name: 'Send to the shop' }).click()
const thanks = (page: Page) =>
  page.getByRole('heading', { name: 'Thank you. The shop has your measurements.' })

test('every section is filled in by hand on a phone, and the shop reads all of it in its record', async () => {
  const { page } = await visit('/get-measured', { viewport: phone })
  await chooseShop(page)
  for (const [label, typed] of Object.entries(texts))
    await page.getByLabel(label, { exact: true }).fill(typed)
  for (const [label, typed] of Object.values(sizes))
    await page.getByRole('textbox', { name: label, exact: true }).fill(typed)
  await page.getByLabel('What should be sewn? (optional)').selectOption('Blouse')
  await page.getByLabel('Needed by (optional)').fill(daysAhead(15))
  await page.locator('input[name="image_upload"]').setInputFiles(await photoWithPlace())
  await page.getByText('asha.png').waitFor()
  await send(page)
  await thanks(page).waitFor()
  const number = await page.getByText(/^ORD-\d+$/).innerText()

  const shop = await visitAs(owner)
  const { request } = shop.context
  const { rows } = await (await request.get(`/api/orders?q=${number}`)).json()
  const order = await (await request.get(`/api/orders/${rows[0].id}`)).json()
  const [piece] = order.pieces
  const kept = piece.snapshot.values.map(({ field, typed }: { field: string; typed: string }) => [
    field,
    typed,
  ])
  expect(Object.fromEntries(kept)).toEqual(
    Object.fromEntries(Object.entries(sizes).map(([field, [, typed]]) => [field, typed])),
  )
  expect(order.photos).toHaveLength(1)
  expect([piece.garment.key, order.promisedOn]).toEqual(['saree_blouse', daysAhead(15)])

  await shop.page.goto(`/tailor/orders/${order.id}`)
  await shop.page.getByRole('heading', { level: 1, name: number }).waitFor()
  for (const words of ['Blue linen', 'Two pockets inside', 'Please call after six'])
    await shop.page.getByText(words).first().waitFor()
  await shop.page.goto(`/tailor/customers/${order.customer.id}`)
  for (const words of [/98765 ?43299/, 'meera@example.com', '12 Lake Road, Ludhiana'])
    await shop.page.getByText(words).first().waitFor()
})

testInAll(
  'what fills in the field nobody sees keeps nobody from sending: it is emptied, and never kept',
  async () => {
    const { page } = await visit('/get-measured')
    await chooseShop(page)
    await page.getByLabel('Name', { exact: true }).fill('Meera Joshi')
    await page.getByLabel('Phone', { exact: true }).fill('98765 43298')
    const trap = page.locator('input[name="leave_empty"]')
    await trap.fill('meera@example.com')
    await page.reload()
    await expect.poll(() => page.getByLabel('Phone', { exact: true }).inputValue()).toBe('98765 43298')
    await expect.poll(() => trap.inputValue()).toBe('')
    await trap.fill('meera@example.com')
    await send(page)
    await page.getByText('A field that nobody sees was filled in').waitFor()
    await expect.poll(() => trap.inputValue()).toBe('')
    await send(page)
    await thanks(page).waitFor()
  },
)

test('what was begun at one shop’s link, and a sending whose answer was lost there, is not the other shop’s', async () => {
  const first = await openBook(app, [])
  const second = await openBook(app, [])
  const [shopA, shopB] = await Promise.all([first, second].map(({ page }) => shopIdOf(page)))
  const { page } = await visit(`/get-measured?shop=${shopA}`)
  const fill = async (name: string) => {
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByLabel('Phone', { exact: true }).fill('98765 43297')
  }
  await fill('Meera Joshi')
  const address = '**/api/customers/measurements?*'
  await page.route(address, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await send(page)
  await page.getByText('No connection right now.').waitFor()
  await page.unroute(address)

  await page.goto(`/get-measured?shop=${shopB}`)
  await page.getByLabel('Phone', { exact: true }).waitFor()
  await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('')
  await fill('Meera Kaur')
  await send(page)
  await thanks(page).waitFor()

  await page.goto(`/get-measured?shop=${shopA}`)
  await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Meera Joshi')
  await send(page)
  await thanks(page).waitFor()
  expect(await namesOf(first.page)).toEqual(['Meera Joshi'])
  expect(await namesOf(second.page)).toEqual(['Meera Kaur'])
})

async function shopIdOf(page: Page): Promise<string> {
  const { shop } = await (await page.request.get('/api/session')).json()
  return shop.id
}

/** Whose orders stand in the shop. */
async function namesOf(page: Page): Promise<string[]> {
  const { rows } = await (await page.request.get('/api/orders')).json()
  return rows.map(({ customer }: { customer: { name: string } }) => customer.name)
}
