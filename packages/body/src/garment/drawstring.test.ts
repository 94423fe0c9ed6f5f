import { expect, test } from 'vitest'
import { drawstring } from './drawstring.ts'

const [radiusMm, topMm] = [150, 1000]

/** A casing and the cloth under it, as round as a tin. */
const tin = Float32Array.from(
  Array.from({ length: 25 }, (_, row) => topMm - 10 * row).flatMap((y) =>
    Array.from({ length: 96 }, (__, k) => (2 * Math.PI * k) / 96).flatMap((way) => [
      radiusMm * Math.sin(way),
      y,
      30 + radiusMm * Math.cos(way),
    ]),
  ),
)

test('the nada is tied in a bow at the casing, on the wearer’s left before the hip, and its ends hang on the cloth', () => {
  const { positions, normals, indices, fit } = drawstring({ positions: tin })
  expect([...positions, ...normals].every(Number.isFinite)).toBe(true)
  expect(Math.max(...indices)).toBe(fit.length - 1)
  const points = Array.from(fit, (_, v) => {
    const [x = 0, y = 0, z = 0] = positions.subarray(3 * v)
    return { x, y, out: Math.hypot(x, z - 30), isInFront: z > 30 }
  })
  expect(points.every(({ x, isInFront }) => x > 0 && isInFront)).toBe(true)
  for (const { out } of points) {
    expect(out).toBeGreaterThan(radiusMm - 3)
    expect(out).toBeLessThan(radiusMm + 12)
  }
  const [highest, lowest] = [Math.max, Math.min].map((of) => of(...points.map(({ y }) => y)))
  expect(topMm - (highest ?? 0)).toBeGreaterThan(10)
  expect(topMm - (highest ?? 0)).toBeLessThan(34)
  expect((highest ?? 0) - (lowest ?? 0)).toBeGreaterThan(140)
})
