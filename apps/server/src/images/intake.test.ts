import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { aPngOf } from './huge-png-for-tests.ts'
import { type Intake, intake, largestUploadBytes, type Picture } from './intake.ts'

const red = { r: 200, g: 30, b: 30 }
const blue = { r: 30, g: 30, b: 200 }

/** Left half red, right half blue: enough to see which way a picture is turned. */
function aPicture({ width = 400, height = 200 } = {}) {
  const right = { create: { width: width / 2, height, channels: 3 as const, background: blue } }
  const base = sharp({ create: { width, height, channels: 3, background: red } })
  return base.composite([{ input: right, left: width / 2, top: 0 }])
}

function taken(result: Intake): { full: Picture; thumb: Picture } {
  if ('refused' in result) throw new Error(`refused: ${result.refused}, ${result.params}`)
  return result
}

async function isRedAt(picture: Picture, left: number, top: number): Promise<boolean> {
  const raw = await sharp(picture.bytes)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer()
  return (raw[0] ?? 0) > (raw[2] ?? 0)
}

describe('a picture', () => {
  test.each(['png', 'jpeg', 'webp'] as const)('in %s comes out as WebP in both sizes', async (format) => {
    const bytes = await aPicture({ width: 3000, height: 1500 }).toFormat(format).toBuffer()
    const { full, thumb } = taken(await intake(bytes))
    expect([full.width, full.height, thumb.width, thumb.height]).toEqual([1600, 800, 320, 320])
    const read = await Promise.all([full, thumb].map((picture) => sharp(picture.bytes).metadata()))
    expect(read.map(({ format, width }) => [format, width])).toEqual([
      ['webp', 1600],
      ['webp', 320],
    ])
  })

  test('that is small is not blown up', async () => {
    const { full } = taken(await intake(await aPicture({ width: 90, height: 60 }).png().toBuffer()))
    expect([full.width, full.height]).toEqual([90, 60])
  })

  test('loses place, camera and colour profile, and keeps standing upright', async () => {
    const withPlace = await aPicture()
      .withExif({
        IFD0: { Model: 'Phone of Meera' },
        IFD3: { GPSLatitude: '30/1 54/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withIccProfile('p3')
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(withPlace.includes('Phone of Meera')).toBe(true)
    const { full, thumb } = taken(await intake(withPlace))
    for (const picture of [full, thumb]) {
      const { exif, icc, xmp, orientation } = await sharp(picture.bytes).metadata()
      expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined])
      expect(Buffer.from(picture.bytes).includes('Phone of Meera')).toBe(false)
    }
    expect([full.width, full.height]).toEqual([200, 400])
    expect([await isRedAt(full, 100, 20), await isRedAt(full, 100, 380)]).toEqual([true, false])
  })

  test('keeps what was see-through', async () => {
    const clear = sharp({ create: { width: 50, height: 50, channels: 4, background: { ...red, alpha: 0 } } })
    const { full } = taken(await intake(await clear.png().toBuffer()))
    expect((await sharp(full.bytes).stats()).isOpaque).toBe(false)
  })

  test('that moves is kept as its first frame', async () => {
    const frame = (background: typeof red) =>
      sharp({ create: { width: 40, height: 40, channels: 3, background } })
        .png()
        .toBuffer()
    const frames = await Promise.all([red, blue].map(frame))
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer()
    expect(moving.includes('ANIM')).toBe(true)
    const { full } = taken(await intake(moving))
    expect([full.height, await isRedAt(full, 20, 20), Buffer.from(full.bytes).includes('ANIM')]).toEqual([
      40,
      true,
      false,
    ])
  })
})

describe('refused for its type, whatever it is called', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  test.each([
    ['an SVG with a script', Buffer.from(svg)],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')],
    ['a program', Buffer.from('MZ\x90\0\x03'.padEnd(300, '\0'), 'latin1')],
    ['plain words', Buffer.from('not a picture')],
    ['nothing at all', Buffer.alloc(0)],
  ])('%s', async (_what, bytes) => {
    expect(await intake(bytes)).toMatchObject({ refused: 'images.wrongType' })
  })

  test.each(['gif', 'tiff', 'avif'] as const)('a %s', async (format) => {
    expect(await intake(await aPicture().toFormat(format).toBuffer())).toMatchObject({
      refused: 'images.wrongType',
    })
  })
})

test('no decoder is left switched on for anything but PNG, JPEG and WebP', async () => {
  const gif = await aPicture().gif().toBuffer()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  for (const bytes of [gif, svg])
    await expect(sharp(bytes).metadata()).rejects.toThrow('unsupported image format')
})

describe('unreadable', () => {
  test.each(['png', 'jpeg', 'webp'] as const)('is a %s that ends in the middle', async (format) => {
    const noise = sharp({
      create: {
        width: 600,
        height: 600,
        channels: 3,
        background: red,
        noise: { type: 'gaussian', mean: 128, sigma: 50 },
      },
    })
    const whole = await noise.toFormat(format).toBuffer()
    expect(await intake(whole)).toHaveProperty('full')
    const half = whole.subarray(0, whole.length / 2)
    expect(await intake(half)).toMatchObject({ refused: 'images.unreadable' })
  })

  test('is a page behind the first bytes of a JPEG', async () => {
    const disguised = Buffer.concat([
      Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
      Buffer.from('<script>alert(1)</script>'.repeat(40)),
    ])
    expect(await intake(disguised)).toMatchObject({ refused: 'images.unreadable' })
  })
})

describe('too large', () => {
  test('is more than 10 MB, before anything is read; exactly 10 MB is read', async () => {
    const picture = await aPicture().png().toBuffer()
    const padded = (size: number) => Buffer.concat([picture, Buffer.alloc(size - picture.length)])
    expect(await intake(padded(largestUploadBytes + 1))).toMatchObject({ refused: 'images.tooLarge' })
    expect(await intake(padded(largestUploadBytes))).not.toMatchObject({ refused: 'images.tooLarge' })
  })

  test('is a small file that unpacks to a wall of pixels, and it is refused without unpacking', async () => {
    const bomb = aPngOf({ width: 30_000, height: 30_000 })
    expect(bomb.length).toBeLessThan(200_000)
    expect(await intake(bomb)).toMatchObject({ refused: 'images.tooLarge', params: '30000 × 30000 pixels' })
  })
})
