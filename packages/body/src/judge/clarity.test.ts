import { describe, expect, test } from 'vitest'
import type { Pixels } from '../silhouette/edge/pixels.ts'
import { type Clarity, clarityOf, isBlurred, isTooDark } from './clarity.ts'
import { drawPerson } from './draw-person-for-tests.ts'
import { judgePicture } from './judge-picture.ts'

const seen = drawPerson({ picture: { width: 360, height: 480 }, pixels: 400 })
const { width, height, alpha } = seen.mask

/** The person in one grey before a wall of another, both with a camera's grain. */
function photographed({ person = 70, wall = 180, blur = 0, light = 1 } = {}): Pixels {
  const grey = Float32Array.from(alpha, (value) => (value >= 128 ? person : wall))
  const soft = blur > 0 ? smeared(smeared(grey, blur, 1), blur, width) : grey
  const rgba = new Uint8ClampedArray(4 * alpha.length)
  soft.forEach((value, at) => {
    const grain = ((at * 7919) % 9) - 4
    rgba.fill(light * value + grain, 4 * at, 4 * at + 3)
  })
  return { width, height, rgba }
}

/** Three boxes one after the other are nearly a bell. */
function smeared(values: Float32Array, reach: number, step: number): Float32Array {
  let now = values
  for (let turn = 0; turn < 3; turn++) {
    const next = new Float32Array(now.length)
    for (let at = 0; at < now.length; at++) {
      let sum = 0
      for (let off = -reach; off <= reach; off++) sum += now[at + off * step] ?? now[at] ?? 0
      next[at] = sum / (2 * reach + 1)
    }
    now = next
  }
  return now
}

const clarity = (how: Parameters<typeof photographed>[0]) => clarityOf(seen.mask, photographed(how))
const judged = (clear: Clarity) =>
  judgePicture({ view: 'front', seen, clarity: clear }).errorCodes.map(({ code }) => code)

describe('a clear picture', () => {
  test.each([
    ['sharp', {}],
    ['light on dark', { person: 200, wall: 60 }],
    ['a little soft', { blur: 1 }],
    ['of little contrast', { person: 120, wall: 170 }],
  ])('%s is let through, far from what is refused', (_, how) => {
    expect(clarity(how).sharpness).toBeGreaterThan(0.3)
    expect(judged(clarity(how))).toEqual([])
  })
})

test('a blur of a hundredth of the height is refused, whatever the contrast', () => {
  for (const how of [{ blur: 4 }, { blur: 4, person: 200, wall: 60 }, { blur: 6 }]) {
    expect(isBlurred(clarity(how))).toBe(true)
    expect(judged(clarity(how))).toEqual(['blurred'])
  }
})

test('the dark is refused, a dim room is not', () => {
  expect(judged(clarity({ light: 0.3 }))).toEqual(['tooDark'])
  expect(isTooDark(clarity({ light: 0.6 }))).toBe(false)
})

test('where the outline has no contrast to tell a blur by, none is said', () => {
  expect(clarity({ person: 120, wall: 140, blur: 4 }).sharpness).toBe(1)
})
