import type { BrowserContext, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { demoSignIns } from '../../apps/server/src/seed/demo-sign-ins.ts'
import { seriousViolations } from '../support/audit-page.ts'
import { phone, withGraphics } from '../support/browser.ts'
import { coloursOf, garment, putOn } from '../support/fitting-room.ts'
import { openApp } from '../support/open-app.ts'
import { aScan, wasMeasured } from '../support/stored-scan.ts'
import { testInAll } from '../support/test-in-all.ts'

const { visit, visitAs } = openApp(undefined, withGraphics, { isAlone: true })
const customer = demoSignIns[3]

const zone = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) })

async function measured(scan = aScan(), options: Parameters<typeof visit>[1] = {}) {
  const visitor = await visit(undefined, options)
  await wasMeasured(visitor.context, scan)
  await visitor.page.goto('/try-on')
  return visitor
}

test('six numbers of a tape are enough to try on; a number nobody has is refused at its field', async () => {
  const { page } = await visit('/try-on', { viewport: phone })
  await page.getByRole('heading', { name: 'First your sizes' }).waitFor()
  await page.getByRole('button', { name: 'Type six sizes' }).click()
  await page.getByLabel('Height').fill('174')
  await page.getByLabel('Weight (kg)').fill('76')
  await page.getByLabel('Body').selectOption('Male')
  await page.getByLabel('Chest (bust)').fill('9')
  await page.getByLabel('Waist').fill('88')
  await page.getByLabel('Hips').fill('98')
  await page.getByRole('button', { name: 'Make my form' }).click()
  await page.getByText('Nobody has this size. Check the number and the unit.').waitFor()
  await page.getByLabel('Chest (bust)').fill('38')
  await page.getByRole('button', { name: 'Make my form' }).click()
  await page.getByText('38.0 looks like inches. Take 96.5 cm instead?').waitFor()
  await page.getByRole('button', { name: 'Keep them all the same' }).waitFor()
  await page.getByLabel('Chest (bust)').fill('100')
  await page.getByRole('button', { name: 'Make my form' }).click()
  await garment(page, 'Oxford shirt').click()
  await page.getByRole('heading', { name: /sits on you$/ }).waitFor()
  await page.reload()
  await garment(page, 'Oxford shirt').waitFor()
})

