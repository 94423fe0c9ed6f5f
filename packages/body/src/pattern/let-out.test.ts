import { expect, it } from 'vitest'
import { acrossAt, at, mirrored } from './geometry.ts'
import { letOut, type Need, withSideLetOut } from './let-out.ts'
import type { Point } from './pattern.ts'
import { edgeOf, piece, straight } from './pieces.ts'

/** From the hem up to the armhole, straight. */
const side: Point[] = [
  [250, 700],
  [250, 200],
]
const belly: Need[] = [
  { y: 420, mm: 300 },
  { y: 500, mm: 280 },
  { y: 600, mm: 260 },
]

it('a side that suffices stays as it was', () => {
  expect(letOut(side, [{ y: 420, mm: 250 }])).toEqual(side)
})

it('a belly is let out for, without a dent above it, and the cloth hangs straight below', () => {
  const out = letOut(side, belly)
  for (const { y, mm } of belly) expect(acrossAt(out, y)).toBeGreaterThan(mm - 0.5)
  expect(acrossAt(out, 200)).toBe(250)
  for (let y = 220; y < 690; y += 10) {
    const [above, here, below] = [y - 10, y, y + 10].map((level) => acrossAt(out, level))
    expect(below, `${y}`).toBeGreaterThan((here ?? 0) - 0.01)
    expect((below ?? 0) - (here ?? 0), `${y}`).toBeLessThan((here ?? 0) - (above ?? 0) + 0.3)
    expect(here).toBeLessThan(300.01)
  }
})

it('wide hips below a narrow waist make one slanting side, without a corner at the waist', () => {
  const out = letOut(side, [
    { y: 420, mm: 200 },
    { y: 600, mm: 290 },
  ])
  for (let y = 210; y < 600; y += 10)
    expect(acrossAt(out, y) - 250).toBeGreaterThan(((y - 200) / 400) * 40 - 0.5)
  expect(acrossAt(out, 650)).toBeCloseTo(290, 6)
})

it.each(['right', 'left'])(
  'a half with its side on the %s is let out outwards; hem and notches go along',
  (hand) => {
    const axis = [
      [0, 0],
      [0, 1],
    ] as const
    const turned = (line: Point[]) => (hand === 'right' ? line : mirrored(line, axis))
    const half = piece(
      'front',
      [
        {
          ...straight('hem', [0, 700], [250, 700]),
          line: turned([
            [0, 700],
            [250, 700],
          ]),
        },
        { ...straight('side', [250, 700], [250, 200]), line: turned(side) },
      ],
      {
        notches: turned([
          [250, 420],
          [120, 420],
          [250, 200],
        ]),
      },
    )
    const out = withSideLetOut(half, belly)
    const low = at(edgeOf(out, 'side').line, 0)
    expect(Math.abs(low[0])).toBeGreaterThan(299)
    expect(at(edgeOf(out, 'hem').line, 1)).toEqual(low)
    const [onSide, inside, underarm] = out.notches.map(([x]) => Math.abs(x))
    expect(onSide).toBeCloseTo(Math.abs(acrossAt(edgeOf(out, 'side').line, 420)), 6)
    expect([inside, underarm]).toEqual([120, 250])
  },
)
