import { describe, expect, it } from 'vitest'
import { isWholeRun, twoToDraftFor } from '../testing/bodies.ts'
import { overlap } from '../testing/overlap.ts'
import { inputsOf } from './body-of.ts'
import { cutLine } from './cut-line.ts'
import { type DesignKey, designs } from './design-key.ts'
import { draftPattern } from './draft-pattern.ts'
import { extremePeople } from './extreme-people.ts'
import { areaOf, boxOf, outlineOf } from './geometry.ts'
import { bestLayout, bestTogether, type LaidPiece, layOut, metresOf } from './lay-out.ts'
import type { ChosenOptions } from './options.ts'

const areOver = (one: Pick<LaidPiece, 'outline'>, other: Pick<LaidPiece, 'outline'>) =>
  overlap(one.outline, other.outline)

it('two strips laid across one another overlap though no corner of either lies in the other', () => {
  const strip = (left: number, top: number, right: number, bottom: number): Pick<LaidPiece, 'outline'> => ({
    outline: [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ],
  })
  expect(areOver(strip(0, 40, 100, 60), strip(40, 0, 60, 100))).toBe(true)
  expect(areOver(strip(0, 40, 100, 60), strip(0, 60, 100, 80))).toBe(false)
})

const average = extremePeople['an average man'] ?? { sex: 'male', measuredMm: {} }

const thirds = Object.values(extremePeople).filter((_, i) => i % 4 === 2)
/** An average man, the leanest woman and the heaviest; the last of them takes the most cloth. */
const laidFor = isWholeRun ? thirds : thirds.slice(-1)

describe.each(designs)('the %s on the cloth', (design) => {
  it.each([910, 1120, 1480])(
    'of %s mm lies without overlap, inside the selvedges, always the same',
    async (widthMm) => {
      for (const who of laidFor) {
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
              expect(areOver(one, other), `${one.key} ${other.key}`).toBe(false)
          })
        }
      }
    },
  )
})

const anyWay: readonly { design: DesignKey; chosen: ChosenOptions }[] = [
  ...designs.map((design) => ({ design, chosen: {} })),
  ...['quarter', 'full'].map((ghera) => ({ design: 'skirt' as const, chosen: { ghera } })),
  { design: 'salwar', chosen: { cut: 'patiala' } },
  { design: 'kurta', chosen: { fit: 'loose', collar: 'round' } },
]

describe.each(twoToDraftFor)('for %s', (_, who) => {
  it.each(anyWay)('a $design $chosen has its metres on cloth of every width', async ({ design, chosen }) => {
    const pattern = await draftPattern(design, inputsOf(who), chosen)
    for (const widthMm of [910, 1120, 1370, 1500]) {
      const { lengthMm, tooWide } = bestLayout(pattern, { widthMm })
      expect(tooWide, `${widthMm}`).toEqual([])
      expect(metresOf(lengthMm), `${widthMm}`).toBeGreaterThan(0.3)
    }
  })
})

it('a waistband lies along the cloth', async () => {
  const { pieces } = await draftPattern('skirt', inputsOf(average))
  const { laid } = layOut({ pieces }, { widthMm: 910, isDoubled: false })
  const band = boxOf(laid.find(({ key }) => key === 'waistband')?.outline ?? [])
  expect(band.bottom - band.top).toBeGreaterThan(880)
  expect(band.right - band.left).toBeLessThan(110)
})

it('every piece is laid as often as it is cut', async () => {
  const pattern = await draftPattern('shirt', inputsOf(average))
  const { laid } = layOut(pattern, { widthMm: 1480, isDoubled: false })
  const main = pattern.pieces.filter(({ cloth }) => cloth === 'main')
  for (const { key, cut } of main) expect(laid.filter((one) => one.key === key)).toHaveLength(cut)
})

it.each([910, 1120, 1480])(
  'two patterns of one garment share %s mm cloth: all pieces of both, none over another',
  async (widthMm) => {
    const inputs = inputsOf(average)
    const both = [await draftPattern('kurta', inputs), await draftPattern('salwar', inputs)]
    const { laid, lengthMm, isDoubled } = bestTogether(both, { widthMm })
    const alone = both.map((pattern) => layOut(pattern, { widthMm, isDoubled }))
    expect(laid).toHaveLength(alone.reduce((sum, one) => sum + one.laid.length, 0))
    expect(lengthMm).toBeLessThanOrEqual(alone.reduce((sum, one) => sum + one.lengthMm, 0))
    expect(lengthMm).toBeGreaterThan(1.2 * Math.max(...alone.map((one) => one.lengthMm)))
    laid.forEach((one, i) => {
      expect(boxOf(one.outline).bottom).toBeLessThanOrEqual(lengthMm + 0.01)
      for (const other of laid.slice(i + 1))
        expect(areOver(one, other), `${one.key} ${other.key}`).toBe(false)
    })
  },
)

it('a shirt takes about as much cloth as the trade says: 1.6 m of wide, 2.1 to 2.25 m of narrow', async () => {
  const pattern = await draftPattern('shirt', inputsOf(average))
  const wide = metresOf(bestLayout(pattern, { widthMm: 1480 }).lengthMm)
  const narrow = metresOf(bestLayout(pattern, { widthMm: 910 }).lengthMm)
  expect(wide).toBeGreaterThan(1.2)
  expect(wide).toBeLessThan(1.9)
  expect(narrow).toBeGreaterThan(1.8)
  expect(narrow).toBeLessThan(2.7)
})

it.each([900, 1120, 1520])(
  'the pocket bags of trousers are laid on %s mm lining, and only they; a kurta takes none',
  async (widthMm) => {
    const trousers = await draftPattern('trousers', inputsOf(average))
    const kurta = await draftPattern('kurta', inputsOf(average))
    const lining = bestTogether([trousers], { widthMm, kind: 'lining' })
    expect(new Set(lining.laid.map(({ key }) => key))).toEqual(
      new Set(['front_pocket_bag', 'back_pocket_bag']),
    )
    expect(metresOf(lining.lengthMm)).toBeGreaterThan(0.25)
    expect(metresOf(lining.lengthMm)).toBeLessThan(1.2)
    const together = bestTogether([kurta, trousers], { widthMm, kind: 'lining' })
    expect(together.lengthMm).toBe(lining.lengthMm)
    const none = bestTogether([kurta], { widthMm, kind: 'lining' })
    expect([none.laid, none.lengthMm, none.tooWide]).toEqual([[], 0, []])
  },
)

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
