import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signInByForm } from '../support/accounts.ts'
import { joinShop, openBook } from '../support/book.ts'
import { priceGarments } from '../support/counter.ts'
import { photosOnDevice } from '../support/device-photos.ts'
import { holdBack } from '../support/hold-back.ts'
import { openApp } from '../support/open-app.ts'
import { photoWithPlace } from '../support/pictures.ts'
import { testInAll } from '../support/test-in-all.ts'

const app = openApp(() => ({ DARZI_DEMO: 'off' }))
const cloth = (page: Page) => page.getByRole('group', { name: 'Photos of the cloth' })

/** A new customer's form with a shirt ordered, the cloth and the customer photographed. */
async function openForm() {
  const book = await openBook(app, [])
  const { page, owner } = book
  await priceGarments(owner, { shirt: 650 })
  await page.goto('/tailor/add-customer')
  await page.getByRole('textbox', { name: /^Full name/ }).fill('Asha Verma')
  const portrait = page.getByRole('group', { name: 'Photo', exact: true })
  await page.locator('summary').filter({ hasText: 'Cloth and order' }).click()
  await page.getByRole('button', { name: /^Shirt ?₹/ }).click()
  await cloth(page)
    .locator('input[type=file]')
    .setInputFiles(await photoWithPlace())
  await portrait
    .locator('input[type=file]')
    .last()
    .setInputFiles(await photoWithPlace())
  await expect.poll(async () => (await photosOnDevice(page)).length).toBe(2)
  return { ...book, portrait }
}

test('photos chosen for a new customer and their order outlive a reload, and are kept no more once they are there', async () => {
  const { page, owner, portrait } = await openForm()
  await page.reload()
  await page.getByText('What you had begun is back.').waitFor()
  await portrait.getByRole('button', { name: 'Remove photo' }).waitFor()
  await cloth(page).getByRole('img').waitFor()
  await page.getByRole('button', { name: 'Save and take the order' }).click()
  await page.getByRole('heading', { name: 'Asha Verma is in your book' }).waitFor()
  const { rows } = await (await owner.context.request.get('/api/orders')).json()
  const read = async (path: string) => (await owner.context.request.get(path)).json()
  await expect.poll(async () => (await read(`/api/orders/${rows[0].id}`)).photos.length).toBe(1)
  await expect.poll(async () => (await read(`/api/customers/${rows[0].customer.id}`)).photo).toBeDefined()
  await expect.poll(() => photosOnDevice(page)).toEqual([])
})

test('a photo of the cloth that did not get to its order waits for it on the order’s page', async () => {
  const { page } = await openForm()
  await page.route('**/api/orders/*/photos', (route) => route.abort())
  await page.getByRole('button', { name: 'Save and take the order' }).click()
  await page.getByRole('heading', { name: 'Asha Verma is in your book' }).waitFor()
  await page.getByRole('button', { name: 'Send the photos again' }).waitFor()
  await page.unroute('**/api/orders/*/photos')
  await page.goto('/tailor/orders')
  await page.getByRole('link', { name: 'Asha Verma' }).click()
  const answer = await holdBack(page, '**/api/orders/*/photos')
  await page.getByRole('button', { name: 'Send again' }).press('Enter')
  const sending = page.getByText('1 photo is on its way to the order…')
  await sending.waitFor()
  expect(await sending.evaluate((it) => it.parentElement === document.activeElement)).toBe(true)
  answer()
  await page.getByRole('img', { name: 'Photo 1: the cloth' }).waitFor()
  await expect.poll(() => photosOnDevice(page)).toEqual([])
  const add = page.getByLabel('Add photo')
  await expect.poll(() => add.evaluate((it) => it === document.activeElement)).toBe(true)
})

testInAll('signing out takes the photos of what was begun along', async () => {
  const { page } = await openForm()
  await page.goto('/tailor/dashboard')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL('**/login*')
  await expect.poll(() => photosOnDevice(page)).toEqual([])
})

testInAll('after a session that ended, whoever else signs in finds none of them', async () => {
  const { page, account } = await openForm()
  await page.context().clearCookies()
  const colleague = await joinShop(await app.visitAs(account), await app.visit(), 'Sunil Kumar')
  await page.getByRole('textbox', { name: /^Phone/ }).fill('98765 43210')
  await page.waitForURL('**/login?from=*')
  expect((await photosOnDevice(page)).length).toBe(2)
  await signInByForm(page, colleague)
  await page.getByRole('textbox', { name: /^Full name/ }).waitFor()
  await expect.poll(() => photosOnDevice(page)).toEqual([])
})

testInAll('a guest’s photo outlives a reload of the customer’s form and goes with it', async () => {
  const { owner } = await openBook(app, [])
  const { id } = (await (await owner.context.request.get('/api/shop')).json()) as { id: string }
  const { page } = await app.visit(`/get-measured?shop=${id}`)
  await page.getByLabel('Name').fill('Meera Joshi')
  await page.getByLabel('Phone').fill('98765 43211')
  await page.locator('input[name="image_upload"]').setInputFiles(await photoWithPlace())
  await page.getByText('asha.png').waitFor()
  await expect.poll(() => photosOnDevice(page)).toEqual([`draft.get-measured..${id}.photo`])
  await page.reload()
  await page.getByText('asha.png').waitFor()
  await page.getByRole('button', { name: 'Send to the shop' }).click()
  await page.getByRole('heading', { name: 'Thank you. The shop has your measurements.' }).waitFor()
  await expect.poll(() => photosOnDevice(page)).toEqual([])
  const { rows } = await (await owner.context.request.get('/api/orders')).json()
  const order = await (await owner.context.request.get(`/api/orders/${rows[0].id}`)).json()
  expect(order.photos).toMatchObject([{ kind: 'customer' }])
})
