import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBook } from '../support/book.ts'
import { desk, phone } from '../support/browser.ts'
import { daysAhead, priceGarments, takeOrder } from '../support/counter.ts'
import { openApp } from '../support/open-app.ts'
import { testInAll } from '../support/test-in-all.ts'

const app = openApp()

/** A new order for Asha, with one garment on it. */
async function openOrderOf(garment: string, viewport = desk) {
  const book = await openBook(app, [{ name: 'Asha Verma', phone: '98150 44444' }])
  await priceGarments(book.owner, { shirt: 650, suit: 9000 })
  await book.page.setViewportSize(viewport)
  await book.page.goto(`/tailor/orders/new?customer=${book.added[0]?.id}`)
  await card(book.page, garment).click()
  const role = viewport === desk ? 'region' : 'dialog'
  await book.page.getByRole(role, { name: `1. ${garment}`, exact: true }).waitFor()
  const orders = async () => (await (await book.owner.context.request.get('/api/orders')).json()).rows
  return { ...book, orders }
}

const card = (page: Page, garment: string) =>
  page
    .getByRole('list', { name: 'Add a garment' })
    .getByRole('button', { name: new RegExp(`^${garment} ?(₹|\\d)`) })
const take = (page: Page) => page.getByRole('button', { name: 'Take order' }).click()
const taken = (page: Page) => page.getByRole('heading', { name: /^Order ORD-\d+ is taken$/ })
/** The sentence stands at the field, which has the focus. */
async function toldAt(page: Page, field: Locator, sentence: string): Promise<void> {
  await page.getByText(sentence).waitFor()
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true)
}

/** Taken from the ticket, which is a sheet on a phone. */
const ticket = (page: Page) => page.getByRole('dialog', { name: 'Ticket' })

test('a day that is none, a promise in the past, a trial after it: each told at its field on a phone, and nothing is lost', async () => {
  const { page, orders } = await openOrderOf('Suit', phone)
  await page.getByRole('dialog', { name: '1. Suit' }).getByRole('button', { name: 'Done' }).click()
  const promised = page.getByRole('textbox', { name: 'Promised for' })
  const trial = page.getByRole('textbox', { name: 'Trial on' })
  const takeTicket = () => ticket(page).getByRole('button', { name: 'Take order' }).click()
  await page.getByRole('button', { name: /^1 piece/ }).click()
  await page.getByLabel('Notes on the order').fill('For the wedding')
  await promised.fill('31 Feb 2027')
  await takeTicket()
  await toldAt(page, promised, 'This is not a date.')
  await page.keyboard.press('Escape')
  await ticket(page).waitFor({ state: 'hidden' })
  // Taken without the ticket in sight, it opens at what is wrong.
  await take(page)
  await toldAt(page, promised, 'This is not a date.')
  expect(await promised.inputValue()).toBe('31 Feb 2027')
  await promised.fill('2020-05-01')
  await takeTicket()
  await toldAt(page, promised, 'This day has passed. Promise today or later.')
  await promised.fill('2996-05-01')
  await takeTicket()
  await toldAt(page, promised, 'This is more than three years away. Check the year.')
  await promised.fill(daysAhead(20))
  await trial.fill(daysAhead(21))
  await takeTicket()
  await toldAt(page, trial, 'The trial comes before the promised day. Choose an earlier day.')
  expect(await orders()).toEqual([])
  await expect.poll(() => page.getByLabel('Notes on the order').inputValue()).toBe('For the wedding')
  await trial.fill(daysAhead(15))
  await takeTicket()
  await taken(page).waitFor()
  const [order] = await orders()
  expect([order.promisedOn, order.trialOn]).toEqual([daysAhead(20), daysAhead(15)])
})

test('a day is typed as people write it, and shown as it was understood', async () => {
  const { page, orders } = await openOrderOf('Suit')
  const promised = page.getByRole('textbox', { name: 'Promised for' })
  await promised.fill('12/3/27')
  await promised.blur()
  await expect.poll(() => promised.inputValue()).toBe('12 Mar 2027')
  await promised.fill('१३ मार्च 2027')
  await take(page)
  await toldAt(page, promised, 'This is not a date.')
  await promised.fill('13 march 27')
  await take(page)
  await taken(page).waitFor()
  expect((await orders())[0].promisedOn).toBe('2027-03-13')
})

