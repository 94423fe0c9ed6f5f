import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBook, send } from '../support/book.ts'
import type { OpenPage } from '../support/browser.ts'
import { takeOrder } from '../support/counter.ts'
import { openApp } from '../support/open-app.ts'
import { testInAll } from '../support/test-in-all.ts'

const app = openApp()

/** A shop with Asha in its book, and what it sends beside the screens. */
async function aShopWithAsha() {
  const book = await openBook(app, [{ name: 'Asha Verma', phone: '98150 66666' }])
  const [customer] = book.added
  if (!customer) throw new Error('the book is empty')
  const personId = customer.people[0]?.id ?? ''
  const { context } = book.owner
  const measured = (values: Record<string, string>, given: object = {}) =>
    send<{ id: string }>(context, '/api/measurement-records', {
      personId,
      unit: 'in',
      ...given,
      values: Object.entries(values).map(([field, typed]) => ({ field, typed, unit: 'in', isKept: true })),
    })
  const records = async () =>
    (await (await context.request.get(`/api/measurement-records?person=${personId}`)).json()).rows
  return { ...book, customer, personId, measured, records }
}

async function change({ context }: OpenPage, path: string, data: object) {
  const answer = await context.request.patch(path, { data })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** A field by what it is called; one that is needed says so behind. */
const size = (page: Page, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${name.replace(/[()]/g, '\\$&')}`) })
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Asha Verma' })
const whatIsMeasured = (page: Page) => page.getByRole('combobox', { name: 'What is measured' })

test('the finished sizes of a garment that was put away stay that garment’s, by its name, when they are changed', async () => {
  const { owner, page, customer, personId, measured, records } = await aShopWithAsha()
  await measured({ chest: '38', waist: '32' })
  const { key } = await send<{ key: string }>(owner.context, '/api/shop/garments', {
    name: 'Phulkari jacket',
    copyOf: 'shirt',
  })
  const finished = await measured({ chest: '44' }, { profile: 'garment', garment: key, how: 'garment' })
  await change(owner, `/api/shop/garments/${key}`, { isActive: false })

  await page.goto(`/measurement-book?customer=${customer.id}&record=${finished.id}`)
  const record = page.getByRole('dialog')
  await record.getByText('Phulkari jacket', { exact: true }).waitFor()
  await record.getByRole('link', { name: 'Edit sizes' }).click()
  await heading(page).waitFor()
  await expect.poll(() => whatIsMeasured(page).inputValue()).toBe(`garment ${key}`)
  // Whoever measures something else is offered what is sewn, and this.
  expect(
    await whatIsMeasured(page)
      .getByRole('option', { name: /^Phulkari jacket/ })
      .count(),
  ).toBe(2)
  await size(page, 'Chest (bust)').fill('45')
  await page.getByRole('button', { name: /^Save/ }).click()
  await page.getByText('Sizes of Asha Verma saved: version 2.').waitFor()

  const [newest] = await records()
  expect(newest).toMatchObject({ profile: 'garment', garment: key, version: 2 })
  expect(newest.values).toMatchObject([{ field: 'chest', typed: '45' }])

  // An address of a garment that is nobody's measures nothing rather than the body.
  await page.goto(`/tailor/measurements?person=${personId}&profile=garment&garment=of-nobody`)
  await page.getByText('Your shop has no such garment.').waitFor()
  expect(await page.getByRole('button', { name: /^Save/ }).count()).toBe(0)
})

test('an open order of a garment that was put away asks for that garment’s sizes, and has them then', async () => {
  const { owner, page, customer } = await aShopWithAsha()
  const order = await takeOrder(owner, customer, { garments: ['saree_blouse'] })
  await change(owner, '/api/shop/garments/saree_blouse', {
    fields: [
      { field: 'chest', isNeeded: true },
      { field: 'apex_to_apex', isNeeded: true },
    ],
    isActive: false,
  })
  await page.goto(`/tailor/orders/${order.id}`)
  await page.getByRole('link', { name: 'Measure Asha Verma now' }).click()
  await heading(page).waitFor()
  await size(page, 'Chest (bust)').fill('36')
  await size(page, 'Bust point to bust point').fill('7')
  await page.getByRole('button', { name: /^Save/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cut from these' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  const { pieces } = await (await owner.context.request.get(`/api/orders/${order.id}`)).json()
  expect(pieces[0].missing).toEqual([])
})

testInAll(
  'a field that was put away is asked by no garment; an old record of it is changed without it, and keeps it',
  async () => {
    const { owner, page, customer, measured, records } = await aShopWithAsha()
    const { id: hunch } = await send<{ id: string }>(owner.context, '/api/measurement-fields', {
      name: 'Hunch',
      kind: 'length',
      part: 'upper',
    })
    await change(owner, '/api/shop/garments/shirt', {
      fields: [
        { field: 'chest', isNeeded: true },
        { field: hunch, isNeeded: true },
      ],
    })
    const old = await measured({ chest: '38', [hunch]: '3' })
    await change(owner, `/api/measurement-fields/${hunch}`, { isActive: false })

    await page.goto(`/measurement-book?customer=${customer.id}&record=${old.id}`)
    const record = page.getByRole('dialog')
    await record.getByText('Hunch', { exact: true }).waitFor()
    await record.getByRole('link', { name: 'Edit sizes' }).click()
    await heading(page).waitFor()
    await expect.poll(() => size(page, 'Chest (bust)').inputValue()).toBe('38')
    expect(await size(page, 'Hunch').count()).toBe(0)
    await size(page, 'Chest (bust)').fill('39')
    // The fields of another garment are still that record's, with what was typed.
    await whatIsMeasured(page).selectOption('body shirt')
    await page.waitForURL(/garment=shirt/)
    await expect.poll(() => size(page, 'Chest (bust)').inputValue()).toBe('39')
    expect(await size(page, 'Hunch').count()).toBe(0)
    await page.getByRole('button', { name: /^Save/ }).click()
    await page.getByText('Sizes of Asha Verma saved: version 2.').waitFor()
    const fields = (await records()).map(({ values }: { values: { field: string }[] }) =>
      values.map(({ field }) => field),
    )
    expect(fields).toEqual([['chest'], expect.arrayContaining(['chest', hunch])])
  },
)

testInAll(
  'a new customer’s form neither asks nor sends a field that was put away, also when a garment still has it',
  async () => {
    const { owner, page } = await aShopWithAsha()
    const { id: hunch } = await send<{ id: string }>(owner.context, '/api/measurement-fields', {
      name: 'Hunch',
      kind: 'length',
      part: 'upper',
    })
    await change(owner, '/api/shop/garments/shirt', {
      priceMinor: 65_000,
      fields: [
        { field: 'chest', isNeeded: true },
        { field: hunch, isNeeded: true },
      ],
    })
    await page.goto('/tailor/add-customer')
    await page.getByRole('textbox', { name: /^Full name/ }).fill('Bela Rao')
    await page.locator('summary').filter({ hasText: 'Measurements' }).click()
    const row = (name: string) =>
      page
        .getByRole('listitem')
        .filter({ hasText: new RegExp(`^${name}`) })
        .getByRole('textbox')
    await row('Chest').fill('37')
    await row('Hunch').fill('3')
    // Put away while the form is open: what was typed into it holds nothing up.
    await change(owner, `/api/measurement-fields/${hunch}`, { isActive: false })
    await row('Hunch').waitFor({ state: 'detached' })
    await page.locator('summary').filter({ hasText: 'Cloth and order' }).click()
    await page
      .getByRole('list', { name: 'Add a garment' })
      .getByRole('button', { name: /^Shirt ?₹/ })
      .click()
    expect(await row('Hunch').count()).toBe(0)
    await page.getByRole('button', { name: 'Save and take the order' }).click()
    await page.getByRole('heading', { name: 'Bela Rao is in your book' }).waitFor()
    const { rows } = await (await owner.context.request.get('/api/measurement-records')).json()
    expect(rows[0].values).toMatchObject([{ field: 'chest', typed: '37' }])
  },
)
