import { writeDay } from '@darzi/words/formats.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoSignIns } from '../../apps/server/src/seed/demo-sign-ins.ts'
import { readCodes } from '../../apps/server/src/testing/read-codes.ts'
import { desk, type OpenPage, phone } from '../support/browser.ts'
import { daysAhead } from '../support/counter.ts'
import { openApp } from '../support/open-app.ts'
import { testInAll } from '../support/test-in-all.ts'
import { newestCode } from '../support/texted-code.ts'

const { visit, visitAs } = openApp()
const [owner] = demoSignIns

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const shirtSizes = ['15', '40 1/2', '36', '18', '24¾', '13', '9', '29']

/** From anywhere: the key for a new order, the phone, the one it belongs to. */
async function startOrder(page: Page, typed: string, name: string) {
  await page.keyboard.press('n')
  await page.getByRole('searchbox', { name: 'Phone or name of the customer' }).fill(typed)
  await page.getByRole('list', { name: 'Customers found' }).getByRole('button', { name }).click()
  await page.getByRole('region', { name: 'Who it is for' }).getByText(name).waitFor()
}

/** Types what a tape shows, field after field; Enter goes to the next. */
async function measure(page: Page) {
  await page.getByRole('textbox', { name: /^Neck/ }).click()
  for (const size of shirtSizes) {
    await page.keyboard.type(size)
    await page.keyboard.press('Enter')
  }
  await button(page, `Save ${shirtSizes.length}`).click()
  await page.getByRole('heading', { name: 'New Order' }).waitFor()
}

/** As wide as a phone, the ticket and each piece are sheets. */
const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 960

/** The shop's price is known, so a piece needs nothing more; it opens at once, to be made special. */
async function addPiece(page: Page, garment: string) {
  const cards = page.getByRole('list', { name: 'Add a garment' })
  await cards.getByRole('button', { name: new RegExp(`^${garment} `) }).click()
  const name = new RegExp(`^\\d\\. ${garment}$`)
  return page.getByRole(isNarrow(page) ? 'dialog' : 'region', { name })
}

const done = (piece: ReturnType<Page['getByRole']>) => piece.getByRole('button', { name: 'Done' }).click()

async function openTicket(page: Page) {
  if (isNarrow(page)) await page.getByRole('button', { name: /^\d pieces?/ }).click()
}

async function takeThreePieces(page: Page) {
  const shirt = await addPiece(page, 'Shirt')
  await shirt.getByRole('radio', { name: 'Mandarin' }).check()
  await shirt.getByText('Styles · 1 chosen').waitFor()
  await shirt.getByRole('button', { name: 'Customer’s own' }).click()
  await shirt.getByLabel('Metres').fill('2.25')
  await done(shirt)
  await openTicket(page)
  await page.getByRole('list', { name: 'Sizes' }).getByRole('link', { name: 'Measure now' }).click()
  await measure(page)
  if (isNarrow(page)) await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  const trousers = await addPiece(page, 'Trousers')
  await trousers.getByRole('checkbox', { name: 'Urgent' }).check()
  await done(trousers)
  await done(await addPiece(page, 'Kurta'))
  await openTicket(page)
  await page.getByRole('textbox', { name: 'Promised for' }).fill(daysAhead(12))
  await page.getByRole('textbox', { name: 'Trial on' }).fill(daysAhead(9))
  await page.getByLabel('Discount (INR)').fill('200')
  await button(page, 'Half').click()
  await button(page, 'Take order').last().click()
  await page.getByRole('heading', { name: /^Order ORD-\d+ is taken$/ }).waitFor()
  await page.getByText('Balance').locator('xpath=following-sibling::*').getByText('₹1,200').waitFor()
}

/** Every piece, stage after stage, to its last. Only the shirt was measured: the others are cut without, and that is said. */
async function sewAll(page: Page) {
  const stages = ['Fabric selection', 'Cutting', 'Sewing', 'Fitting', 'Final delivery']
  for (const { tag, isMeasured } of [
    { tag: /-1\/3$/, isMeasured: true },
    { tag: /-2\/3$/, isMeasured: false },
    { tag: /-3\/3$/, isMeasured: false },
  ])
    for (const stage of stages) {
      await page
        .getByRole('article', { name: tag })
        .getByRole('button', { name: new RegExp(`${stage}$`) })
        .click()
      if (stage === 'Sewing' && !isMeasured)
        await page.getByRole('dialog').getByRole('button', { name: 'Continue without these sizes' }).click()
    }
  await page.getByText('Ready for Pickup', { exact: true }).first().waitFor()
}

