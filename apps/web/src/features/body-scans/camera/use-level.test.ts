import { expect, test } from 'vitest'
import { tiltFrom } from './use-level.ts'

test('a phone held upright is level in portrait and in landscape, on both makers’ signs', () => {
  for (const [x, y] of [
    [0, 9.8],
    [0, -9.8],
    [9.8, 0],
    [-9.8, 0],
  ] as const) {
    const tilt = tiltFrom({ x, y, z: 0 })
    expect(Math.abs(tilt?.roll ?? 99)).toBeCloseTo(0)
    expect(Math.abs(tilt?.pitch ?? 99)).toBeCloseTo(0)
  }
})

test('leaning back and sideways are told in degrees', () => {
  const lean = (10 * Math.PI) / 180
  expect(tiltFrom({ x: 0, y: 9.8 * Math.cos(lean), z: 9.8 * Math.sin(lean) })?.pitch).toBeCloseTo(10)
  expect(
    Math.abs(tiltFrom({ x: 9.8 * Math.sin(lean), y: 9.8 * Math.cos(lean), z: 0 })?.roll ?? 0),
  ).toBeCloseTo(10)
})

test('a device that feels no pull tells nothing', () => {
  expect(tiltFrom({ x: 0, y: 0, z: 0 })).toBeUndefined()
})
