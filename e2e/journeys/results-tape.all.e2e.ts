import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { anEmail, password } from '../support/accounts.ts'
import { phone, withGraphics } from '../support/browser.ts'
import { holdBack } from '../support/hold-back.ts'
import { openApp } from '../support/open-app.ts'
import { sizeRow, typeTape } from '../support/size-rows.ts'
import { aScan, wasMeasured } from '../support/stored-scan.ts'

const { visit, visitAs, url } = openApp(undefined, withGraphics)

async function measured() {
  const visitor = await visit(undefined, { viewport: phone })
  await wasMeasured(visitor.context)
  await visitor.page.goto('/results')
  return visitor.page
}

/** A customer whose account has one measuring. */
async function savedByANewcomer() {
  const account = { email: anEmail('nila'), password }
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ ...account, name: 'Nila Rao', role: 'user' })
  expect((await fetch(`${url()}/api/register`, { method: 'POST', headers, body })).status).toBe(200)
  const { page, context } = await visitAs(account, '/user/dashboard', { viewport: phone })
  await page.waitForFunction(() => localStorage.getItem('user') !== null)
  const { id } = aScan()
  expect((await context.request.post('/api/body-scans', { data: aScan() })).status()).toBe(200)
  return { page, context, id }
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

test('two sizes put right before the first was worked out both stand', async () => {
  const page = await measured()
  const open = await holdBack(page, /\/read-tape-[^/]*\.js/)
  await typeTape(page, 'Waist', '91')
  await typeTape(page, 'Neck', '39.5')
  open()
  await sizeRow(page, 'Neck').getByText('39.5 cm', { exact: true }).waitFor()
  await sizeRow(page, 'Waist').getByText('91.0 cm', { exact: true }).waitFor()
})

test('a size of the account put right while another is on its way keeps both, and what is being typed', async () => {
  const { page, context, id } = await savedByANewcomer()
  await page.goto(`/results?scan=${id}`)
  const answer = await holdBack(page, '**/api/body-scans')
  await typeTape(page, 'Waist', '91')
  await typeTape(page, 'Neck', '39.5')
  await sizeRow(page, 'Calf')
    .getByRole('button', { name: /^(Edit|Check)/ })
    .click()
  const typed = page.getByLabel('The tape reads')
  await typed.fill('38')
  answer()
  const taped = async () => (await (await context.request.get(`/api/body-scans/${id}`)).json()).tape
  await expect.poll(taped).toEqual({ waist: 910, neck: 395 })
  await sizeRow(page, 'Neck').getByText('39.5 cm', { exact: true }).waitFor()
  expect(await typed.inputValue()).toBe('38')
})

test('numbers forgotten while a tape’s reading is on its way stay forgotten', async () => {
  const { page, context, id } = await savedByANewcomer()
  await wasMeasured(context)
  await page.goto(`/results?scan=${id}`)
  const open = await holdBack(page, /\/read-tape-[^/]*\.js/)
  await typeTape(page, 'Waist', '91')
  await page.getByRole('button', { name: 'Forget them' }).click()
  await page.getByRole('button', { name: 'Forget', exact: true }).click()
  await expect.poll(() => page.getByRole('button', { name: 'Forget', exact: true }).count()).toBe(0)
  open()
  await page.getByText('These numbers were forgotten before the reading was taken in.').waitFor()
  await sizeRow(page, 'Waist').getByText('88.2 cm', { exact: true }).waitFor()
  const keys = await page.evaluate(() => Object.keys(localStorage).filter((key) => /^scans?\./.test(key)))
  expect(keys).toEqual([])
})
