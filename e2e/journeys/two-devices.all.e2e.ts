import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { anEmail, password, signInByForm } from '../support/accounts.ts'
import { phone, withGraphics } from '../support/browser.ts'
import { chooseShop } from '../support/choose-shop.ts'
import { openApp } from '../support/open-app.ts'
import { sizeRow, typeTape } from '../support/size-rows.ts'
import { aScan, wasMeasured } from '../support/stored-scan.ts'

const { visit } = openApp(undefined, withGraphics)

/** Somebody who measured on this phone, signed in there and opened the results; their laptop asks by itself. */
async function aMeasuredPhone(id: string, name?: string) {
  const account = { email: anEmail('meera'), password }
  const { page, context } = await visit(undefined, { viewport: phone })
  await context.request.post('/api/register', { data: { ...account, name: 'Meera Joshi', role: 'user' } })
  const scan = aScan({ id })
  await wasMeasured(context, scan)
  await page.goto('/login')
  await signInByForm(page, account)
  await page.waitForURL('**/user/dashboard')
  if (name) await context.request.post('/api/body-scans', { data: { ...scan, name } })
  const kept = async () => (await context.request.get(`/api/body-scans/${id}`)).json()
  /** As another device corrects what the account has. */
  const correctElsewhere = async (tape: Record<string, number>) => {
    const { savedAt: _, sentTo: __, estimates, ...now } = await kept()
    const byTape = Object.entries(tape).map(([site, mm]) => [site, { mm, plusMinusMm: 5, from: 'tape' }])
    const data = {
      ...now,
      estimates: { ...estimates, ...Object.fromEntries(byTape) },
      tape: { ...now.tape, ...tape },
    }
    expect((await context.request.post('/api/body-scans', { data })).status()).toBe(200)
  }
  return { page, context, kept, correctElsewhere }
}

test('what the laptop’s tape put right is shown on the phone, and the phone’s own reading goes beside it', async () => {
  const { page, kept, correctElsewhere } = await aMeasuredPhone('0193c1de-0000-7000-8000-000000000401')
  await page.goto('/results')
  await page.getByRole('button', { name: 'Save to my account' }).click()
  await page.getByText(/^Saved to your account on /).waitFor()
  await typeTape(page, 'Neck', '39')
  await page.getByRole('button', { name: 'Save the correction' }).waitFor()
  await correctElsewhere({ waist: 900 })

  // The phone has not seen that: its old waist is refused, and the account's is shown beside its own neck.
  await page.getByRole('button', { name: 'Save the correction' }).click()
  await page.getByText('These sizes were changed on another device meanwhile.').waitFor()
  await page.getByText('On another device a tape has put these sizes right since.').waitFor()
  await sizeRow(page, 'Waist').getByText('90.0 cm', { exact: true }).waitFor()
  await sizeRow(page, 'Neck').getByText('39.0 cm', { exact: true }).waitFor()
  expect((await kept()).tape).toEqual({ waist: 900 })
  await page.getByRole('button', { name: 'Save the correction' }).click()
  await page.getByText(/^Saved to your account on /).waitFor()
  expect((await kept()).tape).toEqual({ waist: 900, neck: 390 })
})

test('opened anew the phone shows the account’s later reading, and says which of its own it stands for', async () => {
  const { page, kept, correctElsewhere } = await aMeasuredPhone('0193c1de-0000-7000-8000-000000000402')
  await page.goto('/results')
  await page.getByRole('button', { name: 'Save to my account' }).click()
  await page.getByText(/^Saved to your account on /).waitFor()
  await typeTape(page, 'Waist', '88')
  await sizeRow(page, 'Waist').getByText('88.0 cm', { exact: true }).waitFor()
  await correctElsewhere({ waist: 900 })
  await page.reload()
  await page.getByText('On this device the tape read otherwise: Waist 88.0 cm.').waitFor()
  await sizeRow(page, 'Waist').getByText('90.0 cm', { exact: true }).waitFor()
  await page.getByText(/^Saved to your account on /).waitFor()
  await page.reload()
  await sizeRow(page, 'Waist').getByText('90.0 cm', { exact: true }).waitFor()
  expect((await kept()).version).toBe(2)
})

