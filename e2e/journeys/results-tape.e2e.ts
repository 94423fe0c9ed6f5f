import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone, withGraphics } from '../support/browser.ts'
import { wasMeasured } from '../support/kept-scan.ts'
import { openHouse } from '../support/open-house.ts'
import { sizeRow, typeTape } from '../support/size-rows.ts'

const { visit } = openHouse(undefined, withGraphics)

async function measured() {
  const visitor = await visit(undefined, { viewport: phone })
  await wasMeasured(visitor.context)
  await visitor.page.goto('/results')
  return visitor.page
}

const keepIt = (page: Page) => page.getByRole('button', { name: 'Keep it all the same' }).click()

test('a slip that is kept stands alone: no other size follows it, and where the form cannot follow it is said', async () => {
  const page = await measured()
  await typeTape(page, 'Neck', '95')
  await keepIt(page)
  await page.getByText('Taken. The other sizes do not follow it.').waitFor()
  await sizeRow(page, 'Neck').getByText('95.0 cm', { exact: true }).waitFor()
  await sizeRow(page, 'Thigh').getByText('59.6 cm', { exact: true }).waitFor()
  await page.getByText(/The form cannot take on every one of these numbers. It differs at: Neck/).waitFor()
})

test('a reading that cannot stand beside another is asked about at its field, with both numbers', async () => {
  const page = await measured()
  await typeTape(page, 'Inseam', '107')
  await page.getByText('The inseam (107.0 cm) should be shorter than the outseam (106.0).').waitFor()
  await page.getByLabel('The tape reads').fill('85.5')
  await page.getByRole('button', { name: 'Take this number' }).click()
  await sizeRow(page, 'Inseam').getByText('85.5 cm', { exact: true }).waitFor()
  expect(await page.getByText('should be shorter than').count()).toBe(0)
})
