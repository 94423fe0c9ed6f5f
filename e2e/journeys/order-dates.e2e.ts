import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBook } from '../support/book.ts'
import { desk, phone } from '../support/browser.ts'
import { daysAhead, priceGarments } from '../support/counter.ts'
import { openApp } from '../support/open-app.ts'
import { testInAll } from '../support/test-in-all.ts'

const app = openApp()

/** A shop that knows Asha and sews suits, which are tried on. */
async function openCounter(viewport: typeof phone) {
  const book = await openBook(app, [{ name: 'Asha Verma', phone: '98150 44444' }])
  await priceGarments(book.owner, { suit: 9000, shirt: 650, trousers: 700 })
  await book.page.setViewportSize(viewport)
  await book.page.goto('/tailor/dashboard')
  const orders = async () => (await (await book.owner.context.request.get('/api/orders')).json()).rows
  return { ...book, orders }
}

const garment = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Add a garment' }).getByRole('button', { name: new RegExp(`^${name} ?₹`) })
const promised = (page: Page) => page.getByRole('textbox', { name: 'Promised for' })
const trial = (page: Page) => page.getByRole('textbox', { name: 'Trial on' })
const workshop = (page: Page) => page.getByRole('textbox', { name: 'The workshop is done by' })
const taken = (page: Page) => page.getByRole('heading', { name: /^Order ORD-\d+ is taken$/ })

/** The sentence stands at the field, and a reader that comes there is told. */
async function toldAt(page: Page, field: Locator, sentence: string): Promise<void> {
  await page.getByText(sentence).waitFor()
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
}

const passed = 'This day has passed. Promise today or later.'
const late = /is to be done by .* before this trial\. Keep it if/
const tooLate = 'The trial comes before the promised day. Choose an earlier day.'
const notBefore = 'The workshop’s day comes before the promised day. Choose an earlier day.'

test('three garments with their trial and promised days take at most 25 taps by thumb, refusals included', async () => {
  const { page, orders } = await openCounter(phone)
  let taps = 0
  const tap = async (target: Locator) => {
    await target.click()
    taps += 1
  }
  /** The device's calendar: one tap opens it, one chooses the day. */
  const choose = async (field: Locator, day: string) => {
    await field.fill(day)
    taps += 2
  }
  const ticket = page.getByRole('dialog', { name: 'Ticket' })
  const take = () => tap(ticket.getByRole('button', { name: 'Take order' }))
  await tap(page.getByRole('navigation', { name: 'Sections of the shop' }).getByRole('link', { name: 'New' }))
  await page.getByRole('searchbox', { name: 'Phone or name of the customer' }).waitFor()
  await page.keyboard.type('44444')
  taps += 5
  await tap(page.getByRole('list', { name: 'Customers found' }).getByRole('button', { name: 'Asha Verma' }))
  await tap(garment(page, 'Suit'))
  for (const name of ['Shirt', 'Trousers']) {
    const others = page.getByRole('group', { name: 'Add another' })
    await tap(others.getByRole('button', { name, exact: true }))
  }
  await tap(page.getByRole('button', { name: 'Done' }))
  await tap(page.getByRole('button', { name: /^3 pieces/ }))
  await choose(promised(page), daysAhead(-1))
  await take()
  await toldAt(page, promised(page), passed)
  await choose(promised(page), daysAhead(12))
  await choose(trial(page), daysAhead(13))
  await take()
  await toldAt(page, trial(page), tooLate)
  expect(await orders()).toEqual([])
  await choose(trial(page), daysAhead(8))
  await page.getByText('The workshop is done by').waitFor()
  await take()
  await taken(page).waitFor()
  expect(taps).toBeLessThanOrEqual(25)
  expect(await orders()).toMatchObject([
    { promisedOn: daysAhead(12), trialOn: daysAhead(8), workshopOn: daysAhead(10) },
  ])
})

testInAll(
  'by the keyboard alone the days of an order are typed, refused at their fields, and put right',
  async () => {
    const { page, orders } = await openCounter(desk)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('n')
    await page.getByRole('searchbox', { name: 'Phone or name of the customer' }).waitFor()
    await page.keyboard.type('asha')
    await page.keyboard.press('Enter')
    await garment(page, 'Suit').waitFor()
    await tabTo(page, garment(page, 'Suit'))
    await page.keyboard.press('Enter')
    await typeDay(page, promised(page), daysAhead(-1))
    await page.keyboard.press('Enter')
    await toldAt(page, promised(page), passed)
    await typeDay(page, promised(page), daysAhead(20))
    await typeDay(page, trial(page), daysAhead(21))
    await page.keyboard.press('Enter')
    await toldAt(page, trial(page), tooLate)
    await typeDay(page, trial(page), daysAhead(19))
    await page.getByRole('status').filter({ hasText: late }).waitFor()
    await typeDay(page, trial(page), daysAhead(15))
    await page.getByRole('status').filter({ hasText: late }).waitFor({ state: 'detached' })
    await page.keyboard.press('Enter')
    await taken(page).waitFor()
    await tabTo(page, page.getByRole('link', { name: 'Open this order' }))
    await page.keyboard.press('Enter')
    await workshop(page).waitFor()
    await typeDay(page, workshop(page), daysAhead(21))
    await page.keyboard.press('Enter')
    await toldAt(page, workshop(page), notBefore)
    expect((await orders())[0].workshopOn).toBe(daysAhead(18))
    await typeDay(page, workshop(page), daysAhead(17))
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await orders())[0].workshopOn).toBe(daysAhead(17))
    expect(await orders()).toMatchObject([{ promisedOn: daysAhead(20), trialOn: daysAhead(15) }])
    await typeDay(page, trial(page), daysAhead(18))
    await page.keyboard.press('Enter')
    await page.getByRole('status').filter({ hasText: late }).waitFor()
    expect(await trial(page).getAttribute('aria-invalid')).toBeNull()
    await expect.poll(async () => (await orders())[0].trialOn).toBe(daysAhead(18))
  },
)

/** Presses Tab until this has the focus; a journey without a mouse. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let step = 0; step < 120; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not come there')
}

/** The keys of a day as people write it; the field is left, and says how it was understood. */
async function typeDay(page: Page, field: Locator, day: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(day.split('-').reverse().join('/'))
}
