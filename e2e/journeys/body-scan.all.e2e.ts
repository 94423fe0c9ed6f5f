import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { scrollsSideways, seriousViolations, smallTargets } from '../support/audit-page.ts'
import { hasBodies, type PhotographedBody, type Picture, photographBody } from '../support/bodies.ts'
import { phone, withGraphics } from '../support/browser.ts'
import { beginByPhoto, photoFiles, photoSlot } from '../support/measuring.ts'
import { openApp } from '../support/open-app.ts'
import { videoOf } from '../support/video.ts'

const folder = mkdtempSync(join(tmpdir(), 'darzi-camera-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const film = join(folder, 'camera.y4m')
const camera = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${film}`,
]

let body: PhotographedBody
const { visit, url } = openApp(async () => {
  if (hasBodies) {
    body = await photographBody(7, 1)
    writeFileSync(film, await videoOf(body.front.buffer))
  }
  return {}
}, [...withGraphics, ...camera])

async function tellOfOneself(page: Page, given: { height: string; weight: string }) {
  await page.getByLabel('Height in cm').fill(given.height)
  await page.getByLabel('Weight', { exact: true }).fill(given.weight)
  await page.getByLabel('Size you usually buy').selectOption('M')
  await page.getByLabel('Gender').selectOption('male')
  await page.getByLabel('Body shape as you see it').selectOption('regular')
}

interface Kept {
  person: { heightMm: number }
  quality: { hasFront: boolean; hasSide: boolean }
  estimates: Record<string, { mm: number; plusMinusMm: number; from: string }>
  photoMm?: Record<string, number>
  torso?: object[]
}

async function keptScan(page: Page): Promise<Kept> {
  await page.waitForURL('**/results', { timeout: 60_000 })
  return JSON.parse((await page.evaluate(() => localStorage.getItem('scan.'))) ?? 'null')
}

const asPage = { viewport: phone, reducedMotion: 'reduce' } as const

describe.skipIf(!hasBodies)('with the real model, on photos of a generated body', () => {
  test('two photos given the wrong way round become sizes, without a network once the program is there, and no picture leaves the device', async () => {
    const { page, context } = await visit('/upload', asPage)
    const sent: string[] = []
    page.on('request', (request) => {
      const isOwn = request.url().startsWith(url()) || request.url().startsWith('data:')
      if (!isOwn || request.method() !== 'GET' || request.postData())
        sent.push(`${request.method()} ${request.url()}`)
    })
    await beginByPhoto(page)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await photoFiles(page).setInputFiles([body.side, body.front])
    for (const name of ['From the front', 'From the side'])
      await photoSlot(page, name).getByText('This photo is good.').waitFor({ timeout: 60_000 })
    await page.getByRole('button', { name: 'Go on', exact: true }).click()
    await tellOfOneself(page, { height: body.truth.height.toFixed(1), weight: body.truth.weight.toFixed(1) })
    await page.getByRole('button', { name: 'Measure' }).click()
    const { quality, estimates } = await keptScan(page)
    expect(quality).toMatchObject({ hasFront: true, hasSide: true })
    expect(Object.keys(estimates)).toHaveLength(18)
    for (const site of ['chest', 'waist', 'hips'] as const) {
      const { mm, plusMinusMm, from } = estimates[site] ?? { mm: 0, plusMinusMm: 0, from: '' }
      expect(from, site).toBe('photo')
      expect(Math.abs(mm - 10 * body.truth[site]), `${site}: ${mm} ± ${plusMinusMm}`).toBeLessThan(60)
    }
    expect(sent).toEqual([])
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/data:image|base64/)
  })

  test('the same two photos give the same numbers to the last digit, whichever is looked at first', async () => {
    const measuredFrom = async (photos: Picture[]) => {
      const { page } = await visit('/upload', asPage)
      await beginByPhoto(page)
      await photoFiles(page).setInputFiles(photos)
      for (const name of ['From the front', 'From the side'])
        await photoSlot(page, name).getByText('This photo is good.').waitFor({ timeout: 60_000 })
      await page.getByRole('button', { name: 'Go on', exact: true }).click()
      await tellOfOneself(page, {
        height: body.truth.height.toFixed(1),
        weight: body.truth.weight.toFixed(1),
      })
      await page.getByRole('button', { name: 'Measure' }).click()
      const { estimates, photoMm, torso } = await keptScan(page)
      return { estimates, photoMm, torso }
    }
    const frontFirst = await measuredFrom([body.front, body.side])
    expect(frontFirst.torso?.length).toBeGreaterThan(10)
    expect(await measuredFrom([body.side, body.front])).toEqual(frontFirst)
  })

  test('a photo of the back is refused with what to change, and nothing goes on with it', async () => {
    const { page } = await visit('/upload', asPage)
    await beginByPhoto(page)
    await photoFiles(page).setInputFiles([body.back])
    await photoSlot(page, 'From the front')
      .getByText('This shows your back. Face the camera.')
      .waitFor({ timeout: 60_000 })
    const onward = page.getByRole('button', { name: 'Go on', exact: true })
    await onward.focus()
    await page.getByText('Change the photo marked in red first.').waitFor()
    expect(await onward.getAttribute('aria-disabled')).toBe('true')
  })

  test('two people in a photo are found, though the model tells of one only', async () => {
    const { page } = await visit('/upload', asPage)
    await beginByPhoto(page)
    await photoFiles(page).setInputFiles([await beside(body.front, body.back)])
    await photoSlot(page, 'From the front')
      .getByText('There is more than one person in this photo.')
      .waitFor({ timeout: 60_000 })
  })

  /** Measured with a weight that the photos speak against, and told so. */
  async function refusedByWeight() {
    const { page } = await visit('/upload', asPage)
    await beginByPhoto(page)
    await photoFiles(page).setInputFiles([body.front, body.side])
    await page.getByRole('button', { name: 'Go on', exact: true }).click()
    await tellOfOneself(page, {
      height: body.truth.height.toFixed(1),
      weight: (body.truth.weight * 1.6).toFixed(1),
    })
    await page.getByRole('button', { name: 'Measure' }).click()
    await page.getByText(/The photos show less body than this weight/).waitFor({ timeout: 60_000 })
    return page
  }

  test('a weight the photos speak against gives no numbers until it is put right', async () => {
    const page = await refusedByWeight()
    await page.getByRole('button', { name: 'Change what you typed' }).click()
    await page.getByLabel('Weight', { exact: true }).fill(body.truth.weight.toFixed(1))
    await page.getByRole('button', { name: 'Measure' }).click()
    expect((await keptScan(page)).quality.hasFront).toBe(true)
  })

  test('refused photos are left out when asked, and the numbers come of what was typed', async () => {
    const page = await refusedByWeight()
    await page.getByRole('button', { name: 'Go on without photos' }).click()
    const { quality, estimates } = await keptScan(page)
    expect(quality).toMatchObject({ hasFront: false, hasSide: false })
    expect(Object.values(estimates).every(({ from }) => from === 'build')).toBe(true)
  })

  test('the camera counts down and takes the photo by itself', async () => {
    const { page } = await visit('/upload', asPage)
    await beginByPhoto(page)
    await photoSlot(page, 'From the front').getByRole('button', { name: 'Take it' }).click()
    await page.getByRole('button', { name: 'Photo in 10 seconds' }).click()
    await page.getByRole('timer').waitFor()
    await photoSlot(page, 'From the front').getByText('This photo is good.').waitFor({ timeout: 60_000 })
  })
})

/** A camera of the page's own: it shows light or nothing, and may go after a second. */
async function giveCamera(page: Page, given: { isLit: boolean; isGoing: boolean }) {
  await page.addInitScript(({ isLit, isGoing }) => {
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = document.createElement('canvas')
      canvas.width = canvas.height = 640
      const pen = canvas.getContext('2d')
      setInterval(() => {
        if (pen) pen.fillStyle = isLit ? `rgb(200 180 ${Date.now() % 200})` : 'black'
        pen?.fillRect(0, 0, 640, 640)
      }, 100)
      const stream = canvas.captureStream(10)
      if (isGoing) setTimeout(() => stream.getTracks().forEach((track) => void track.stop()), 3000)
      return stream
    }
  }, given)
}

test.each([
  ['gone when the count ends', { isLit: true, isGoing: true }],
  ['covered', { isLit: false, isGoing: false }],
])('a camera that is %s takes no photo: it is said, and the count can be begun again', async (_, given) => {
  const { page } = await visit(undefined, asPage)
  await giveCamera(page, given)
  await page.goto('/upload')
  await page.getByRole('button', { name: 'Agree and begin' }).click()
  await photoSlot(page, 'From the front').getByRole('button', { name: 'Take it' }).click()
  const begin = page.getByRole('button', { name: 'Photo in 10 seconds' })
  await begin.click()
  await page.getByRole('timer').waitFor()
  await page.getByText('The camera gave no picture when the count ended.').waitFor()
  expect(await page.getByRole('timer').count()).toBe(0)
  await begin.click()
  await page.getByRole('timer').waitFor()
  expect(await page.getByText('The camera gave no picture').count()).toBe(0)
})

test('the page may run the program and ask for the camera, and nothing more', async () => {
  const { headers } = await fetch(`${url()}/upload`)
  expect(headers.get('content-security-policy')).toMatch(
    /script-src 'self' 'nonce-[^']+' 'wasm-unsafe-eval';/,
  )
  expect(headers.get('permissions-policy')).toContain('camera=(self)')
  expect(headers.get('permissions-policy')).toContain('microphone=()')
})

test('what was typed is still there after the tab was closed in the middle', async () => {
  const { page, context } = await visit('/upload', asPage)
  await page.getByRole('button', { name: 'Go on without photos' }).click()
  await tellOfOneself(page, { height: '30', weight: '0' })
  await page.getByRole('button', { name: 'Measure' }).click()
  await page.getByText('Write a weight such as 68.').waitFor()
  await page.getByLabel('Weight', { exact: true }).fill('72')
  await page.getByRole('button', { name: 'Measure' }).click()
  await page.getByText('We measure grown people from 120 to 230 cm.').waitFor()
  await page.close()
  const again = await context.newPage()
  await again.goto('/upload?step=working')
  await expect.poll(() => again.getByLabel('Weight', { exact: true }).inputValue()).toBe('72')
  await expect.poll(() => again.getByLabel('Height in cm').inputValue()).toBe('30')
  await again.getByLabel('Height in cm').fill('172')
  await again.getByRole('button', { name: 'Measure' }).click()
  await again.getByRole('button', { name: 'Go on without photos' }).click()
  await again.getByRole('button', { name: 'Measure' }).click()
  const { estimates } = await keptScan(again)
  expect(Object.values(estimates).every(({ from }) => from === 'build')).toBe(true)
})

test('without WebGL, or without a network, the screen says so, and one may go on without photos', async () => {
  const { page } = await visit(undefined, asPage)
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.goto('/upload')
  await page.getByRole('button', { name: 'Agree and begin' }).click()
  await page.getByText('This browser shows no 3D graphics (WebGL)').waitFor()
  await page.getByRole('button', { name: 'Go on without photos' }).click()
  await page.getByLabel('Height in cm').waitFor()

  const other = await visit('/upload', asPage)
  const agree = other.page.getByRole('button', { name: 'Agree and begin' })
  await agree.waitFor()
  await other.context.setOffline(true)
  await agree.click()
  await other.page.getByText('There is no network').waitFor()
  await other.context.setOffline(false)
  await other.page.getByRole('button', { name: 'Try again' }).click()
  await other.page.getByText('The program is ready on this device.').waitFor({ timeout: 60_000 })
})

test('a browser that runs no WebAssembly is told so, and one may go on without photos', async () => {
  const { page } = await visit(undefined, asPage)
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'WebAssembly')
  })
  await page.goto('/upload')
  await page.getByRole('button', { name: 'Agree and begin' }).click()
  await page.getByText('This browser cannot run the program that sees a person in a photo.').waitFor()
  await page.getByRole('button', { name: 'Go on without photos' }).click()
  await page.getByLabel('Height in cm').waitFor()
})

test.each(['light', 'dark'] as const)('every step fits a phone and reads aloud, %s', async (colorScheme) => {
  const { page } = await visit('/upload', { ...asPage, colorScheme })
  const examine = async () => {
    expect(await scrollsSideways(page)).toBe(false)
    expect(await smallTargets(page)).toEqual([])
    expect(await seriousViolations(page)).toEqual([])
  }
  await page.getByRole('heading', { name: 'Before you begin' }).waitFor()
  await examine()
  await beginByPhoto(page)
  await examine()
  await page.getByRole('button', { name: 'Go on without photos' }).click()
  await page.getByRole('button', { name: 'Measure' }).click()
  await examine()
})

async function beside(one: Picture, other: Picture): Promise<Picture> {
  const buffer = await sharp(one.buffer)
    .extend({ right: 720, background: 'white' })
    .composite([{ input: other.buffer, left: 720, top: 0 }])
    .png()
    .toBuffer()
  return { ...one, buffer }
}
