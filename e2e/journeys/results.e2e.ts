import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { demoSignIns } from '../../apps/server/src/seed/demo-sign-ins.ts'
import { atRest } from '../support/at-rest.ts'
import { scrollsSideways, seriousViolations } from '../support/audit-page.ts'
import { phone, withGraphics } from '../support/browser.ts'
import { openApp } from '../support/open-app.ts'
import { sizeRow, typeTape } from '../support/size-rows.ts'
import { aScan, wasMeasured } from '../support/stored-scan.ts'
import { testInAll } from '../support/test-in-all.ts'

const { visit, visitAs } = openApp(undefined, withGraphics, { isAlone: true })
const customer = demoSignIns[3]

async function measured(options: Parameters<typeof visit>[1] = {}) {
  const visitor = await visit(undefined, options)
  await wasMeasured(visitor.context)
  await visitor.page.goto('/results')
  return visitor
}

/** Signed in, as this device knows it after any screen of theirs. */
async function customerCame() {
  const visitor = await visitAs(customer, '/user/dashboard')
  await visitor.page.waitForFunction(() => localStorage.getItem('user') !== null)
  return visitor
}

test('who was not measured yet is led to it', async () => {
  const { page } = await visit('/results')
  await page.getByRole('heading', { name: 'Nothing measured here yet' }).waitFor()
  await page.getByRole('link', { name: 'Get measured by photo' }).click()
  await page.waitForURL('**/upload')
})

test('each size says how far off it may be and where it is from, in the unit of the reader', async () => {
  const { page } = await measured({ viewport: phone })
  await page.getByText('within 3.4 cm').waitFor()
  await sizeRow(page, 'Hips (seat)').getByText('98.2 cm').waitFor()
  await sizeRow(page, 'Hips (seat)').getByText('± 2.6 cm').waitFor()
  await sizeRow(page, 'Hips (seat)').getByText('by photo').waitFor()
  await page.getByRole('button', { name: 'in', exact: true }).click()
  await sizeRow(page, 'Hips (seat)').getByText('38 ⅝ in').waitFor()
})

testInAll(
  'clothes that may have been measured too are said with the sizes, also after a reload',
  async () => {
    const { page, context } = await visit(undefined, { viewport: phone })
    const scan = aScan()
    await wasMeasured(context, { ...scan, quality: { ...scan.quality, notices: ['clothesStandOff'] } })
    await page.goto('/results')
    const said = page.getByText('Your clothes seem to have stood off your body')
    await said.waitFor()
    await page.reload()
    await said.waitFor()
  },
)

test('a tape reading draws the other sizes along, and taken back it leaves no trace', async () => {
  const { page } = await measured()
  await typeTape(page, 'Waist', '94')
  await page.getByText('Taken. The other sizes moved with it.').waitFor()
  await sizeRow(page, 'Waist').getByText('94.0 cm').waitFor()
  await sizeRow(page, 'Waist').getByText('by tape').waitFor()
  expect(await sizeRow(page, 'Hips (seat)').getByText('98.2 cm').count()).toBe(0)
  await page.reload()
  await sizeRow(page, 'Waist').getByText('94.0 cm').waitFor()
  await sizeRow(page, 'Waist').getByRole('button', { name: 'Edit Waist' }).click()
  await page.getByRole('button', { name: 'Take the reading back' }).click()
  await sizeRow(page, 'Waist').getByText('88.2 cm').waitFor()
  await sizeRow(page, 'Hips (seat)').getByText('98.2 cm').waitFor()
})

testInAll(
  'an odd reading is asked about and may be kept; what is no length is said at the field',
  async () => {
    const { page } = await measured()
    await typeTape(page, 'Neck', 'wide')
    await page.getByText('“wide” is not a size. Write it as 36, 36.5 or 36 1/2.').waitFor()
    await page.getByLabel('The tape reads').fill('95')
    await page.getByRole('button', { name: 'Take this number' }).click()
    await page.getByText('95.0 cm is unusual').waitFor()
    await page.getByRole('button', { name: 'Keep it all the same' }).click()
    await sizeRow(page, 'Neck').getByText('95.0 cm', { exact: true }).waitFor()
  },
)

