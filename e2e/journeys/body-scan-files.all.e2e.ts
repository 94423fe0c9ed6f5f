import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { phone, withGraphics } from '../support/browser.ts'
import { beginByPhoto, photoFiles, photoSlot } from '../support/measuring.ts'
import { openApp } from '../support/open-app.ts'

const { visit } = openApp(undefined, withGraphics)

const asPage = { viewport: phone, reducedMotion: 'reduce' } as const

test('what is no photo of a person is told apart, each with its sentence, and no picture of it is kept', async () => {
  const { page } = await visit('/upload', asPage)
  await beginByPhoto(page)
  const large = sharp({ create: { width: 10_000, height: 6000, channels: 3, background: '#777' } })
  const wall = sharp({ create: { width: 720, height: 1280, channels: 3, background: '#a98' } })
  const street = sharp({ create: { width: 3000, height: 900, channels: 3, background: '#a98' } })
  const cases = [
    ['trousers.jpg', Buffer.from('%PDF-1.7 order 4711'), 'is not a photo we can read'],
    ['huge.png', await large.png().toBuffer(), 'more than 50 megapixels'],
    ['dance.webp', await movingWebp(), 'moves. Choose a still photo.'],
    ['torn.png', (await wall.png().toBuffer()).subarray(0, 900), 'is damaged'],
    ['street.png', await street.png().toBuffer(), '“street.png” is too small to measure on'],
    [
      'stamp.png',
      await wall.clone().resize(60, 90).png().toBuffer(),
      '“stamp.png” is too small to measure on',
    ],
  ] as const
  for (const [name, buffer, sentence] of cases) {
    await photoFiles(page).setInputFiles({ name, mimeType: 'image/jpeg', buffer })
    await page.getByRole('alert').getByText(sentence).waitFor()
  }
  await photoFiles(page).setInputFiles({
    name: 'wall.png',
    mimeType: 'image/png',
    buffer: await wall.png().toBuffer(),
  })
  await photoSlot(page, 'From the front')
    .getByText('We see nobody in this photo.')
    .waitFor({ timeout: 60_000 })
})

test('a file that cannot be read is said, and of two bad files both', async () => {
  const { page } = await visit(undefined, asPage)
  await page.addInitScript(() => {
    // As a picker does with a picture that is in a cloud and not on the device.
    const slice = File.prototype.slice
    File.prototype.slice = function (...part) {
      if (this.name !== 'cloud.jpg') return slice.apply(this, part)
      const gone = () => Promise.reject(new DOMException('The file could not be read.', 'NotReadableError'))
      return Object.assign(new Blob(), { arrayBuffer: gone })
    }
  })
  await page.goto('/upload')
  await beginByPhoto(page)
  const file = (name: string) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: Buffer.from('%PDF-1.7 order 4711'),
  })
  await photoFiles(page).setInputFiles([file('cloud.jpg'), file('trousers.jpg')])
  await page.getByRole('alert').getByText('“cloud.jpg” could not be read.').waitFor()
  await page.getByRole('alert').getByText('“trousers.jpg” is not a photo we can read').waitFor()
})

/** What a reader stands at. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

test('a third photo takes the place that is said, and the other stays', async () => {
  const { page } = await visit('/upload', asPage)
  await beginByPhoto(page)
  const photo = async (name: string, height: number) => {
    const wall = sharp({ create: { width: 720, height, channels: 3, background: '#a98' } })
    return { name, mimeType: 'image/png', buffer: await wall.png().toBuffer() }
  }
  const heightOf = (view: string) =>
    photoSlot(page, view)
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement) => canvas.height / canvas.width)
  await photoFiles(page).setInputFiles([await photo('one.png', 1280), await photo('two.png', 1280)])
  await photoSlot(page, 'From the side').locator('canvas').waitFor()
  const before = await heightOf('From the front')
  await photoFiles(page).setInputFiles(await photo('third.png', 1000))
  await page.getByText('There are two photos already. Which one does “third.png” replace?').waitFor()
  expect([await heightOf('From the front'), await heightOf('From the side')]).toEqual([before, before])
  await page.getByRole('button', { name: 'The one from the side' }).click()
  await expect.poll(() => focused(page)).toBe('From the side')
  await expect.poll(() => heightOf('From the side')).not.toBe(before)
  expect(await heightOf('From the front')).toBe(before)
  expect(await page.getByText('Which one does').count()).toBe(0)
  await photoFiles(page).setInputFiles(await photo('fourth.png', 900))
  await page.getByRole('button', { name: 'Neither, keep both' }).click()
  await expect.poll(() => focused(page)).toBe('From the front')
  expect(await heightOf('From the front')).toBe(before)
})

/** In the page: as a browser of before 2023 refuses the orientation it turns a picture by unasked. */
function asBefore2023() {
  const create = createImageBitmap
  const refusing = (picture: ImageBitmapSource, options?: ImageBitmapOptions) =>
    options?.imageOrientation === 'from-image'
      ? Promise.reject(new TypeError('from-image is no valid value of ImageOrientation'))
      : create(picture, options)
  Object.assign(window, { createImageBitmap: refusing })
}

