import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBook, send } from '../support/book.ts'
import { priceGarments } from '../support/counter.ts'
import { openApp } from '../support/open-app.ts'
import { testInAll } from '../support/test-in-all.ts'

const app = openApp()

/** A new order for Asha with a shirt opened on it; `height` as the tape said it, in inches. */
async function openShirt({ height }: { height?: string } = {}) {
  const book = await openBook(app, [{ name: 'Asha Verma', phone: '98150 77777' }])
  const { page, owner, added } = book
  const [customer] = added
  await priceGarments(owner, { shirt: 650 })
  if (height)
    await send(owner.context, '/api/measurement-records', {
      personId: customer?.people[0]?.id,
      unit: 'in',
      values: [{ field: 'height', typed: height, unit: 'in', isKept: true }],
    })
  await page.goto(`/tailor/orders/new?customer=${customer?.id}`)
  await page
    .getByRole('list', { name: 'Add a garment' })
    .getByRole('button', { name: /^Shirt ?₹/ })
    .click()
  return book
}

const clothOf = (page: Page) => page.getByRole('group', { name: 'Cloth' }).first()
const takes = (page: Page) =>
  clothOf(page)
    .getByText(/^Takes /)
    .allInnerTexts()

async function chooseSleeve(page: Page, name: string): Promise<void> {
  await page.getByRole('group', { name: 'Sleeve' }).getByRole('radio', { name }).check()
}

testInAll('a shirt takes cloth enough for long sleeves until short ones are chosen', async () => {
  const { page } = await openShirt()
  await page.getByRole('button', { name: 'Customer’s own' }).click()
  expect(await takes(page)).toEqual(['Takes 1.6 m at 147 cm width', 'Takes 2.1 to 2.25 m at 91 cm width'])
  await chooseSleeve(page, 'Half')
  expect(await takes(page)).toEqual(['Takes 1.4 m at 147 cm width', 'Takes 1.9 m at 91 cm width'])
  await chooseSleeve(page, 'Full')
  expect(await takes(page)).toEqual(['Takes 1.6 m at 147 cm width', 'Takes 2.1 to 2.25 m at 91 cm width'])
})

testInAll('who is taller than six feet is told more', async () => {
  const { page } = await openShirt({ height: '79 1/4' })
  await page.getByRole('button', { name: 'From the shop' }).click()
  expect(await takes(page)).toEqual(['Takes 1.8 m at 147 cm width', 'Takes 2.35 to 2.5 m at 91 cm width'])
})

test('metres that may be two numbers are told at their field, and so is cloth of the stock without metres; halves are read', async () => {
  const { page, owner } = await openShirt()
  const orders = async () => (await (await owner.context.request.get('/api/orders')).json()).rows
  const metres = page.getByLabel('Metres')
  const take = () => page.getByRole('button', { name: 'Take order' }).click()
  const toldAtMetres = async (sentence: string) => {
    await page.getByText(sentence).waitFor()
    expect(await metres.getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => metres.evaluate((it) => it === document.activeElement)).toBe(true)
  }
  await page.getByRole('button', { name: 'Customer’s own' }).click()
  for (const [typed, sentence] of [
    ['1,250', 'With a comma this can be read in two ways. Write 1.25 or 1250.'],
    ['0x10', 'Write metres up to 200, such as 2.25 or 2 ½'],
    ['1.234', 'Cloth is measured to the centimetre: write 2.25 or 2.26'],
  ] as const) {
    await metres.fill(typed)
    await take()
    await toldAtMetres(sentence)
    await expect.poll(() => metres.inputValue()).toBe(typed)
  }
  expect(await orders()).toEqual([])
  await metres.fill('२ ½')
  await take()
  await page.getByRole('heading', { name: /^Order ORD-\d+ is taken$/ }).waitFor()
  const [{ id }] = await orders()
  const order = await (await owner.context.request.get(`/api/orders/${id}`)).json()
  expect(order.pieces[0].cloth).toEqual({ source: 'own', metres: 2.5 })
})