testInAll('the numbers leave as a file and the address of the page is copied to share it', async () => {
  const { page, context } = await measured()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export Data' }).click()
  const file: unknown = JSON.parse(readFileSync(await (await coming).path(), 'utf8'))
  expect(file).toMatchObject({
    measurements: { height: 174, chest: 101.5, inseam: 84.8, shoulder: 41.3, sleeve: 59.3 },
    user_id: null,
    created_at: '2026-11-20T10:00:00.000Z',
  })
  await page.getByText('It shows these sizes to you alone').waitFor()
  await page.getByRole('button', { name: 'Share Results' }).click()
  await page.getByText('The address of this page is copied. Only you can open it.').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

testInAll(
  'by the device’s own sharing the sizes go along as text, for the address opens only for its owner',
  async () => {
    const { page, context } = await measured()
    await context.addInitScript(() => {
      const share = async (what: ShareData) => localStorage.setItem('shared', JSON.stringify(what))
      Object.defineProperty(navigator, 'share', { value: share })
    })
    await page.reload()
    await page.getByText('The address of this page goes with them, but opens only for you.').waitFor()
    await page.getByRole('button', { name: 'Share Results' }).click()
    await page.getByText('Shared: the sizes as text.').waitFor()
    const shared = JSON.parse((await page.evaluate(() => localStorage.getItem('shared'))) ?? '{}')
    expect(shared.text).toContain('Height: 174.0 cm\nNeck: 38.8 cm')
    expect(shared.url).toBe(page.url())
  },
)

testInAll('the unit chosen once holds wherever the body is shown', async () => {
  const { page } = await measured()
  await sizeRow(page, 'Waist').getByText('88.2 cm').waitFor()
  const chest = page.getByRole('textbox', { name: 'Chest (bust)' })
  await page.goto('/pattern')
  await expect.poll(() => chest.inputValue()).toBe('101.5')
  await page.getByRole('button', { name: 'in', exact: true }).click()
  await expect.poll(() => chest.inputValue()).toBe('40')
  await page.goto('/results')
  await sizeRow(page, 'Waist').getByText('34 ¾ in').waitFor()
  await page.goto('/try-on')
  await page.getByRole('button', { name: /Oxford shirt/ }).click()
  expect(await page.getByRole('button', { name: 'inches', exact: true }).getAttribute('aria-pressed')).toBe(
    'true',
  )
})

testInAll('sharing that does not work is said', async () => {
  const { page } = await measured()
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.getByRole('button', { name: 'Share Results' }).click()
  await page.getByText('Sharing did not work.').waitFor()
})

testInAll('the own form stands in the round, told in words, turned by buttons and keys', async () => {
  const { page } = await measured()
  const scene = page.getByRole('img', { name: /height 174.0 cm, chest 101.5 cm/ })
  await scene.locator('canvas').waitFor()
  const label = scene.getByText('101.5 cm')
  await label.waitFor()
  const placed = async () => Math.round((await label.boundingBox())?.x ?? 0)
  await expect.poll(placed).toBeGreaterThan(0)
  const fromFront = await placed()
  await page.getByRole('button', { name: 'Side', exact: true }).click()
  await expect.poll(placed).not.toBe(fromFront)
  await scene.focus()
  await page.keyboard.press('Home')
  await expect.poll(placed).toBe(fromFront)
})

testInAll('the whole page is in order for readers, in light and dark, and fits a phone', async () => {
  const { page } = await measured({ viewport: phone })
  await page.locator('canvas').waitFor()
  await sizeRow(page, 'Waist').getByRole('button', { name: 'Check with a tape: Waist' }).click()
  expect(await seriousViolations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await atRest(page)
  expect(await seriousViolations(page, { only: ['color-contrast'] })).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
})

testInAll('a device that draws flat shows the outlines', async () => {
  const visitor = await visit()
  await visitor.context.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await wasMeasured(visitor.context)
  await visitor.page.goto('/results')
  await visitor.page.getByText('This device does not draw in three dimensions').waitFor()
  expect(await visitor.page.locator('[role=img] svg').count()).toBe(2)
  await sizeRow(visitor.page, 'Waist').getByText('88.2 cm').waitFor()
})

test('saved measurings stand side by side and can be deleted', async () => {
  const { page, context } = await customerCame()
  const earlier = aScan({
    id: '0193c1de-0000-7000-8000-000000000009',
    takenAt: '2026-05-02T10:00:00.000Z',
    biggerMm: 40,
  })
  const saved = await context.request.post('/api/body-scans', { data: earlier })
  expect(saved.status()).toBe(200)
  await wasMeasured(context)
  await page.goto('/results')
  await page.getByRole('button', { name: 'Save to my account' }).click()
  const list = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Saved measurings' }) })
  await list.getByText('20 Nov 2026').waitFor()
  await list.getByRole('link', { name: 'Compare with 2 May 2026' }).click()
  await page.locator('[role=img]').getByText('2 May 2026').waitFor()
  await page.locator('[role=img]').getByText('105.5 cm').waitFor()
  const changed = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'What changed', exact: true }) })
  await changed.getByText('From 2 May 2026 to 20 Nov 2026.').waitFor()
  await changed.getByRole('listitem').filter({ hasText: 'Hips' }).getByText('4.0 cm less').waitFor()
  await list.getByRole('button', { name: 'Delete 2 May 2026' }).click()
  await list.getByRole('button', { name: 'Delete', exact: true }).last().click()
  await expect.poll(() => list.getByText('2 May 2026').count()).toBe(0)
})