test('no price, a price of a hundred digits, a discount above it: told at the field until it is an amount', async () => {
  const { page, orders } = await openOrderOf('Shirt')
  const price = page.getByLabel('Price (INR)')
  await price.fill('0')
  await take(page)
  await toldAt(page, price, 'Enter a price for this piece')
  await price.fill('')
  await page.keyboard.insertText('9'.repeat(100))
  await take(page)
  await toldAt(page, price, 'That is more than any order costs. Check the number.')
  await price.fill('-5')
  await take(page)
  await toldAt(page, price, 'An amount cannot be below zero')
  await price.fill('650')
  await page.getByLabel('Discount (INR)').fill('651')
  await take(page)
  const discount = page.getByLabel('Discount (INR)')
  const tooMuch = 'The discount is more than the pieces cost. Make it smaller.'
  await toldAt(page, discount, tooMuch)
  await expect.poll(() => price.inputValue()).toBe('650')
  await discount.fill('65')
  await page.getByText(tooMuch).waitFor({ state: 'detached' })
  await discount.fill('651')
  await take(page)
  await toldAt(page, discount, tooMuch)
  // What it is measured by has changed: it says nothing of that any more.
  await price.fill('700')
  await page.getByText(tooMuch).waitFor({ state: 'detached' })
  await expect.poll(() => price.inputValue()).toBe('700')
  await price.fill('650')
  await discount.fill('651')
  await take(page)
  await toldAt(page, discount, tooMuch)
  expect(await orders()).toEqual([])
})

testInAll('digits of Devanagari and Gurmukhi are read in prices, metres, advances and sizes', async () => {
  const { page, owner, orders, added } = await openOrderOf('Shirt')
  await page.getByLabel('Price (INR)').fill('१,२५०')
  await page.getByRole('button', { name: 'From the shop' }).click()
  await page.getByLabel('Metres').fill('੨.੨੫')
  await page.getByLabel('Advance (INR)').fill('੫੦੦')
  await take(page)
  await taken(page).waitFor()
  const [{ id }] = await orders()
  const order = await (await owner.context.request.get(`/api/orders/${id}`)).json()
  expect(order).toMatchObject({ totalMinor: 125_000, paidMinor: 50_000 })
  expect(order.pieces[0].cloth).toMatchObject({ source: 'shop', metres: 2.25 })

  const person = added[0]?.people[0]?.id
  await page.goto(`/tailor/measurements?person=${person}`)
  await page.getByRole('textbox', { name: 'Neck', exact: true }).fill('१५ १/२')
  await page.getByRole('textbox', { name: 'Chest (bust)', exact: true }).fill('੪੦.੫')
  await page.getByRole('button', { name: 'Save 2' }).click()
  await page.getByText('saved: version 1').waitFor()
  const { rows } = await (await owner.context.request.get(`/api/measurement-records?person=${person}`)).json()
  expect(rows[0].values.map(({ field, mm }: { field: string; mm: number }) => [field, mm])).toEqual([
    ['neck', 393.7],
    ['chest', 1028.7],
  ])
})

testInAll(
  'more pieces at once than an order has are refused in words, and none of them is lost',
  async () => {
    const { page, orders } = await openOrderOf('Shirt')
    await card(page, 'Shirt').evaluate(async (button: HTMLElement) => {
      for (let piece = 1; piece < 61; piece += 1) {
        button.click()
        await new Promise((done) => setTimeout(done))
      }
    })
    await page.getByRole('region', { name: 'Piece 61: Shirt' }).waitFor()
    await take(page)
    await page.getByText('An order has 60 pieces at most. Take the rest as another order.').waitFor()
    expect(await orders()).toEqual([])
    const pieces = page.getByRole('list', { name: 'Pieces of this order' }).getByRole('region')
    await expect.poll(() => pieces.count()).toBe(61)
    await page.reload()
    await page.getByText('What you had begun is back.').waitFor()
    await expect.poll(() => pieces.count()).toBe(61)
  },
)

test('a day that is none is told on the order’s own page too, and the day stays as it was', async () => {
  const { page, owner, added } = await openOrderOf('Suit')
  const [customer] = added
  if (!customer) throw new Error('the book is empty')
  const { id } = await takeOrder(owner, customer, { garments: ['suit'], rupees: 9000 })
  await page.goto(`/tailor/orders/${id}`)
  const promised = page.getByRole('textbox', { name: 'Promised for' })
  const before = await promised.inputValue()
  await promised.fill('31 Feb 2027')
  await promised.blur()
  await page.getByText('This is not a date.').waitFor()
  const order = await (await owner.context.request.get(`/api/orders/${id}`)).json()
  expect(order.promisedOn).toBe(daysAhead(7))
  await page.reload()
  await expect.poll(() => promised.inputValue()).toBe(before)
})
