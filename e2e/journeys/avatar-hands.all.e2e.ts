import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone, type Visit, withGraphics } from '../support/browser.ts'
import { openApp } from '../support/open-app.ts'
import { wasMeasured } from '../support/stored-scan.ts'

const { visit } = openApp(undefined, withGraphics)

/** The form on the results' screen, and where the label of its chest stands: that moves as the form is turned. */
async function formOf(options: Omit<Visit, 'url'> = {}) {
  const { page, context } = await visit(undefined, { viewport: phone, ...options })
  await wasMeasured(context)
  await page.goto('/results')
  const scene = page.getByRole('img', { name: /height 174.0 cm, chest 101.5 cm/ })
  const canvas = scene.locator('canvas')
  await canvas.waitFor()
  const label = scene.getByText('101.5 cm')
  await label.waitFor()
  const placed = async () => Math.round((await label.boundingBox())?.x ?? 0)
  await expect.poll(placed).toBeGreaterThan(0)
  return { page, scene, canvas, placed, fromFront: await placed() }
}

async function middleOf(canvas: Locator) {
  await canvas.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await canvas.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
}

test('the form is turned by dragging it', async () => {
  const { page, canvas, placed, fromFront } = await formOf()
  const { x, y } = await middleOf(canvas)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 110, y, { steps: 8 })
  await page.mouse.up()
  await expect.poll(placed).not.toBe(fromFront)
})

test('the form is turned by a finger that moves sideways', async () => {
  const { page, canvas, placed, fromFront } = await formOf({ hasTouch: true, isMobile: true })
  const { x, y } = await middleOf(canvas)
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] })
  await touch('touchStart', x)
  for (let moved = 10; moved <= 110; moved += 10) await touch('touchMove', x + moved)
  await touch('touchEnd')
  await expect.poll(placed).not.toBe(fromFront)
})

const turn = (page: Page) => page.getByRole('button', { name: 'Turn around' })

test('it turns on its own until it is stopped', async () => {
  const { page, placed } = await formOf()
  await turn(page).click()
  expect(await turn(page).getAttribute('aria-pressed')).toBe('true')
  const begun = await placed()
  await expect.poll(placed).not.toBe(begun)
  await turn(page).click()
  expect(await turn(page).getAttribute('aria-pressed')).toBe('false')
})

test('who asked for stillness turns it a step with each press, and no press stays down', async () => {
  const { page, placed, fromFront } = await formOf({ reducedMotion: 'reduce' })
  await turn(page).click()
  await expect.poll(placed).not.toBe(fromFront)
  const aStep = await placed()
  expect(await turn(page).getAttribute('aria-pressed')).toBeNull()
  await turn(page).click()
  await expect.poll(placed).not.toBe(aStep)
  expect(await turn(page).getAttribute('aria-pressed')).toBeNull()
  for (let step = 2; step < 8; step++) await turn(page).click()
  await expect.poll(async () => Math.abs((await placed()) - fromFront)).toBeLessThanOrEqual(1)
})

test('keys held with another are left to the browser', async () => {
  const { scene, placed, fromFront } = await formOf({ reducedMotion: 'reduce' })
  const isLeft = (key: string, held: object = {}) =>
    scene.evaluate(
      (form, init) =>
        form.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true })),
      { key, ...held },
    )
  expect(await isLeft('-', { ctrlKey: true })).toBe(true)
  expect(await isLeft('ArrowLeft', { altKey: true })).toBe(true)
  expect(await isLeft('ArrowLeft', { metaKey: true })).toBe(true)
  expect(await placed()).toBe(fromFront)
  expect(await isLeft('ArrowLeft')).toBe(false)
  await expect.poll(placed).not.toBe(fromFront)
})

test('a device that takes its drawing power away shows the outlines from then on', async () => {
  const { page, canvas } = await formOf()
  await canvas.evaluate((drawn: HTMLCanvasElement) =>
    drawn.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
  )
  await page.getByText('This device does not draw in three dimensions, so the outlines are shown.').waitFor()
  await page.getByRole('img', { name: /height 174.0 cm, chest 101.5 cm/ }).waitFor()
  expect(await turn(page).count()).toBe(0)
})
