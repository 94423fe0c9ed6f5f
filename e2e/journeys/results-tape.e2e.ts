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

test('what was asked about in inches is asked about again in centimetres, where it is another size', async () => {
  const page = await measured()
  await page.getByRole('button', { name: 'in', exact: true }).click()
  await typeTape(page, 'Chest (bust)', '70')
  await page.getByText('70″ is unusual').waitFor()
  await page.getByRole('button', { name: 'cm', exact: true }).click()
  await page.getByRole('button', { name: 'Take this number' }).click()
  await page.getByText('70.0 cm is unusual').waitFor()
  await sizeRow(page, 'Chest (bust)').getByText('101.5 cm', { exact: true }).waitFor()
})

test('a fraction that no tape has is refused with the marks on both sides of it', async () => {
  const page = await measured()
  await page.getByRole('button', { name: 'in', exact: true }).click()
  await typeTape(page, 'Chest (bust)', '38 1/3')
  await page.getByText('“38 1/3” is on no tape: its marks beside it are 38 ¼ and 38 ⅜.').waitFor()
})