test.each([
  ['today', () => {}],
  ['of before 2023', asBefore2023],
])(
  'a photo that lies on its side in the file stands upright before it is looked at, in a browser %s',
  async (_, browser) => {
    const { page } = await visit(undefined, asPage)
    await page.addInitScript(browser)
    await page.goto('/upload')
    await beginByPhoto(page)
    // Turned by its maker's note: what is left in the file is the head of the picture.
    const left = await sharp({ create: { width: 640, height: 720, channels: 3, background: '#d01010' } })
      .png()
      .toBuffer()
    const lying = sharp({ create: { width: 1280, height: 720, channels: 3, background: '#1010d0' } })
      .composite([{ input: left, left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
    const buffer = await lying.jpeg().toBuffer()
    await photoFiles(page).setInputFiles({ name: 'lying.jpg', mimeType: 'image/jpeg', buffer })
    const shown = photoSlot(page, 'From the front').locator('canvas')
    await expect.poll(() => shown.evaluate((canvas: HTMLCanvasElement) => canvas.height)).toBe(480)
    const [isTall, head, feet] = await shown.evaluate((canvas: HTMLCanvasElement) => {
      const pen = canvas.getContext('2d')
      const redAt = (y: number) => pen?.getImageData(canvas.width / 2, y, 1, 1).data[0] ?? 0
      return [canvas.height > canvas.width, redAt(40), redAt(440)]
    })
    expect({ isTall, isHeadUp: Number(head) > 150 && Number(feet) < 80 }).toEqual({
      isTall: true,
      isHeadUp: true,
    })
  },
)

test('of a photo only its pixels go on from reading its file: neither the place nor the maker that its file tells', async () => {
  const { page } = await visit(undefined, asPage)
  await page.addInitScript(keepWhatIsHandedOn)
  await page.goto('/upload')
  await beginByPhoto(page)
  const wall = sharp({ create: { width: 720, height: 1280, channels: 3, background: '#a98' } }).withExif({
    IFD0: { Make: 'Counter camera', Copyright: 'Noor Tailors' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 54/1 0/1', GPSLongitudeRef: 'E' },
  })
  const photos = { jpeg: wall.clone().jpeg(), png: wall.clone().png(), webp: wall.clone().webp() }
  for (const [kind, photo] of Object.entries(photos)) {
    const buffer = await photo.toBuffer()
    expect(buffer.toString('latin1'), kind).toMatch(told)
    await photoFiles(page).setInputFiles({ name: `wall.${kind}`, mimeType: `image/${kind}`, buffer })
    await photoSlot(page, 'From the front')
      .getByText('We see nobody in this photo.')
      .waitFor({ timeout: 60_000 })
    await page.getByRole('button', { name: 'Remove' }).click()
  }
  const handed = await page.evaluate(() => Promise.all((window as unknown as Kept).handedOn))
  expect(handed.map(({ kind, bytes }) => [kind, bytes.length > 500])).toEqual(
    Array.from({ length: 3 }, () => ['HTMLCanvasElement', true]),
  )
  for (const { bytes } of handed) expect(bytes).not.toMatch(told)
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  expect(kept).not.toMatch(told)
})

const told = /exif|Counter camera|Noor Tailors/i

interface Kept {
  handedOn: Promise<{ kind: string; bytes: string }>[]
}

/** In the page: the bytes, in whatever form, of each picture handed to the model and of each file given an address. */
function keepWhatIsHandedOn() {
  const handedOn: Kept['handedOn'] = []
  Object.assign(window, { handedOn })
  const bytesOf = async (picture: unknown): Promise<Blob> => {
    if (picture instanceof Blob) return picture
    if (picture instanceof HTMLImageElement) return (await fetch(picture.currentSrc)).blob()
    if (picture instanceof HTMLCanvasElement)
      return new Promise((done) => picture.toBlob((blob) => done(blob ?? new Blob()), 'image/jpeg'))
    return new Blob([JSON.stringify(picture)])
  }
  const keep = (picture: object) =>
    handedOn.push(
      bytesOf(picture)
        .then((blob) => blob.arrayBuffer())
        .then((bytes) => ({
          kind: picture.constructor.name,
          bytes: Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''),
        })),
    )
  const address = URL.createObjectURL
  URL.createObjectURL = (file) => {
    keep(file)
    return address(file)
  }
  let maker: unknown
  Object.defineProperty(window, 'Pose', {
    get: () => maker,
    set: (Pose: new (...given: unknown[]) => { send: (inputs: { image: object }) => unknown }) => {
      maker = new Proxy(Pose, {
        construct(_target, given) {
          const pose = new Pose(...given)
          const send = pose.send.bind(pose)
          pose.send = (inputs) => {
            keep(inputs.image)
            return send(inputs)
          }
          return pose
        },
      })
    },
  })
}

test('a reload with photos chosen says that they are gone, until there are others or none are wanted', async () => {
  const { page } = await visit('/upload', asPage)
  await beginByPhoto(page)
  const wall = sharp({ create: { width: 720, height: 1280, channels: 3, background: '#a98' } })
  const buffer = await wall.png().toBuffer()
  await photoFiles(page).setInputFiles({ name: 'wall.png', mimeType: 'image/png', buffer })
  await photoSlot(page, 'From the front').locator('canvas').waitFor()
  await page.goto('/upload?step=about')
  await page.getByText('the photos are gone').waitFor()
  await page.getByRole('button', { name: 'Change the photos' }).click()
  await page.getByText('the photos are gone').waitFor()
  await page.getByRole('button', { name: 'Go on without photos' }).click()
  expect(await page.getByText('the photos are gone').count()).toBe(0)
  await page.reload()
  await page.getByLabel('Height in cm').waitFor()
  expect(await page.getByText('the photos are gone').count()).toBe(0)
})

async function movingWebp(): Promise<Buffer> {
  const frames = Buffer.concat([Buffer.alloc(64 * 64 * 3, 30), Buffer.alloc(64 * 64 * 3, 220)])
  const gif = await sharp(frames, { raw: { width: 64, height: 128, channels: 3, pageHeight: 64 } })
    .gif()
    .toBuffer()
  return sharp(gif, { animated: true }).webp().toBuffer()
}
