import { describe, expect, it } from 'vitest'
import { inputsOf } from './body-of.ts'
import { cutLine } from './cut-line.ts'
import { draftPattern } from './draft-pattern.ts'
import { extremePeople } from './extreme-people.ts'
import { areaOf, at, boxOf, outlineOf } from './geometry.ts'
import { bestLayout, type LaidPiece, layOut, metresOf } from './lay-out.ts'
import { designs, type Point } from './pattern.ts'

const inside = ([x, y]: Point, shape: readonly Point[]) => {
  let is = false
  for (let i = 0; i < shape.length; i++) {
    const [[ax, ay], [bx, by]] = [at(shape, i), at(shape, (i + 1) % shape.length)]
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) is = !is
  }
  return is
}

/** A point of one lies clearly inside the other. */
const overlap = (a: LaidPiece, b: LaidPiece) => {
  const [p, q] = [boxOf(a.outline), boxOf(b.outline)]
  if (p.right <= q.left || q.right <= p.left || p.bottom <= q.top || q.bottom <= p.top) return false
  return (
    a.outline.some((point) => inside(point, b.outline)) || b.outline.some((point) => inside(point, a.outline))
  )
}

const average = extremePeople['an average man'] ?? { sex: 'male', measuredMm: {} }

describe.each(designs)('the %s on the cloth', (design) => {
  it.each([910, 1120, 1480])(
    'of %s mm lies without overlap, inside the selvedges, always the same',
    async (widthMm) => {
      for (const who of Object.values(extremePeople).filter((_, i) => i % 4 === 2)) {
        const pattern = await draftPattern(design, inputsOf(who))
        for (const isDoubled of [false, true]) {
          const layout = layOut(pattern, { widthMm, isDoubled })
          expect(layOut(pattern, { widthMm, isDoubled })).toEqual(layout)
          for (const { outline, key } of layout.laid) {
            const box = boxOf(outline)
            expect(box.left, key).toBeGreaterThanOrEqual(-0.01)
            expect(box.right, key).toBeLessThanOrEqual((isDoubled ? widthMm / 2 : widthMm) + 0.01)
            expect(box.bottom).toBeLessThanOrEqual(layout.lengthMm + 0.01)
          }
          layout.laid.forEach((one, i) => {
            for (const other of layout.laid.slice(i + 1))
              expect(overlap(one, other), `${one.key} ${other.key}`).toBe(false)
          })
        }
      }
    },
  )
})

it('every piece is laid as often as it is cut', async () => {
  const pattern = await draftPattern('shirt', inputsOf(average))
  const { laid } = layOut(pattern, { widthMm: 1480, isDoubled: false })
  const main = pattern.pieces.filter(({ cloth }) => cloth === 'main')
  for (const { key, cut } of main) expect(laid.filter((one) => one.key === key)).toHaveLength(cut)
})

it('a shirt takes about as much cloth as the trade says: 1.6 m of wide, 2.1 to 2.25 m of narrow', async () => {
  const pattern = await draftPattern('shirt', inputsOf(average))
  const wide = metresOf(bestLayout(pattern, { widthMm: 1480 }).lengthMm)
  const narrow = metresOf(bestLayout(pattern, { widthMm: 910 }).lengthMm)
  expect(wide).toBeGreaterThan(1.2)
  expect(wide).toBeLessThan(1.9)
  expect(narrow).toBeGreaterThan(1.8)
  expect(narrow).toBeLessThan(2.7)
})

it('the metres are a twentieth more than the layout, in steps of five centimetres', () => {
  expect(metresOf(1000)).toBe(1.05)
  expect(metresOf(1001)).toBe(1.1)
})

it('a piece wider than the cloth is named, and nothing is laid', async () => {
  const pattern = await draftPattern('kurta', inputsOf(average))
  const layout = layOut(pattern, { widthMm: 500, isDoubled: false })
  expect(layout.tooWide).toContain('front')
  expect(layout.laid).toEqual([])
})

it('the cut line keeps the allowances outside the seam line', async () => {
  const { pieces } = await draftPattern('tee', inputsOf(average))
  for (const piece of pieces) {
    const [cut, seam] = [boxOf(cutLine(piece)), boxOf(outlineOf(piece.edges))]
    expect(cut.bottom - seam.bottom).toBeGreaterThanOrEqual(7)
    expect(Math.abs(areaOf(cutLine(piece)))).toBeGreaterThan(Math.abs(areaOf(outlineOf(piece.edges))))
  }
})