/** Handing over asks for the balance first. */
async function payAndHandOver(page: Page) {
  await button(page, 'Take payment').click()
  await button(page, 'Received ₹1,200').click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await button(page, 'Mark Complete').click()
  await page.getByText('Completed', { exact: true }).first().waitFor()
}

/** What a phone reads of the slip that is printed: the order's private link, and no UPI link of a shop without a UPI id. */
async function linkOnSlip({ page, context }: OpenPage): Promise<URL> {
  const slip = (await page.getByRole('link', { name: 'Print slip' }).getAttribute('href')) ?? ''
  const printed = await context.request.get(slip)
  expect([printed.headers()['content-type'], (await printed.body()).subarray(0, 5).toString()]).toEqual([
    'application/pdf',
    '%PDF-',
  ])
  const drawn = await context.request.get(slip, { params: { format: 'png' } })
  const codes = await readCodes(await drawn.body())
  return new URL(codes.find((code) => code.includes('/track/')) ?? '')
}

const day = (iso: string) => writeDay(iso, 'en')

/** All of the order, for who holds its link and for nobody else. */
async function readWholeOrder(page: Page) {
  const shirt = page.getByRole('article').filter({ hasText: 'Shirt' })
  await shirt.getByText('Mandarin').waitFor()
  await shirt.getByText('your own · 2.25 m').waitFor()
  await shirt.getByText(/^Cut from the measurements of/).click()
  await shirt.getByText('40 ½ in').waitFor()
  await page.getByRole('article').filter({ hasText: 'Trousers' }).getByText('Urgent').waitFor()
  for (const text of [day(daysAhead(9)), day(daysAhead(12)), '− ₹200', '₹2,400'])
    await page.getByText(text, { exact: true }).first().waitFor()
}

/** Without the slip: the phone it was taken with, a code sent there, and the order with what it costs. */
async function followByPhone(typed: string, number: string) {
  const { page, context } = await visit('/track-order', { viewport: phone })
  await page.getByLabel('Phone number').fill(typed)
  await button(page, 'Search').click()
  const card = page.getByRole('article').filter({ hasText: number })
  await card.getByText('Delivered').first().waitFor()
  expect(await card.getByText('₹').count()).toBe(0)
  await button(page, 'Send the code').click()
  await page.getByLabel('Code of six digits').fill(await newestCode(context.request))
  await button(page, 'Show my orders').click()
  await card.getByText('₹2,400').first().waitFor()
  await card.getByText('Garments and measurements').click()
  await card
    .getByText(/^Cut from the measurements of/)
    .first()
    .click()
  await card.getByText('102.9 cm').first().waitFor()
  await card.getByRole('link', { name: 'Open the whole order' }).click()
  await page.getByRole('heading', { level: 1, name: `Order ${number}` }).waitFor()
}

const promise =
  'found by phone, measured, ordered for, served to the last piece, followed by the slip’s code and by phone: at $where'
test.each([{ where: 'a phone', viewport: phone, typed: '98765 47262', name: 'Anita Ansari' }])(
  promise,
  isServed,
)
testInAll.each([{ where: 'a desk', viewport: desk, typed: '98765 45459', name: 'Sandeep Singh Sethi' }])(
  promise,
  isServed,
)

type Served = { viewport: { width: number; height: number }; typed: string; name: string }
async function isServed({ viewport, typed, name }: Served) {
  const counter = await visitAs(owner, '/tailor/dashboard', { viewport })
  const { page } = counter
  await page.getByRole('heading', { name: 'Darzi Demo Tailors' }).waitFor()
  await startOrder(page, typed, name)
  await takeThreePieces(page)
  const link = await linkOnSlip(counter)
  const customer = await visit(link.pathname, { viewport: phone })
  await readWholeOrder(customer.page)

  await page.getByRole('link', { name: 'Open this order' }).click()
  await page.waitForURL(/\/tailor\/orders\/[\da-f-]{36}$/)
  await sewAll(page)
  await payAndHandOver(page)

  await customer.page.reload()
  await customer.page.getByText('Delivered').first().waitFor()
  await customer.page.getByText('All paid. Thank you.').waitFor()
  const title = await customer.page.getByRole('heading', { level: 1, name: /^Order ORD-/ }).innerText()
  await followByPhone(typed, title.replace('Order ', ''))
}
