import { seenPeople } from '@darzi/body/estimate/seen-people.ts'
import type { Mask, SeenPicture } from '@darzi/body/shapes.ts'
import { resized } from '@darzi/body/silhouette/edge/pixels.ts'
import { beforeEach, expect, test, vi } from 'vitest'

const size = { width: 810, height: 1440 }
const [room, clothes] = [150, 40]

const shown: Canvas[] = []
const told: SeenPicture[] = []
vi.mock('./detect.ts', () => ({
  detect: async (picture: Canvas) => {
    shown.push(Object.assign(new Canvas(), picture))
    return told.shift()
  },
}))

// Files share their worker: another may have brought the shelf with the real model behind it.
vi.resetModules()
const { lookAt } = await import('../photo/shelf.ts')

/** As much of a canvas as looking needs: one brightness for each pixel, taken over from the nearest. */
class Canvas {
  width = 0
  height = 0
  pixels = new Uint8Array()
  getContext() {
    return {
      drawImage: (from: Canvas, ...at: number[]) => {
        const [sx, sy, sw, sh, x = 0, y = 0, w = 0, h = 0] =
          at.length === 8 ? at : [0, 0, from.width, from.height, at[0], at[1], at[2], at[3]]
        this.draw(from, [sx ?? 0, sy ?? 0, sw ?? 0, sh ?? 0], [x, y, w || from.width, h || from.height])
      },
      getImageData: () => {
        const data = new Uint8ClampedArray(4 * this.pixels.length)
        this.pixels.forEach((value, at) => {
          data.fill(value, 4 * at, 4 * at + 4)
        })
        return { data }
      },
    }
  }
  private draw(from: Canvas, [sx, sy, sw, sh]: Box, [x, y, w, h]: Box) {
    if (this.pixels.length !== this.width * this.height)
      this.pixels = new Uint8Array(this.width * this.height)
    for (let row = Math.max(0, Math.floor(y)); row < Math.min(this.height, y + h); row++) {
      const start = from.width * Math.max(0, Math.floor(sy + ((row - y) * sh) / h))
      for (let column = Math.max(0, Math.floor(x)); column < Math.min(this.width, x + w); column++) {
        const beside = Math.max(0, Math.floor(sx + ((column - x) * sw) / w))
        this.pixels[row * this.width + column] = from.pixels[start + beside] ?? 0
      }
    }
  }
}
type Box = readonly [number, number, number, number]

const [someone] = seenPeople()
if (!someone) throw new Error('There is somebody.')
const { front } = someone
const truth: Mask = { ...size, alpha: resized(front.mask, size) }
const landmarks = (front.landmarks ?? []).map((each) => ({
  ...each,
  x: (each.x * size.width) / front.mask.width,
  y: (each.y * size.height) / front.mask.height,
}))
const isPerson = (value: number | undefined) => (value ?? 0) >= 128
const wrong = ({ alpha }: Mask) =>
  alpha.filter((value, i) => isPerson(value) !== isPerson(truth.alpha[i])).length

beforeEach(() => {
  vi.stubGlobal('document', { createElement: () => new Canvas() })
  shown.length = 0
})

test('a picture is measured with an edge of its own colours, and asked once more for others with the person painted over', async () => {
  const broader = { ...size, alpha: truth.alpha.map((value, i) => Math.max(value, truth.alpha[i + 9] ?? 0)) }
  const nobody = { landmarks: undefined, mask: { ...size, alpha: new Uint8Array(truth.alpha.length) } }
  told.push({ landmarks, mask: broader }, nobody)
  const pixels = truth.alpha.map((value) => (isPerson(value) ? clothes : room))
  const picture = Object.assign(new Canvas(), size, { pixels })
  // As much of one as is used.
  const { seen, besides } = await lookAt(picture as unknown as HTMLCanvasElement)
  expect(seen.landmarks).toBe(landmarks)
  expect([seen.mask.width, seen.mask.height]).toEqual([810, 1440])
  expect(wrong(broader)).toBeGreaterThan(8000)
  expect(wrong(seen.mask)).toBeLessThan(0.25 * wrong(broader))
  expect(besides).toBeUndefined()
  expect(shown).toHaveLength(2)
  expect(shown[0]?.pixels).toBe(picture.pixels)
  expect(shown[1]?.pixels.every((value) => value === room)).toBe(true)
})

test('where nobody was seen nothing is refined and nobody else is looked for', async () => {
  const nobody = { landmarks: undefined, mask: { ...size, alpha: new Uint8Array(truth.alpha.length) } }
  told.push(nobody)
  const picture = Object.assign(new Canvas(), size, { pixels: new Uint8Array(truth.alpha.length) })
  expect(await lookAt(picture as unknown as HTMLCanvasElement)).toEqual({ seen: nobody })
  expect(shown).toHaveLength(1)
})
