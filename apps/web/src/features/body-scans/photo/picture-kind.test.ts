import sharp from 'sharp'
import { expect, test } from 'vitest'
import { kindOfFile, pictureKind } from './picture-kind.ts'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#345' } })

test.each([
  ['jpeg', () => plain(300, 200).jpeg().toBuffer()],
  ['png', () => plain(300, 200).png().toBuffer()],
  ['webp', () => plain(300, 200).webp().toBuffer()],
  ['webp', () => plain(300, 200).webp({ lossless: true }).toBuffer()],
] as const)('a %s tells its kind and size by its first bytes', async (kind, make) => {
  const found = pictureKind(new Uint8Array((await make()).subarray(0, 4096)))
  expect(found).toEqual({ kind, width: 300, height: 200, isAnimated: false })
})

test('a turned photo with the maker’s own words is still a photo', async () => {
  const photo = await plain(400, 300).withMetadata({ orientation: 6 }).jpeg({ progressive: true }).toBuffer()
  expect(pictureKind(new Uint8Array(photo))).toMatchObject({ kind: 'jpeg', width: 400, height: 300 })
})

test('a photo with megabytes of other things before its frame is read on to it', async () => {
  const photo = await plain(400, 300).jpeg().toBuffer()
  const segment = Buffer.concat([Buffer.from([0xff, 0xef, 0xff, 0xff]), Buffer.alloc(0xfffd, 7)])
  const laden = Buffer.concat([photo.subarray(0, 2), ...new Array(50).fill(segment), photo.subarray(2)])
  expect(await kindOfFile(new Blob([laden]))).toMatchObject({ kind: 'jpeg', width: 400, height: 300 })
  expect(await kindOfFile(new Blob([laden.subarray(0, 3_000_000)]))).toBeUndefined()
  expect(await kindOfFile(new Blob([Buffer.alloc(3_000_000, 5)]))).toBeUndefined()
})

test('60 megapixels are told before anything is opened', async () => {
  const photo = await plain(10_000, 6000).png().toBuffer()
  expect(pictureKind(new Uint8Array(photo.subarray(0, 64)))).toMatchObject({ width: 10_000, height: 6000 })
})

test('what moves is told', async () => {
  const frames = await sharp(Buffer.alloc(20 * 40 * 3, 9), { raw: { width: 20, height: 40, channels: 3 } })
    .composite([
      { input: Buffer.alloc(20 * 20 * 3, 200), raw: { width: 20, height: 20, channels: 3 }, top: 0, left: 0 },
    ])
    .png()
    .toBuffer()
  const moving = await sharp(frames).webp().toBuffer()
  expect(pictureKind(new Uint8Array(moving))?.isAnimated).toBe(false)
  const chunk = (name: string, size: number) => [
    0,
    0,
    0,
    size,
    ...Buffer.from(name),
    ...new Array(size + 4).fill(0),
  ]
  const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
  const apng = new Uint8Array([...signature, ...chunk('IHDR', 13), ...chunk('acTL', 8), ...chunk('IDAT', 0)])
  expect(pictureKind(apng)?.isAnimated).toBe(true)
  const animation = [...Buffer.from('RIFF'), 0, 0, 0, 0, ...Buffer.from('WEBPVP8X'), 10, 0, 0, 0, 2, 0, 0, 0]
  expect(pictureKind(new Uint8Array([...animation, 9, 0, 0, 9, 0, 0]))?.isAnimated).toBe(true)
})

test.each([
  ['a PDF renamed', '%PDF-1.7 and so on'],
  ['a moving GIF', 'GIF89a and so on'],
  ['nothing at all', ''],
  ['a torn JPEG', '\u00ff\u00d8\u00ff'],
  ['a page', '<!doctype html><svg onload="x">'],
])('%s is no photo', (_, bytes) => {
  expect(pictureKind(new Uint8Array(Buffer.from(bytes, 'latin1')))).toBeUndefined()
})
