/** Papers of the shop as files that open, and bills an accountant keeps. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone } from '../support/browser.ts'
import { openApp } from '../support/open-app.ts'
import { openOrder } from '../support/order-page.ts'

const app = openApp()
const twoPieces = { garments: ['shirt', 'trousers'], rupees: 1050, isMeasured: true }

async function downloaded(page: Page) {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const file = await coming
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test('an order’s invoice is chosen, looked at and downloaded as a page and as a table', async () => {
  const { page } = await openOrder(app, twoPieces)
  await page.setViewportSize(phone)
  await page.goto('/print-export')
  await page.getByRole('button', { name: /^Detailed invoice/ }).click()
  await page.getByText('Choose an order first.').first().waitFor({ state: 'attached' })
  await page.getByRole('button', { name: /ORD-001/ }).click()
  await page.getByRole('button', { name: 'Preview' }).click()
  const picture = page.getByRole('img', { name: 'The pages as they will be printed' })
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await picture.waitFor({ state: 'hidden' })
  const pdf = await downloaded(page)
  expect(pdf.name).toMatch(/^tailor-document-\d+\.pdf$/)
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  await page.getByRole('button', { name: 'CSV' }).click()
  const csv = (await downloaded(page)).bytes.toString()
  for (const text of ['ORD-001', 'Asha Verma', 'Shirt', 'Trousers']) expect(csv).toContain(text)
})

test('a tax invoice is issued under its number, printed, and given back in part by a credit note', async () => {
  const { page, owner, taken } = await openOrder(app, twoPieces)
  const { request } = owner.context
  const tax = { regime: 'gst', taxNumber: '27AAACY5779P1ZB', address: '14 Linking Road, Mumbai' }
  const lines = { includesTax: true, rateBp: 500, taxCode: '998822', prefix: 'INV', rounding: 'none' }
  await request.put('/api/shop/tax', { data: { ...tax, ...lines, version: 0 } })
  await page.goto(`/tailor/orders/${taken.id}/bills`)
  await page.getByRole('button', { name: 'Issue bill' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('This becomes: Tax invoice').waitFor()
  await dialog.getByText('CGST 2.5%').waitFor()
  await dialog.getByRole('button', { name: 'Issue bill' }).click()
  await dialog.waitFor({ state: 'hidden' })
  const bills = page.getByRole('list', { name: 'Bills' }).getByRole('listitem')
  const bill = bills.filter({ hasText: /INV\/\d\d-\d\d\/0001/ }).filter({ hasText: '₹2,100' })
  const address = await bill.getByRole('link', { name: /^Print INV/ }).getAttribute('href')
  const paper = await request.get(address ?? '')
  expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-')
  await bill.getByRole('button', { name: 'Credit note' }).click()
  const shirt = dialog.getByLabel(/^Shirt/)
  await shirt.fill('100')
  await dialog.getByLabel(/^Trousers/).fill('0')
  await dialog.getByLabel('Reason').fill('Sleeves too short')
  await dialog.getByRole('button', { name: 'Issue credit note' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await bills
    .filter({ hasText: /CN\/\d\d-\d\d\/0001/ })
    .filter({ hasText: 'Sleeves too short' })
    .waitFor()
  await bill.getByText('Credited: ₹100').waitFor()
})
