import { expect, test } from 'vitest'
import { piece, straight } from '../pattern/pieces.ts'
import type { Sewing } from '../pattern/sewing-shapes.ts'
import { foldsOverSeams } from './seam-folds.ts'
import { stitched } from './stitch.ts'

const square = () =>
  piece('front', [
    straight('hem', [0, 200], [200, 200]),
    straight('side', [200, 200], [200, 0]),
    straight('neck', [200, 0], [0, 0]),
    straight('centre', [0, 0], [0, 200]),
  ])

const two: Sewing = {
  panels: [
    { name: 'one', place: 'front', piece: square() },
    { name: 'other', place: 'front', piece: square() },
  ],
  seams: [
    {
      name: 'middle',
      a: [{ panel: 'one', edge: 'side', from: 'top' }],
      b: [{ panel: 'other', edge: 'centre', from: 'top' }],
    },
  ],
}

test('every stretch of a seam is kept from folding, by the corners beside it, as far apart as on flat cloth', () => {
  const sewn = stitched(two)
  const folds = foldsOverSeams(sewn)
  expect(folds).toHaveLength(sewn.seams.length / 2 - 1)
  for (const { a, b, restMm } of folds) {
    // Laid side by side, the other begins where the one ends.
    const [p, q] = [placeOf(sewn, a, 0), placeOf(sewn, b, 200)]
    expect(restMm).toBeCloseTo(Math.hypot(q[0] - p[0], q[1] - p[1]), 6)
    expect(p[0]).toBeLessThan(200)
    expect(q[0]).toBeGreaterThan(200)
  }
})

function placeOf({ panels, firsts }: ReturnType<typeof stitched>, v: number, x: number): [number, number] {
  const isOther = v >= (firsts[1] ?? 0)
  const flat = panels[isOther ? 1 : 0]?.flat ?? []
  const own = v - (isOther ? (firsts[1] ?? 0) : 0)
  return [(flat[2 * own] ?? 0) + (isOther ? x : 0), flat[2 * own + 1] ?? 0]
}
