import { expect, test } from 'vitest'
import { demoSignIns } from '../../apps/server/src/seed/demo-sign-ins.ts'
import { scrollsSideways, seriousViolations, smallTargets } from '../support/audit-page.ts'
import { desk, phone } from '../support/browser.ts'
import { openApp } from '../support/open-app.ts'
import { wasMeasured } from '../support/stored-scan.ts'
import { testInAll } from '../support/test-in-all.ts'

const { visitAs } = openApp()
const [owner, counter] = demoSignIns

test('a suggestion tells its figures, is put away, and is shown again', async () => {
  const { page, context } = await visitAs(owner, undefined, { viewport: phone })
  const { rows } = await (await context.request.get('/api/customers?limit=1')).json()
  const { people } = await (await context.request.get(`/api/customers/${rows[0].id}`)).json()
  const piece = { personId: people[0].id, garment: 'shirt', priceMinor: 4_321_000 }
  const body = { customerId: rows[0].id, pieces: [piece, piece, piece, piece, piece, piece, piece, piece] }
  const promisedOn = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10)
  await context.request.post('/api/orders', { data: { ...body, promisedOn } })
  await page.goto('/ai-features')
  const card = page.getByRole('region', { name: /^Too much is promised for / }).first()
  await card.getByText(/pieces are promised; on your busiest day of the last 90 you handed over/).waitFor()
  expect(await seriousViolations(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
  const before = await page.getByRole('button', { name: 'Not now' }).count()
  await card.getByRole('button', { name: 'Not now' }).click()
  await page.getByRole('button', { name: 'Show 1 suggestion again' }).click()
  await expect.poll(() => page.getByRole('button', { name: 'Not now' }).count()).toBe(before)
})

test('a measuring by photo is read for cut and cloth with reasons, unless the shop does without', async () => {
  const { page, context } = await visitAs(owner, undefined, { viewport: phone })
  await wasMeasured(context)
  await page.goto('/ai-features?tab=body')
  await page.getByText('Regular build', { exact: true }).waitFor()
  await page.getByText(/of 18 sizes are surely within 2 cm/).waitFor()
  await page.getByRole('heading', { name: 'Cloth' }).waitFor()
  expect(await seriousViolations(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByRole('checkbox', { name: /^Cut and cloth/ }).uncheck()
  await page.getByRole('tab', { name: 'Image Analysis' }).click()
  await page.getByText('Regular build', { exact: true }).waitFor()
  expect(await page.getByRole('heading', { name: 'Cloth' }).count()).toBe(0)
})

test('the demo measures a drawn body live, calls it an example, tells its true sizes, and keeps nothing', async () => {
  const { page } = await visitAs(owner, '/ai-features', { viewport: phone })
  await page.getByRole('tab', { name: 'Demo' }).click()
  await page.getByText('they are nobody').waitFor()
  for (const example of ['Example 1', 'Example 3']) {
    await page.getByRole('button', { name: example }).click()
    await page.getByRole('button', { name: 'Measure this example' }).click()
    await page.getByRole('row', { name: /^Waist \d+(\.\d)? cm ± \d/ }).waitFor({ timeout: 20_000 })
    await page.getByText(/of 9 are within their ±/).waitFor()
  }
  await page.getByRole('heading', { name: 'How a tailor reads the example' }).waitFor()
  await page.getByText('Full build', { exact: true }).waitFor()
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('scan.'))),
  ).toEqual([])
  expect(await seriousViolations(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
})

testInAll('the counter sees the settings and is told who decides', async () => {
  const { page } = await visitAs(counter, '/ai-features?tab=settings', { viewport: desk })
  await page.getByText('The owner or a manager decides this.').waitFor()
  expect(await page.getByRole('checkbox', { name: /^Prices/ }).isDisabled()).toBe(true)
  await page.getByText('There is no such pair yet.').waitFor()
})

testInAll('how the shop’s tape stands to the photo is shown, and that new measurings follow it', async () => {
  const { page } = await visitAs(owner, undefined, { viewport: phone })
  const pair = { site: 'chest', photoMm: 1000, plusMinusMm: 30, tapeMm: 1020 }
  const pairs = [pair, { ...pair, photoMm: 900, tapeMm: 915 }]
  await page.route('**/api/body-scans/pairs', (route) => route.fulfill({ json: { people: 2, pairs } }))
  await page.goto('/ai-features?tab=settings')
  await page.getByText('From 2 people. What your tape reads against the photo:').waitFor()
  await page
    .getByText('These figures are applied to everyone in your book who is measured by photo')
    .waitFor()
})
