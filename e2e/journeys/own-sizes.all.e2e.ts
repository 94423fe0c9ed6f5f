import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { anEmail, password, signInByForm } from '../support/accounts.ts'
import { phone, withGraphics } from '../support/browser.ts'
import { openApp } from '../support/open-app.ts'
import { sizeRow, typeTape } from '../support/size-rows.ts'
import { aScan, wasMeasured } from '../support/stored-scan.ts'

const { visit } = openApp(undefined, withGraphics)

const idOf = (n: number) => `0193c1de-0000-7000-8000-0000000003${String(n).padStart(2, '0')}`

/** A customer who is signed in on this device, and what was saved to their account elsewhere. */
async function meeraSaved(...scans: object[]) {
  const account = { email: anEmail('meera'), password }
  const visitor = await visit(undefined, { viewport: phone })
  const { request } = visitor.context
  await request.post('/api/register', { data: { ...account, name: 'Meera Joshi', role: 'user' } })
  await request.post('/api/login', { data: account })
  for (const data of scans) expect((await request.post('/api/body-scans', { data })).status()).toBe(200)
  await request.post('/api/logout')
  await visitor.page.goto('/login')
  await signInByForm(visitor.page, account)
  await visitor.page.waitForURL('**/user/dashboard')
  return { ...visitor, request }
}

/** Every answer of the server that refuses whoever is not signed in. */
function unauthorised(page: Page): string[] {
  const refused: string[] = []
  page.on('response', (answer) => {
    if (answer.status() === 401) refused.push(new URL(answer.url()).pathname)
  })
  return refused
}

const shirt = (page: Page) => page.getByRole('article', { name: 'Oxford shirt' })
/** Of the checkout: the cards of the shop have the same choice, and stand until it has come. */
const howItFits = (page: Page) => page.getByRole('group', { name: 'How it is to fit' })
const chest = (page: Page) => page.getByRole('row', { name: /^chest/ })
async function chooseShirt(page: Page) {
  await page
    .getByRole('region', { name: 'Garments' })
    .getByRole('button', { name: /^Oxford shirt/ })
    .click()
}

test('on a fresh device the account’s own sizes are worn, ordered and cut by, and never those of somebody they measured', async () => {
  const own = aScan({ id: idOf(1), takenAt: '2026-11-10T10:00:00.000Z' })
  const juniors = {
    ...aScan({ id: idOf(2), takenAt: '2026-11-20T10:00:00.000Z', biggerMm: -300 }),
    name: 'Junior',
  }
  const { page } = await meeraSaved(own, juniors)
  await page.goto('/try-on')
  await chooseShirt(page)
  await chest(page).getByText('+8.5 cm').waitFor()
  await page.goto('/shop')
  await page.getByText('The fit is worked out from your measurements of 10 Nov 2026').waitFor()
  await shirt(page).getByRole('radio', { name: 'Made to measure', checked: true }).waitFor()
  await shirt(page).getByRole('link', { name: 'Order now' }).click()
  await howItFits(page).getByRole('radio', { name: 'Made to measure' }).check()
  expect(
    await page.getByRole('radio', { name: /^My measurements by photo of 10 Nov 2026/ }).isChecked(),
  ).toBe(true)
  await page.goto('/pattern')
  await page.getByRole('img', { name: 'The pieces of the pattern, drawn side by side' }).waitFor()
})

test('the measuring that is shown goes along to the try-on, the pattern and the shop, and from there to the checkout', async () => {
  const small = aScan({ id: idOf(3), takenAt: '2026-11-01T10:00:00.000Z', biggerMm: -60 })
  const { page } = await meeraSaved(small, aScan({ id: idOf(4) }))
  await page.goto(`/results?scan=${small.id}`)
  await page.getByRole('link', { name: 'Sewing pattern' }).click()
  await page.waitForURL(`**/pattern?scan=${small.id}`)
  await page.getByRole('combobox', { name: 'Garment' }).selectOption('Kurta or kameez')
  await page.waitForURL(new RegExp(`scan=${small.id}&design=`))
  await page.goto(`/results?scan=${small.id}`)
  await page.getByRole('link', { name: 'Browse the shop' }).click()
  await page.getByText('The fit is worked out from your measurements of 1 Nov 2026').waitFor()
  await shirt(page).getByRole('link', { name: 'Order now' }).click()
  await page.waitForURL(new RegExp(`/checkout\\?.*scan=${small.id}`))
  await page.goto(`/results?scan=${small.id}`)
  await page.getByRole('link', { name: 'Try On Clothes' }).click()
  await page.waitForURL(`**/try-on?scan=${small.id}`)
  await chooseShirt(page)
  await page.getByText('M', { exact: true }).click()
  await chest(page).getByText('+14.5 cm').waitFor()
})