test('without an answer whose sizes these are nothing is saved: it is asked again, and the name stays', async () => {
  const id = '0193c1de-0000-7000-8000-000000000403'
  const { page, kept } = await aMeasuredPhone(id, 'Junior Joshi')
  await page.route(`**/api/body-scans/${id}`, (route) => route.abort())
  await page.goto('/results')
  await page.getByText('It could not be read whether your account has these sizes already').waitFor()
  const save = page.getByRole('button', { name: 'Save to my account' })
  expect(await save.isDisabled()).toBe(true)
  await chooseShop(page)
  expect(await page.getByRole('button', { name: /^Send to Darzi/ }).isDisabled()).toBe(true)
  await page.unroute(`**/api/body-scans/${id}`)
  await page.getByRole('button', { name: 'Try again' }).click()
  // The notice goes with its answer, the focus stays by it.
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('DIV')
  await page.getByText(/^Saved to your account on /).waitFor()
  await expect.poll(() => page.getByLabel('Whose sizes?').inputValue()).toBe('Junior Joshi')
  expect((await kept()).name).toBe('Junior Joshi')
})

test('what went into the account on the way to a shop that was not reached is this phone’s own, and its next reading stands', async () => {
  const { page, kept } = await aMeasuredPhone('0193c1de-0000-7000-8000-000000000404')
  await page.goto('/results')
  await page.getByRole('button', { name: 'Save to my account' }).click()
  await page.getByText(/^Saved to your account on /).waitFor()
  await typeTape(page, 'Neck', '39')
  await page.route('**/api/body-scans/*/send', (route) => route.abort(), { times: 2 })
  await chooseShop(page)
  await page.getByRole('button', { name: /^Send to Darzi/ }).click()
  await page.getByRole('region', { name: 'Send to your tailor' }).getByRole('alert').waitFor()
  await typeTape(page, 'Neck', '39.5')
  await page.getByRole('button', { name: 'Save the correction' }).click()
  await page.getByText(/^Saved to your account on /).waitFor()
  await sizeRow(page, 'Neck').getByText('39.5 cm', { exact: true }).waitFor()
  expect(await page.getByText('On another device a tape').count()).toBe(0)
  await expect.poll(kept).toMatchObject({ tape: { neck: 395 }, version: 3 })
})

test('a reading taken anew while the one before is being saved stands, and is to be saved', async () => {
  const { page, kept } = await aMeasuredPhone('0193c1de-0000-7000-8000-000000000405')
  await page.goto('/results')
  await page.getByRole('button', { name: 'Save to my account' }).click()
  await page.getByText(/^Saved to your account on /).waitFor()
  await typeTape(page, 'Neck', '39')
  let answer = () => {}
  const isRetyped = new Promise<void>((resume) => {
    answer = resume
  })
  const holdAnswer = async (route: Route) => {
    const response = await route.fetch()
    await isRetyped
    await route.fulfill({ response })
  }
  await page.route('**/api/body-scans', holdAnswer, { times: 1 })
  await page.getByRole('button', { name: 'Save the correction' }).click()
  await typeTape(page, 'Neck', '39.5')
  answer()
  await expect.poll(async () => (await kept()).version).toBe(2)
  await page.getByRole('button', { name: 'Save the correction' }).and(page.locator(':enabled')).click()
  await page.getByText(/^Saved to your account on /).waitFor()
  await sizeRow(page, 'Neck').getByText('39.5 cm', { exact: true }).waitFor()
  expect((await kept()).tape).toEqual({ neck: 395 })
})

test('deleted from the account, a measuring is this phone’s alone again, and can be saved anew', async () => {
  const id = '0193c1de-0000-7000-8000-000000000406'
  const { page, context } = await aMeasuredPhone(id)
  await page.goto('/results')
  await page.getByRole('button', { name: 'Save to my account' }).click()
  await page.getByText(/^Saved to your account on /).waitFor()
  await page.getByRole('button', { name: /^Delete / }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).last().click()
  await page.getByRole('button', { name: 'Save to my account' }).click()
  await page.getByText(/^Saved to your account on /).waitFor()
  expect((await context.request.get(`/api/body-scans/${id}`)).status()).toBe(200)
})
