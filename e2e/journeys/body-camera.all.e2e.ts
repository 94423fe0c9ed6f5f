import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { hasBodies, photographBody } from '../support/bodies.ts'
import { phone, withGraphics } from '../support/browser.ts'
import { beginByPhoto, photoFiles, photoSlot } from '../support/measuring.ts'
import { openApp } from '../support/open-app.ts'
import { wasMeasured } from '../support/stored-scan.ts'
import { videoOf } from '../support/video.ts'

const folder = mkdtempSync(join(tmpdir(), 'darzi-camera-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const film = join(folder, 'camera.y4m')

const { visit } = openApp(async () => {
  if (hasBodies) writeFileSync(film, await videoOf((await photographBody(7, 1)).front.buffer))
  return {}
}, [
  ...withGraphics,
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${film}`,
])
const asPage = { viewport: phone, reducedMotion: 'reduce' } as const

/** As a phone feels it that leans back by so many degrees. */
const feel = (page: Page, degrees: number) =>
  page.evaluate(
    (angle) => {
      const [y, z] = [9.81 * Math.cos(angle), 9.81 * Math.sin(angle)]
      const accelerationIncludingGravity = { x: 0, y, z }
      window.dispatchEvent(new DeviceMotionEvent('devicemotion', { accelerationIncludingGravity }))
    },
    (degrees * Math.PI) / 180,
  )

describe.skipIf(!hasBodies)('with the real model, a camera before a generated body', () => {
  test('a phone that leans is told so, and the photo it takes is refused; taken again upright it is good', async () => {
    const { page } = await visit('/upload', asPage)
    await beginByPhoto(page)
    const front = photoSlot(page, 'From the front')
    await front.getByRole('button', { name: 'Take it' }).click()
    await feel(page, 15)
    await page.getByText('The phone leans: stand it upright.').waitFor()
    await page.getByRole('button', { name: 'Photo in 10 seconds' }).click()
    const sentence = 'The phone leaned while the photo was taken. Stand it upright and take it again.'
    await front.getByText(sentence).waitFor({ timeout: 60_000 })
    await front.getByRole('button', { name: 'Take it again' }).click()
    await feel(page, 1)
    await page.getByText('Upright', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Photo in 10 seconds' }).click()
    await front.getByText('This photo is good.').waitFor({ timeout: 60_000 })
  }, 120_000)
})

test('where the camera is not allowed it is said what to do, and photos can still be chosen', async () => {
  const { page } = await visit(undefined, asPage)
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await page.goto('/upload')
  await beginByPhoto(page)
  await photoSlot(page, 'From the front').getByRole('button', { name: 'Take it' }).click()
  await page.getByText('The camera is not allowed here. Allow it in the browser’s settings').waitFor()
  expect(await page.getByRole('button', { name: 'Photo in 10 seconds' }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Close the camera' }).click()
  await page.getByRole('button', { name: 'Choose photos' }).waitFor()
})

/** Sizes of the canvases that were drawn from: a photo is held as one. */
function keepDrawnFrom() {
  const drawnFrom: string[] = []
  Object.assign(window, { drawnFrom })
  CanvasRenderingContext2D.prototype.drawImage = new Proxy(CanvasRenderingContext2D.prototype.drawImage, {
    apply(draw, pen, given: unknown[]) {
      const [from] = given
      if (from instanceof HTMLCanvasElement) drawnFrom.push(`${from.width}x${from.height}`)
      return Reflect.apply(draw, pen, given)
    },
  })
}

test.each([
  ['upright', 3024, 4032, '1080x1440'],
  ['lying', 4032, 3024, '1440x1080'],
])(
  'of a phone’s twelve megapixels, %s, no more is held than is measured on',
  async (_, width, height, held) => {
    const { page } = await visit(undefined, asPage)
    await page.addInitScript(keepDrawnFrom)
    await page.goto('/upload')
    await beginByPhoto(page)
    const wall = sharp({ create: { width, height, channels: 3, background: '#a98' } }).jpeg()
    const name = 'wall.jpg'
    await photoFiles(page).setInputFiles({ name, mimeType: 'image/jpeg', buffer: await wall.toBuffer() })
    await photoSlot(page, 'From the front').getByText('We see nobody').waitFor({ timeout: 60_000 })
    const drawnFrom = await page.evaluate(() => (window as unknown as { drawnFrom: string[] }).drawnFrom)
    expect(drawnFrom).toContain(held)
    const sides = drawnFrom.flatMap((size) => size.split('x').map(Number))
    expect(Math.max(...sides)).toBeLessThanOrEqual(1440)
  },
)

const isOfModel = (address: string) => /\/pose[^/]*\.(js|wasm|data|binarypb|tflite)$/.test(address)

/** Bytes that came over the line for the model's files, as the browser counts them. */
async function countModel(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const asked = new Map<string, number>()
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (isOfModel(request.url)) asked.set(requestId, 0)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (asked.has(requestId)) asked.set(requestId, encodedDataLength)
  })
  return () => [...asked.values()].reduce((sum, bytes) => sum + bytes, 0)
}

test('the program comes only when it was agreed to, and is as large as was said before', async () => {
  const { page } = await visit('/upload', asPage)
  const bytes = await countModel(page)
  const said = await page.getByText(/this device loads a program of [\d.]+ MB/).innerText()
  expect(bytes()).toBe(0)
  await beginByPhoto(page)
  const megabytes = Number(said.match(/([\d.]+) MB/)?.[1])
  expect(megabytes).toBeGreaterThan(1)
  expect(Math.abs(bytes() / 1e6 / megabytes - 1), `${bytes()} of ${megabytes} MB`).toBeLessThan(0.05)
})

test('no other screen of a body asks for it', async () => {
  const { page, context } = await visit(undefined, asPage)
  await wasMeasured(context)
  const asked = modelRequests(context)
  for (const address of ['/', '/get-measured', '/results', '/try-on', '/pattern', '/upload']) {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
  }
  expect(asked).toEqual([])
})

function modelRequests(context: BrowserContext): string[] {
  const asked: string[] = []
  context.on('request', (request) => {
    if (isOfModel(request.url())) asked.push(request.url())
  })
  return asked
}
