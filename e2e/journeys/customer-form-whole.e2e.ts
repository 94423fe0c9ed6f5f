import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { scrollsSideways, seriousViolations, smallTargets } from '../support/audit-page.ts'
import { openBook } from '../support/book.ts'
import { type OpenPage, phone } from '../support/browser.ts'
import { priceGarments } from '../support/counter.ts'
import { openApp } from '../support/open-app.ts'
import { photoWithPlace } from '../support/pictures.ts'
import { testInAll } from '../support/test-in-all.ts'

const app = openApp(() => ({ DARZI_DEMO: 'off' }))
const address = '/tailor/add-customer'

async function openForm(name = 'Asha Verma') {
  const { owner, page } = await openBook(app, [])
  await priceGarments(owner, { shirt: 650, kurta: 900 })
  await page.goto(address)
  await text(page, 'Full name').fill(name)
  return { owner, page }
}

const text = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
const fold = (page: Page, name: string) => page.locator('summary').filter({ hasText: name })
const size = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${name}`) })
    .getByRole('textbox')
const garment = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Add a garment' }).getByRole('button', { name: new RegExp(`^${name} ?₹`) })
const inTheBook = (page: Page) => page.getByRole('heading', { name: 'Asha Verma is in your book' })

/** What the shop has by now: customers, records of sizes, orders. */
async function counts({ context }: OpenPage): Promise<[number, number, number]> {
  const rowsOf = async (path: string) => (await (await context.request.get(path)).json()).rows.length
  return [
    await rowsOf('/api/customers'),
    await rowsOf('/api/measurement-records'),
    await rowsOf('/api/orders'),
  ]
}

/** Answers the first write to this address with a refusal, as a server in trouble would. */
async function refuseOnce(page: Page, path: string): Promise<void> {
  let isRefused = false
  await page.route(`**${path}`, (route) => {
    if (isRefused || route.request().method() !== 'POST') return route.continue()
    isRefused = true
    return route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 503, code: 'request.unavailable', title: 'Unavailable', detail: '' }),
    })
  })
}

async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let step = 0; step < 120; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not come there')
}

test('on a phone a customer is added with sizes, cloth, order and photos in one go', async () => {
  const { owner, page } = await openForm()
  await page.setViewportSize(phone)
  await fold(page, 'Measurements').click()
  await size(page, 'Neck').click()
  for (const key of ['1', '5', '¼']) await page.getByRole('button', { name: key, exact: true }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  for (const key of ['1', '8']) await page.getByRole('button', { name: key, exact: true }).click()
  // The field being typed in is not hidden behind the keys.
  const field = await size(page, 'Shoulder').boundingBox()
  const keys = await page.getByRole('group', { name: 'Number keys' }).boundingBox()
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(keys?.y ?? 0)
  expect(await scrollsSideways(page)).toBe(false)
  expect(await seriousViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Sizes done' }).click()

  await fold(page, 'Cloth and order').click()
  await garment(page, 'Kurta').click()
  await page.getByRole('button', { name: /^1\. Kurta/ }).click()
  await page
    .getByRole('group', { name: 'Cloth', exact: true })
    .getByRole('button', { name: 'Customer’s own' })
    .click()
  await page.getByLabel('Metres').fill('2.5')
  const photo = await photoWithPlace()
  await page
    .getByRole('group', { name: 'Photos of the cloth' })
    .locator('input[type=file]')
    .setInputFiles(photo)
  await page.getByLabel('Advance (INR)').fill('400')
  expect(await scrollsSideways(page)).toBe(false)
  expect(await seriousViolations(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
  await page.getByRole('button', { name: 'Save and take the order' }).click()

  await inTheBook(page).waitFor()
  await page.getByText('Order ORD-001 is taken').waitFor()
  await page.getByText('2 sizes saved').waitFor()
  const { rows } = await (await owner.context.request.get('/api/orders')).json()
  const read = async () => (await owner.context.request.get(`/api/orders/${rows[0].id}`)).json()
  await expect.poll(async () => (await read()).photos.length).toBe(1)
  const order = await read()
  expect(order).toMatchObject({ totalMinor: 90_000, paidMinor: 40_000 })
  expect(order.pieces[0]).toMatchObject({ cloth: { source: 'own', metres: 2.5 } })
  expect(order.pieces[0].snapshot.values).toMatchObject([
    { field: 'neck', mm: 387.35 },
    { field: 'shoulder_width', mm: 457.2 },
  ])
  await page.getByRole('button', { name: 'Add Another Customer' }).click()
  await expect.poll(() => text(page, 'Full name').inputValue()).toBe('')
  await page.reload()
  await text(page, 'Full name').waitFor()
  expect(await page.getByText('What you had begun is back.').count()).toBe(0)
})

testInAll('by the keyboard alone the whole form is filled and saved', async () => {
  const { owner, page } = await openForm()
  await tabTo(page, fold(page, 'Measurements'))
  await page.keyboard.press('Enter')
  await size(page, 'Neck').waitFor()
  await tabTo(page, size(page, 'Neck'))
  await page.keyboard.type('15q')
  await page.keyboard.press('Enter')
  await page.keyboard.type('18')
  await tabTo(page, page.getByRole('button', { name: 'Sizes done' }))
  await page.keyboard.press('Enter')
  await expect
    .poll(() => fold(page, 'Cloth and order').evaluate((one) => one === document.activeElement))
    .toBe(true)
  await page.keyboard.press('Enter')
  await garment(page, 'Shirt').waitFor()
  await tabTo(page, garment(page, 'Shirt'))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByLabel('Advance (INR)'))
  await page.keyboard.type('100')
  await page.keyboard.press('Enter')
  await page.getByText('Order ORD-001 is taken').waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('is in your book')
  expect(await counts(owner)).toEqual([1, 1, 1])
})

testInAll('what cannot be is told at its field before anything at all is saved', async () => {
  const { owner, page } = await openForm()
  await fold(page, 'Measurements').click()
  await size(page, 'Neck').fill('15 7/9')
  await fold(page, 'Cloth and order').click()
  await garment(page, 'Shirt').click()
  await page.getByLabel('Advance (INR)').fill('9000')
  await page.getByRole('textbox', { name: 'Promised for' }).fill('2020-01-01')
  await fold(page, 'Measurements').click()
  await page.getByRole('button', { name: 'Save and take the order' }).click()
  await page.getByText('The advance is more than the order costs. Make it smaller.').waitFor()
  await page.getByText('This day has passed. Promise today or later.').waitFor()
  await expect.poll(() => size(page, 'Neck').isVisible()).toBe(true)
  await expect.poll(() => size(page, 'Neck').inputValue()).toBe('15 7/9')
  expect(await counts(owner)).toEqual([0, 0, 0])
})

test('a failure in the middle says what is saved, outlives a reload, and goes on without saving anything twice', async () => {
  const { owner, page } = await openForm()
  await fold(page, 'Measurements').click()
  await size(page, 'Neck').fill('15')
  await fold(page, 'Cloth and order').click()
  await garment(page, 'Shirt').click()
  await refuseOnce(page, '/api/measurement-records')
  await refuseOnce(page, '/api/orders')
  const save = page.getByRole('button', { name: 'Save and take the order' })
  await save.click()
  const saved = page.getByRole('region', { name: 'Saved already' })
  await saved.getByText('Asha Verma is in your book as CUST-001.').waitFor()
  await saved.getByText('The sizes and the order are not saved yet.').waitFor()
  expect(await counts(owner)).toEqual([1, 0, 0])

  await page.reload()
  await saved.waitFor()
  await expect.poll(() => size(page, 'Neck').inputValue()).toBe('15')
  await page.getByRole('button', { name: 'Save the rest' }).click()
  await saved.getByText('The sizes are saved too.').waitFor()
  await saved.getByText('The order is not taken yet.').waitFor()
  expect(await counts(owner)).toEqual([1, 1, 0])

  await page.getByRole('button', { name: 'Save the rest' }).click()
  await page.getByText('Order ORD-001 is taken').waitFor()
  expect(await counts(owner)).toEqual([1, 1, 1])
})

testInAll('an answer lost at any step makes nothing twice', async () => {
  const { owner, page } = await openForm()
  await fold(page, 'Measurements').click()
  await size(page, 'Neck').fill('15')
  await fold(page, 'Cloth and order').click()
  await garment(page, 'Shirt').click()
  for (const path of ['/api/customers', '/api/measurement-records', '/api/orders']) {
    let isLost = false
    await page.route(`**${path}`, async (route) => {
      if (isLost || route.request().method() !== 'POST') return route.continue()
      isLost = true
      await route.fetch()
      await route.abort('connectionreset')
    })
  }
  await page.getByRole('button', { name: 'Save and take the order' }).click()
  await page.getByText('Order ORD-001 is taken').waitFor()
  expect(await counts(owner)).toEqual([1, 1, 1])
})

testInAll('a size put right after its answer was lost is the one the order is cut from', async () => {
  const { owner, page } = await openForm()
  await fold(page, 'Measurements').click()
  await size(page, 'Neck').fill('15')
  await fold(page, 'Cloth and order').click()
  await garment(page, 'Shirt').click()
  let lost = 0
  await page.route('**/api/measurement-records', async (route) => {
    if (lost === 2 || route.request().method() !== 'POST') return route.continue()
    lost += 1
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.getByRole('button', { name: 'Save and take the order' }).click()
  await page.getByRole('region', { name: 'Saved already' }).waitFor()
  await size(page, 'Neck').fill('16')
  await page.getByRole('button', { name: 'Save the rest' }).click()
  await page.getByText('Order ORD-001 is taken').waitFor()
  const { rows } = await (await owner.context.request.get('/api/orders')).json()
  const { pieces } = await (await owner.context.request.get(`/api/orders/${rows[0].id}`)).json()
  expect(pieces[0].snapshot).toMatchObject({ version: 2, values: [{ field: 'neck', typed: '16' }] })
})

testInAll('what is left out after a refusal is not asked again', async () => {
  const { owner, page } = await openForm()
  await fold(page, 'Cloth and order').click()
  await garment(page, 'Shirt').click()
  await refuseOnce(page, '/api/orders')
  await page.getByRole('button', { name: 'Save and take the order' }).click()
  await page.getByRole('button', { name: 'Leave out the rest' }).click()
  await inTheBook(page).waitFor()
  expect(await counts(owner)).toEqual([1, 0, 0])
  await page.getByRole('button', { name: 'Add Another Customer' }).click()
  await expect.poll(() => text(page, 'Full name').inputValue()).toBe('')
  expect(await page.getByRole('region', { name: 'Saved already' }).count()).toBe(0)
})

testInAll('sizes and garments typed are back after a reload, and can be begun afresh', async () => {
  const { page } = await openForm()
  await page.getByRole('button', { name: 'Add family member' }).click()
  await page.getByRole('group', { name: 'Family member 1' }).getByLabel('Name').fill('Simran')
  await fold(page, 'Measurements').click()
  await size(page, 'Neck').fill('15')
  await fold(page, 'Cloth and order').click()
  await page.getByLabel('For whom').selectOption({ label: 'Simran' })
  await garment(page, 'Kurta').click()
  await page.reload()
  await page.getByText('What you had begun is back.').waitFor()
  await expect.poll(() => size(page, 'Neck').inputValue()).toBe('15')
  const piece = page.getByRole('region', { name: 'Piece 1: Kurta' })
  await piece.getByText('Simran').waitFor()
  await page.getByRole('button', { name: 'Start over' }).click()
  await piece.waitFor({ state: 'detached' })
  await expect.poll(() => size(page, 'Neck').inputValue()).toBe('')
  await page.reload()
  await text(page, 'Full name').waitFor()
  expect(await page.getByText('What you had begun is back.').count()).toBe(0)
})
