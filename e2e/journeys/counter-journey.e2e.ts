import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoSignIns } from '../../apps/server/src/seed/demo-sign-ins.ts'
import { desk, phone } from '../support/browser.ts'
import { openHouse } from '../support/open-house.ts'

const { visit, visitAs } = openHouse()
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

/** The shop's price is known, so a piece needs nothing more; opened, it can be made special. */
async function addPiece(page: Page, garment: string) {
  const cards = page.getByRole('list', { name: 'Add a garment' })
  await cards.getByRole('button', { name: new RegExp(`^${garment} `) }).click()
  return page.getByRole('region', { name: new RegExp(`: ${garment}$`) })
}

const open = (piece: ReturnType<Page['getByRole']>) => piece.getByRole('button', { name: /^\d\. / }).click()

async function takeThreePieces(page: Page) {
  const shirt = await addPiece(page, 'Shirt')
  await open(shirt)
  await shirt.getByText('Styles', { exact: true }).click()
  await shirt.getByRole('radio', { name: 'Mandarin' }).check()
  await shirt.getByRole('link', { name: 'Measure now' }).click()
  await measure(page)
  await open(shirt)
  await shirt.getByText('Styles · 1 chosen').waitFor()
  await shirt.getByRole('button', { name: 'Customer’s own' }).click()
  await shirt.getByLabel('Metres').fill('2.25')
  const trousers = await addPiece(page, 'Trousers')
  await open(trousers)
  await trousers.getByRole('checkbox', { name: 'Urgent' }).check()
  await addPiece(page, 'Kurta')
  await button(page, 'Half').click()
  await button(page, 'Take order').click()
  await page.getByRole('heading', { name: /^Order ORD-\d+ is taken$/ }).waitFor()
  await page.getByText('Balance').locator('xpath=following-sibling::*').getByText('₹1,300').waitFor()
}

/** Every piece, stage after stage, to its last. */
async function sewAll(page: Page) {
  const stages = ['Fabric selection', 'Cutting', 'Sewing', 'Fitting', 'Final delivery']
  for (const tag of [/-1\/3$/, /-2\/3$/, /-3\/3$/])
    for (const stage of stages)
      await page
        .getByRole('article', { name: tag })
        .getByRole('button', { name: new RegExp(`${stage}$`) })
        .click()
  await page.getByText('Ready for Pickup', { exact: true }).first().waitFor()
}

/** Handing over asks for the balance first. */
async function payAndHandOver(page: Page) {
  await button(page, 'Take payment').click()
  await button(page, 'Received ₹1,300').click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await button(page, 'Mark Complete').click()
  await page.getByText('Completed', { exact: true }).first().waitFor()
}

test.each([
  { where: 'a phone', viewport: phone, typed: '98765 47262', name: 'Anita Ansari' },
  { where: 'a desk', viewport: desk, typed: '98765 45459', name: 'Sandeep Singh Sethi' },
])(
  'found by phone, measured, ordered for, served to the last piece, followed by its link: at $where',
  async (given) => {
    const { page, context } = await visitAs(owner, '/tailor/dashboard', { viewport: given.viewport })
    await page.getByRole('heading', { name: 'Darzi Demo Tailors' }).waitFor()
    await startOrder(page, given.typed, given.name)
    await takeThreePieces(page)

    const slip = await page.getByRole('link', { name: 'Print slip' }).getAttribute('href')
    const printed = await context.request.get(slip ?? '')
    expect([printed.headers()['content-type'], (await printed.body()).subarray(0, 5).toString()]).toEqual([
      'application/pdf',
      '%PDF-',
    ])
    await page.getByRole('link', { name: 'Open this order' }).click()
    await page.waitForURL(/\/tailor\/orders\/[\da-f-]{36}$/)
    const link = await trackingLinkOf(page)
    await sewAll(page)
    await payAndHandOver(page)

    const customer = await visit(link, { viewport: phone })
    await customer.page.getByRole('heading', { level: 1, name: /^Order ORD-/ }).waitFor()
    await customer.page.getByText('Delivered').first().waitFor()
  },
)

/** What the slip's code leads to. */
async function trackingLinkOf(page: Page): Promise<string> {
  const answer = await page.context().request.get(page.url().replace('/tailor/', '/api/'))
  return new URL((await answer.json()).trackingUrl, page.url()).pathname
}