testInAll(
  'every measuring of the account stands under its own address, to be opened and downloaded',
  async () => {
    const { page, context } = await customerCame()
    const scan = aScan({ id: '0193c1de-0000-7000-8000-00000000000c', takenAt: '2026-11-19T10:00:00.000Z' })
    await context.request.post('/api/body-scans', { data: { ...scan, name: 'Junior' } })
    await wasMeasured(context, aScan({ id: '0193c1de-0000-7000-8000-00000000000d' }))
    await page.goto('/customer/measurements')
    const card = (words: string) => page.getByRole('listitem').filter({ hasText: words })
    await card('On this device only').getByText('Body, taken on 20 Nov 2026').waitFor()
    await card('Junior').getByText('101.5 cm').waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      card('Junior').getByRole('button', { name: 'Download the sizes of 19 Nov 2026' }).click(),
    ])
    expect(JSON.parse(readFileSync(await download.path(), 'utf8')).measurements.chest).toBe(101.5)
    const details = card('Junior').getByRole('link', { name: 'View Details of 19 Nov 2026' })
    await details.click()
    await page.waitForURL(`**/results/*?scan=${scan.id}`)
    // The address is there before the screen is: the cards of before have a waist each.
    await details.waitFor({ state: 'hidden' })
    await sizeRow(page, 'Waist').getByText('88.2 cm').waitFor()
  },
)

testInAll(
  'while the account cannot be read, what is on this device is shown all the same, and said to be that',
  async () => {
    const { page, context } = await customerCame()
    await wasMeasured(context, aScan({ id: '0193c1de-0000-7000-8000-00000000000e' }))
    await page.route('**/api/body-scans?*', (route) => route.fulfill({ status: 503, body: '' }))
    await page.goto('/customer/measurements')
    const failed = page.getByRole('alert')
    await failed.getByText('The one below is kept on this device.').waitFor()
    const card = page.getByRole('listitem').filter({ hasText: 'Body, taken on 20 Nov 2026' })
    await card.getByText('On this device', { exact: true }).waitFor()
    await card.getByText('101.5 cm').waitFor()
    await page.unroute('**/api/body-scans?*')
    await failed.getByRole('button', { name: 'Try again' }).click()
    await card.getByText('On this device only').waitFor()
    expect(await failed.count()).toBe(0)
  },
)

testInAll('a saved measuring of somebody else that a tape corrects stays under their name', async () => {
  const { page, context } = await customerCame()
  const id = '0193c1de-0000-7000-8000-00000000000b'
  await context.request.post('/api/body-scans', { data: { ...aScan({ id }), name: 'Junior' } })
  await page.goto(`/results?scan=${id}`)
  await typeTape(page, 'Waist', '94')
  await page.getByText('Taken. The other sizes moved with it.').waitFor()
  const kept = await (await context.request.get(`/api/body-scans/${id}`)).json()
  expect(kept).toMatchObject({ name: 'Junior', tape: { waist: 940 } })
  await context.request.delete(`/api/body-scans/${id}`)
})

test('somebody else’s results are not there; a guest is asked to sign in', async () => {
  const { page } = await customerCame()
  await page.goto('/results/01890a5d-ac96-774b-bcce-b302099a8057')
  await page.getByRole('heading', { name: 'These results are not here' }).waitFor()
  const guest = await visit('/results/01890a5d-ac96-774b-bcce-b302099a8057')
  await guest.page.getByRole('heading', { name: 'Sign in to see these results' }).waitFor()
})

test('numbers on a shared device are forgotten when asked', async () => {
  const { page } = await measured()
  await page.getByRole('button', { name: 'Forget them' }).click()
  await page.getByRole('button', { name: 'Forget', exact: true }).click()
  await page.getByRole('heading', { name: 'Nothing measured here yet' }).waitFor()
})