test('a garment is tried on in the advised size, told in centimetres, and goes to the cart as it is worn', async () => {
  const { page } = await measured()
  await garment(page, 'Oxford shirt').click()
  expect(await page.getByRole('radio', { name: 'M', exact: true }).isChecked()).toBe(true)
  await page.getByText('We recommend M, based on your chest.').waitFor()
  await page.getByTitle('Indigo').click()
  await page.getByText('Colour: Indigo').waitFor()
  await zone(page, 'chest').getByText('+8.5 cm').waitFor()
  await page.getByText(/^The hem ends at the /).waitFor()
  await page.getByText(/^The sleeve ends at the /).waitFor()
  await page.getByText('M fits you.', { exact: true }).waitFor()
  await page.getByRole('radio', { name: 'XL', exact: true }).click({ force: true })
  await page.getByText('XL goes on, but needs changes: sleeve 3.3 cm too long.').waitFor()
  await page.getByRole('radio', { name: 'M', exact: true }).click({ force: true })
  await putOn(page)
  const scene = page.getByRole('img', { name: /in Oxford shirt, size M, Indigo/ })
  await scene.locator('canvas').waitFor()
  // Beside the list at a desk the form stays whole under the page's head.
  await page.getByRole('link', { name: 'Cookie Policy' }).scrollIntoViewIfNeeded()
  await page.getByRole('heading', { name: /sits on you$/ }).scrollIntoViewIfNeeded()
  const belowHead = async () => {
    const [head, drawn] = [await page.locator('header').first().boundingBox(), await scene.boundingBox()]
    return (drawn?.y ?? Number.NaN) - (head?.y ?? 0) - (head?.height ?? 0)
  }
  // Once the scrolling is at rest.
  await expect.poll(belowHead).toBeGreaterThanOrEqual(0)
  await page.getByText(/^Sewn from pattern pieces/).waitFor({ timeout: 90_000 })
  // Where the collar opens the throat is seen, and nothing below it.
  expect(await skinPoints(await scene.locator('canvas').screenshot(), { below: 0.22 })).toBe(0)
  await page.getByRole('button', { name: 'Cloth', exact: true }).click()
  expect(await skinPoints(await scene.locator('canvas').screenshot())).toBe(0)
  await page.getByRole('button', { name: 'Fit map' }).click()
  await page.getByText('too small: under −0.6 cm').waitFor()
  await page.getByText('loose: over 17.0 cm').waitFor()
  await page.getByRole('button', { name: 'Save for Later' }).click()
  await page.getByRole('button', { name: 'Saved for Later' }).waitFor()
  expect(await seriousViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await page.getByRole('link', { name: 'View cart' }).click()
  await page.getByRole('article', { name: 'Oxford shirt' }).waitFor()
})

test('it is sewn from its pattern too, and the pull of the cloth is shown', async () => {
  const { page } = await measured()
  await garment(page, 'Oxford shirt').click()
  await putOn(page)
  await page.getByText(/^Sewn from pattern pieces/).waitFor({ timeout: 90_000 })
  await page.getByRole('button', { name: 'Pull of the cloth' }).click()
  await page.getByText('about 5 %: pulls').waitFor()
  await garment(page, 'Linen trousers').click()
  await putOn(page)
  await page.getByText('Linen trousers, size').waitFor()
  await page.getByRole('button', { name: 'Sewn and hanging' }).click()
  await page.getByText(/^Sewn from pattern pieces/).waitFor({ timeout: 90_000 })
})

testInAll('also without movement the fit map shows what is loose in its own colour', async () => {
  const { page } = await measured(aScan(), { reducedMotion: 'reduce' })
  await garment(page, 'Oxford shirt').click()
  await page.getByText('XL', { exact: true }).click()
  await zone(page, 'chest').getByText('loose').waitFor()
  await putOn(page)
  await page.getByRole('button', { name: 'Fit map' }).click()
  await page.getByText(/^loose: over/).waitFor()
  const canvas = page.getByRole('img', { name: /in Oxford shirt/ }).locator('canvas')
  await expect.poll(async () => (await coloursOf(await canvas.screenshot())).blue).toBeGreaterThan(0.02)
  expect((await coloursOf(await canvas.screenshot())).red).toBeLessThan(0.001)
})

testInAll('what is smaller than the body is never shown as fitting', async () => {
  const { page } = await measured(aScan({ biggerMm: 450 }))
  await garment(page, 'Oxford shirt').click()
  await page.getByText(/^No size fits\. XL comes closest/).waitFor()
  await page
    .getByText(/^Too small: the .* cm too tight/)
    .first()
    .waitFor()
  await zone(page, 'chest').getByText('too small').waitFor()
  await page.getByRole('button', { name: 'Try On Garment' }).click()
  const ready = page.getByRole('region', { name: 'Too small for you' })
  await ready.waitFor({ timeout: 60_000 })
  await expect.poll(() => page.getByText(/^Too small: the .* cm too tight/).count()).toBeGreaterThan(0)
  await page.getByRole('img', { name: /in Oxford shirt, size XL.* Too small/ }).waitFor()
  expect(await page.getByRole('button', { name: 'Fit map' }).getAttribute('aria-pressed')).toBe('true')
  expect(await page.getByText('Garment applied successfully!').count()).toBe(0)
  expect(await page.getByRole('heading', { name: 'Ready to Purchase?' }).count()).toBe(0)
  expect(await seriousViolations(page)).toEqual([])
  await ready.getByRole('link').first().click()
  await page.waitForURL(/\/checkout\?item=.*fit=measured/)
})

testInAll('before a size that does not go on, the one that does is offered', async () => {
  const { page } = await measured(aScan({ biggerMm: 100 }))
  await garment(page, 'Oxford shirt').click()
  await page.getByText('M', { exact: true }).click()
  await page.getByRole('button', { name: 'Try On Garment' }).click()
  await page.getByRole('heading', { name: 'Too small for you' }).waitFor({ timeout: 60_000 })
  await page.getByRole('button', { name: /^Try on size X?X?L$/ }).click()
  await page.getByRole('heading', { name: 'Ready to Purchase?' }).waitFor({ timeout: 60_000 })
  expect(await page.getByText(/^Too small/).count()).toBe(0)
})

/** Draws the outline in place of the form: a sixth of the work, where the form is not what is looked at. */
const drawsFlat = (context: BrowserContext) =>
  context.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })

