import { expect, test } from 'vitest'
import { type DrawnPerson, drawPerson } from './draw-person-for-tests.ts'
import { dressOf, isOtherDress } from './dress.ts'
import { figureOf } from './figure.ts'

type Rgb = readonly [number, number, number]

/** Somebody in such a shirt and such trousers, in so much light. */
function dressed(person: DrawnPerson, { top, legs, light = 1 }: { top: Rgb; legs: Rgb; light?: number }) {
  const seen = drawPerson(person)
  const { width, height } = seen.mask
  const hips = figureOf(seen)?.points.leftHip.y ?? 0
  const rgba = new Uint8Array(4 * width * height)
  for (let at = 0; at < width * height; at++) {
    const colour = Math.floor(at / width) < hips ? top : legs
    rgba.set([...colour.map((each) => Math.min(255, each * light)), 255], 4 * at)
  }
  return dressOf(seen, { width, height, rgba })
}

const blue = { top: [40, 60, 130], legs: [50, 50, 55] } as const
const red = { top: [170, 40, 40], legs: [200, 190, 160] } as const

test('the same clothes are the same in either photo, also in other light', () => {
  const front = dressed({}, blue)
  for (const light of [0.6, 1, 1.4])
    expect(isOtherDress(front, dressed({ view: 'side' }, { ...blue, light })), String(light)).toBe(false)
})

test('other clothes are noticed', () => {
  expect(isOtherDress(dressed({}, blue), dressed({ view: 'side' }, red))).toBe(true)
})

test('of a photo whose colours nobody has, nothing is said', () => {
  expect(isOtherDress(undefined, dressed({}, blue))).toBe(false)
})