test('whoever is nobody here is asked for nothing: no request is refused on any of these screens', async () => {
  const { page } = await visit(undefined, { viewport: phone })
  const refused = unauthorised(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const [path, sign] of [
    ['/try-on', 'First your sizes'],
    ['/pattern', 'There are no sizes on this device yet.'],
    ['/shop', 'Two photos show how each garment would fit'],
    ['/results', 'Nothing measured here yet'],
  ] as const) {
    await page.goto(path)
    await page.getByText(sign).first().waitFor()
  }
  expect(refused).toEqual([])
  expect(asked.filter((path) => path.startsWith('/api/body-scans'))).toEqual([])
})

test('who has an account is told that there are no sizes in it either', async () => {
  const { page } = await meeraSaved()
  await page.goto('/pattern')
  await page.getByText('There are no sizes of yours yet, on this device or in your account.').waitFor()
  await page.goto('/shop')
  await shirt(page).getByRole('link', { name: 'Order now' }).click()
  await howItFits(page).getByRole('radio', { name: 'Made to measure' }).check()
  const own = page.getByRole('radio', { name: 'none on this device or in your account yet' })
  await own.waitFor()
  expect(await own.isDisabled()).toBe(true)
})

test('sizes that do not come are said, and asked for again; none is taken in their place', async () => {
  const { page } = await meeraSaved(aScan({ id: idOf(5) }))
  await page.route('**/api/body-scans?*', (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/try-on')
  await page.getByRole('alert').waitFor()
  expect(await page.getByText('First your sizes').count()).toBe(0)
  await page.unroute('**/api/body-scans?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await chooseShirt(page)
  await chest(page).getByText('+8.5 cm').waitFor()
})

test('the shop and the checkout say so too, and nothing is ordered to measure until it is known by which sizes', async () => {
  const { page } = await meeraSaved(aScan({ id: idOf(6) }))
  const fail = () => page.route('**/api/body-scans?*', (route) => route.fulfill({ status: 503, body: '' }))
  const mend = () => page.unroute('**/api/body-scans?*')
  const again = page.getByRole('button', { name: 'Try again' })
  await fail()
  await page.goto('/shop')
  await again.waitFor()
  await shirt(page).waitFor()
  expect(await page.getByText('Measure yourself').count()).toBe(0)
  await mend()
  await again.click()
  await shirt(page).getByRole('radio', { name: 'Made to measure', checked: true }).waitFor()
  await fail()
  const item = await shirt(page).getByRole('link', { name: 'Order now' }).getAttribute('href')
  await page.goto(item ?? '')
  await again.waitFor()
  await howItFits(page).getByRole('radio', { name: 'Made to measure' }).check()
  expect(
    await page.getByRole('radio', { name: 'My measurements by photo: not fetched yet' }).isDisabled(),
  ).toBe(true)
  const place = page.getByRole('button', { name: 'Place the order' })
  const isHeld = () => place.getAttribute('aria-disabled')
  expect(await isHeld()).toBe('true')
  await place.click({ force: true })
  await page.getByRole('tooltip').getByText('Fetch your measurements again').waitFor()
  const shops = page.getByRole('radio', { name: 'The shop has my measurements, or will take them' })
  expect(await shops.isChecked()).toBe(false)
  await mend()
  await again.click()
  const own = page.getByRole('radio', { name: /^My measurements by photo of/ })
  await own.waitFor()
  expect([await own.isChecked(), await isHeld()]).toEqual([true, null])
})

test('what is worn is drawn anew when another tab puts the sizes right', async () => {
  const { page, context } = await visit(undefined, { viewport: phone })
  await wasMeasured(context)
  await page.goto('/try-on')
  await chooseShirt(page)
  await page.getByRole('button', { name: 'Try On Garment' }).click()
  await page.getByText('Garment applied successfully!').waitFor({ timeout: 60_000 })
  const other = await context.newPage()
  await other.addInitScript(() => sessionStorage.setItem('was-measured', 'yes'))
  await other.goto('/results')
  await typeTape(other, 'Chest (bust)', '116')
  await sizeRow(other, 'Chest (bust)').getByText('116.0 cm', { exact: true }).waitFor()
  await page
    .getByRole('img', { name: /chest 116\.0 cm.* in Oxford shirt.* Too small/ })
    .waitFor({ timeout: 60_000 })
  await page.getByRole('region', { name: 'Too small for you' }).waitFor()
})