test('an account is told of what was tried on; a failure of that is said and takes nothing away', async () => {
  const { page, context } = await visitAs(customer, '/user/dashboard')
  await page.waitForFunction(() => localStorage.getItem('user') !== null)
  await drawsFlat(context)
  await wasMeasured(context)
  await page.route('**/api/try-on', (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/try-on')
  await garment(page, 'Oxford shirt').click()
  await putOn(page)
  await page.getByText(/^It is shown here, but not kept in your account:/).waitFor()
  await page.getByRole('heading', { name: 'Ready to Purchase?' }).waitFor()
  expect((await context.request.post('/api/body-scans', { data: aScan() })).status()).toBe(200)
  await page.unroute('**/api/try-on')
  const told = page.waitForResponse('**/api/try-on')
  await putOn(page)
  expect(await (await told).json()).toMatchObject({ size: 'M', fits: true, best_size: 'M' })
})

test('what was saved for later and what was tried on is listed, opened as it was, and taken away', async () => {
  const { page, context } = await visitAs(customer, '/user/dashboard')
  await page.waitForFunction(() => localStorage.getItem('user') !== null)
  await drawsFlat(context)
  await wasMeasured(context)
  await context.request.post('/api/body-scans', { data: aScan() })
  await page.goto('/try-on')
  await garment(page, 'Oxford shirt').click()
  await page.getByTitle('Indigo').click()
  await putOn(page)
  const kept = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok())
  await page.getByRole('button', { name: 'Save for Later' }).click()
  const later = page.getByRole('region', { name: 'Kept for later' })
  const worn = later.getByRole('button', { name: /^Oxford shirt, size M, Indigo/ })
  await Promise.all([worn.getByText('Fits', { exact: true }).waitFor(), kept])
  await page.goto('/try-on')
  await worn.click()
  await page.getByText('Colour: Indigo').waitFor()
  await later.getByRole('button', { name: /^Take Oxford shirt, size M, Indigo away/ }).click()
  await expect.poll(() => worn.count()).toBe(0)
  await later.getByRole('button', { name: 'Take Oxford shirt away' }).click()
  await expect.poll(() => later.getByText('Saved', { exact: true }).count()).toBe(0)
  expect(await seriousViolations(page)).toEqual([])
})

test('a device that draws flat shows the outline and the same words', async () => {
  const visitor = await visit(undefined, { viewport: phone })
  await drawsFlat(visitor.context)
  await wasMeasured(visitor.context)
  await visitor.page.goto('/try-on')
  await garment(visitor.page, 'Lucknow kurta').click()
  await putOn(visitor.page)
  await visitor.page.getByText('This device does not draw in three dimensions').waitFor()
  await zone(visitor.page, 'chest').getByText(/cm$/).first().waitFor()
})

testInAll(
  'a device that draws flat fills the outline by the fit: what is too small is never one plain colour',
  async () => {
    const visitor = await visit(undefined, { viewport: phone })
    await drawsFlat(visitor.context)
    await wasMeasured(visitor.context, aScan({ biggerMm: 450 }))
    const { page } = visitor
    await page.goto('/try-on')
    await garment(page, 'Oxford shirt').click()
    await page.getByRole('button', { name: 'Try On Garment' }).click()
    await page.getByRole('heading', { name: 'Too small for you' }).waitFor({ timeout: 60_000 })
    const fills = (label: string) =>
      page
        .locator(`svg path[data-fit="${label}"]`)
        .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).fill))
    const keyed = await page
      .locator('span[data-fit="too_small"]')
      .first()
      .evaluate((patch) => getComputedStyle(patch).backgroundColor)
    expect(await fills('too_small')).toEqual([keyed, keyed])
    await page.getByRole('button', { name: 'Cloth', exact: true }).click()
    expect(await fills('too_small')).toEqual([])
  },
)

testInAll(
  'past the first garments there are more, and a page that does not come may be asked for again',
  async () => {
    const { page, context } = await visit()
    await wasMeasured(context)
    const isFirst = (url: URL) => url.pathname === '/api/collection' && !url.searchParams.has('after')
    await page.route(isFirst, (route) => {
      const url = new URL(route.request().url())
      url.searchParams.set('limit', '2')
      return route.continue({ url: url.href })
    })
    const isNext = (url: URL) => url.pathname === '/api/collection' && url.searchParams.has('after')
    await page.route(isNext, (route) => route.fulfill({ status: 503, body: '' }))
    await page.goto('/try-on')
    const listed = page.getByRole('region', { name: 'Garments' }).getByRole('listitem')
    await expect.poll(() => listed.count()).toBe(2)
    const more = page.getByRole('button', { name: 'Show more garments' })
    await more.click()
    await page.getByRole('region', { name: 'Garments' }).getByRole('alert').waitFor()
    await page.unroute(isNext)
    await more.click()
    await garment(page, 'Oxford shirt').waitFor()
    await garment(page, 'Lucknow kurta').waitFor()
    await expect.poll(() => listed.count()).toBeGreaterThan(2)
    expect(await more.count()).toBe(0)
  },
)

testInAll('garments that do not come are said, and asked for again', async () => {
  const visitor = await visit()
  await wasMeasured(visitor.context)
  await visitor.page.route('**/api/collection?*', (route) => route.fulfill({ status: 503, body: '' }))
  await visitor.page.goto('/try-on')
  await visitor.page.getByRole('alert').waitFor()
  await visitor.page.unroute('**/api/collection?*')
  await visitor.page.getByRole('button', { name: 'Try again' }).click()
  await garment(visitor.page, 'Oxford shirt').waitFor()
})

/** How many points of a picture are lit alone amid dark cloth, and warm as skin is: buttons and stitches are not. */
async function skinPoints(picture: Buffer, { below = 0 } = {}): Promise<number> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const colour = (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(3 * (x + info.width * y))
    return { red, green, blue }
  }
  const light = (x: number, y: number) => {
    const { red, green, blue } = colour(x, y)
    return red + green + blue
  }
  const isWarm = (x: number, y: number) => colour(x, y).red > 1.15 * colour(x, y).blue
  const around = [-2, -1, 0, 1, 2].flatMap((a) => [-2, -1, 0, 1, 2].map((b) => [a, b] as const))
  const ring = around.filter(([a, b]) => Math.max(Math.abs(a), Math.abs(b)) === 2)
  let found = 0
  for (let y = Math.max(2, Math.round(below * info.height)); y < info.height - 2; y++)
    for (let x = 2; x < info.width - 2; x++) {
      const brightest = Math.max(...ring.map(([a, b]) => light(x + a, y + b)))
      if (brightest < 300 && light(x, y) > brightest + 24 && isWarm(x, y)) found++
    }
  return found
}
