import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { atRest, settled } from '../support/at-rest.ts'
import { scrollsSideways, seriousViolations, smallTargets } from '../support/audit-page.ts'
import { desk, phone } from '../support/browser.ts'
import { openApp } from '../support/open-app.ts'
import { openOrder } from '../support/order-page.ts'
import { photoWithPlace } from '../support/pictures.ts'
import { clippedTexts, enlargeText, rawKeys } from '../support/read-page.ts'
import { testInAll } from '../support/test-in-all.ts'

const app = openApp()

/** The page of an order with one photo of the work. */
async function openPhoto() {
  const opened = await openOrder(app, { garments: ['shirt'] })
  const { page, orderNow, owner } = opened
  await page.getByLabel('Add photo').setInputFiles(await photoWithPlace())
  await page.getByRole('button', { name: 'Draw on it' }).waitFor()
  const picture = async (at: number) => {
    const photo = (await orderNow()).photos[at]
    const reply = await owner.context.request.get(photo?.url ?? '')
    return reply.body()
  }
  return { ...opened, picture }
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Draw on the photo' })
const sheetOf = (page: Page) => dialogOf(page).getByRole('img', { name: /^Photo with/ })
const marks = (page: Page, count: string) =>
  dialogOf(page).getByRole('status').filter({ hasText: count }).waitFor()

/** A place on the photo, as parts of its width and height, on the screen. */
async function onPhoto(page: Page, [x, y]: readonly [number, number]) {
  const box = await sheetOf(page).boundingBox()
  if (!box) throw new Error('no photo to draw on')
  return { x: box.x + x * box.width, y: box.y + y * box.height }
}

async function dragMouse(page: Page, from: readonly [number, number], to: readonly [number, number]) {
  const [start, end] = [await onPhoto(page, from), await onPhoto(page, to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2)
  await page.mouse.move(end.x, end.y)
  await page.mouse.up()
}

async function dragFinger(page: Page, from: readonly [number, number], to: readonly [number, number]) {
  const hand = await page.context().newCDPSession(page)
  const [start, end] = [await onPhoto(page, from), await onPhoto(page, to)]
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    hand.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
  await touch('touchStart', start)
  await touch('touchMove', { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 })
  await touch('touchMove', end)
  await touch('touchEnd')
}

/** The colour of a picture at a place. */
async function colourAt(bytes: Buffer, [x, y]: readonly [number, number]) {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  return [...data.subarray(at, at + 3)]
}
/** How far the colours over and below a place go from this one: a stroke has an edge, whatever its ink. */
async function mostAround(bytes: Buffer, [x, y]: readonly [number, number], plain: readonly number[]) {
  const near = [-0.03, -0.02, -0.01, 0, 0.01, 0.02, 0.03].map((by) => colourAt(bytes, [x, y + by]))
  return Math.max(...(await Promise.all(near)).map((colour) => farFrom(colour, plain)))
}
const farFrom = (one: readonly number[], other: readonly number[]) =>
  Math.max(...one.map((part, at) => Math.abs(part - (other[at] ?? 0))))

test('what is drawn on a photo is kept as a second photo, other under the stroke and the same beside it; the first stays as it was', async () => {
  const { page, orderNow, picture } = await openPhoto()
  const before = await picture(0)
  await page.getByRole('button', { name: 'Draw on it' }).click()
  await sheetOf(page).waitFor()
  const keep = dialogOf(page).getByRole('button', { name: 'Keep as a new photo' })
  await keep.focus()
  await dialogOf(page)
    .getByRole('tooltip')
    .filter({ hasText: 'Draw something on the photo first.' })
    .first()
    .waitFor()

  await dragMouse(page, [0.25, 0.25], [0.75, 0.25])
  await marks(page, '1 mark')
  await dialogOf(page).getByRole('button', { name: 'Circle' }).click()
  await dragMouse(page, [0.3, 0.6], [0.7, 0.9])
  await marks(page, '2 marks')
  await dialogOf(page).getByRole('button', { name: 'Undo' }).click()
  await marks(page, '1 mark')
  await sheetOf(page).click()
  await marks(page, '1 mark')
  await dialogOf(page).getByRole('button', { name: 'Line' }).click()
  await dragMouse(page, [0.2, 0.75], [0.8, 0.75])
  await marks(page, '2 marks')
  await keep.click()
  await dialogOf(page).waitFor({ state: 'hidden' })
  await page.getByText('Kept as a new photo beside the first').waitFor()
  await expect.poll(async () => (await orderNow()).photos.length).toBe(2)

  const [first, second] = (await orderNow()).photos
  expect(second).toMatchObject({ kind: first?.kind, stage: first?.stage, isShared: false })
  expect((await picture(0)).equals(before)).toBe(true)
  const drawn = await picture(1)
  expect((await sharp(drawn).metadata()).exif).toBeUndefined()
  const plain = await colourAt(before, [0.5, 0.5])
  for (const under of [
    [0.5, 0.25],
    [0.5, 0.75],
  ] as const)
    expect(await mostAround(drawn, under, plain)).toBeGreaterThan(60)
  for (const beside of [
    [0.5, 0.5],
    [0.5, 0.9],
    [0.1, 0.1],
  ] as const)
    expect(await mostAround(drawn, beside, plain)).toBeLessThan(12)
})

testInAll(
  'a finger draws too, and all but the drawing goes by keys; a refused photo leaves what was drawn',
  async () => {
    const { page, orderNow } = await openPhoto()
    await page.setViewportSize(phone)
    await page.getByRole('button', { name: 'Draw on it' }).focus()
    await page.keyboard.press('Enter')
    await sheetOf(page).waitFor()
    await dialogOf(page).getByRole('button', { name: 'Line' }).focus()
    await page.keyboard.press('Space')
    await dragFinger(page, [0.2, 0.4], [0.8, 0.6])
    await marks(page, '1 mark')
    const full = { type: 'about:blank', title: 'no room', status: 422, code: 'orders.tooManyPhotos' }
    await page.route(
      '**/photos',
      (route) =>
        route.fulfill({
          status: 422,
          contentType: 'application/problem+json',
          json: { ...full, detail: 'No room', params: { limit: 40 } },
        }),
      { times: 1 },
    )
    const keep = dialogOf(page).getByRole('button', { name: 'Keep as a new photo' })
    await keep.focus()
    await page.keyboard.press('Enter')
    await dialogOf(page)
      .getByRole('alert')
      .filter({ hasText: 'An order can have 40 photos at most.' })
      .waitFor()
    await marks(page, '1 mark')
    await keep.focus()
    await page.keyboard.press('Enter')
    await dialogOf(page).waitFor({ state: 'hidden' })
    await expect.poll(async () => (await orderNow()).photos.length).toBe(2)
  },
)

testInAll(
  'the sheet fits a phone and a desk in light and dark, has targets for a thumb, and its words in Punjabi',
  async () => {
    const { page, taken, account, orderNow } = await openPhoto()
    await page.setViewportSize(phone)
    await page.getByRole('button', { name: 'Draw on it' }).click()
    await sheetOf(page).waitFor()
    await dragMouse(page, [0.2, 0.3], [0.8, 0.6])
    await marks(page, '1 mark')
    await atRest(page)
    expect([await scrollsSideways(page), await smallTargets(page)]).toEqual([false, []])
    expect(await seriousViolations(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    await atRest(page)
    expect(await seriousViolations(page, { only: ['color-contrast'] })).toEqual([])
    await page.setViewportSize(desk)
    await atRest(page)
    expect([await scrollsSideways(page), await seriousViolations(page)]).toEqual([false, []])
    const [photo] = (await orderNow()).photos
    const address = `/tailor/orders/${taken.id}?draw=${photo?.id}`
    const punjabi = await app.visitAs(account, undefined, { language: 'pa', viewport: phone })
    await punjabi.page.goto(address)
    await settled(punjabi.page)
    await punjabi.page.getByRole('dialog').locator('canvas').waitFor()
    expect(await rawKeys(punjabi.page)).toEqual([])
    await enlargeText(punjabi.page, 32)
    expect([await scrollsSideways(punjabi.page), await clippedTexts(punjabi.page)]).toEqual([false, []])
  },
)
