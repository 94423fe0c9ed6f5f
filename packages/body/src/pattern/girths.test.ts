import { describe, expect, it } from 'vitest'
import { peopleToDraftFor as people } from '../testing/bodies.ts'
import { inputsOf } from './body-of.ts'
import type { DesignKey } from './design-key.ts'
import { sewnLength } from './designs/bella-parts.ts'
import { heldUpEaseMm, leastEaseOf } from './designs/design.ts'
import { draftPattern } from './draft-pattern.ts'
import { at, crossings, lengthOf, outlineOf } from './geometry.ts'
import { type InputKey, valuesOf } from './inputs.ts'
import type { EdgeName, Pattern, Piece } from './pattern.ts'
import { edgeOf, unfold } from './pieces.ts'
import { sewingOf } from './sewing.ts'

type Sizes = Record<InputKey, number>
type Level = readonly [name: string, y: number, mm: number]

const fits = ['slim', 'regular', 'loose'] as const

const of = (pattern: Pattern, key: Piece['key']): Piece => {
  const found = pattern.pieces.find((one) => one.key === key)
  if (!found) throw new Error(key)
  return found
}

/** Every piece of front and back, opened out, as often as it is sewn in; button stands lie over one another and are left off. */
function trunk(pattern: Pattern): Piece[] {
  const sewn = sewingOf(pattern)?.panels.filter(({ place }) => place === 'front' || place === 'back')
  // A blouse is told by its pieces with their darts still in them.
  if (sewn && pattern.design !== 'saree_blouse') return sewn.map(({ piece }) => piece)
  return (['front', 'back'] as const).flatMap((key) => {
    const piece = of(pattern, key)
    return piece.isPair ? [piece, piece] : [unfold(piece)]
  })
}

/** The cloth around the trunk at a height, the waist darts closed. */
const around = (pattern: Pattern, y: number): number =>
  trunk(pattern).reduce((sum, piece) => sum + spanAt(outlineOf(piece.edges), y) - inDarts(piece, y), 0)

function spanAt(shape: Parameters<typeof crossings>[0], y: number): number {
  const found = crossings(shape, y)
  return found.length < 2 ? 0 : at(found, found.length - 1) - at(found, 0)
}

/** A dart that stands on the waist takes cloth from the width; the one at the side takes none. */
const inDarts = (piece: Piece, y: number): number =>
  piece.marks
    .filter(
      ({ kind, line }) => kind === 'dart' && Math.abs(at(line, 0)[1] - at(line, line.length - 1)[1]) < 8,
    )
    .reduce((sum, { line }) => sum + spanAt(line, y), 0)

const lowestOf = (pieces: readonly Piece[], name: EdgeName) =>
  Math.min(...pieces.flatMap((piece) => edgeOf(piece, name).line.map(([, y]) => y)))

const levelsOf = (sizes: Sizes): Level[] => [
  ['waist', sizes.nape_to_waist, sizes.waist],
  ['hip bone', sizes.nape_to_waist + sizes.waist_to_hip_bone, sizes.hip_bone],
  ['hips', sizes.nape_to_waist + sizes.waist_to_seat, sizes.hips],
]

/** The body at a height, straight between the levels a tape knows. */
function bodyAt(levels: readonly Level[], y: number): number {
  const i = Math.max(
    1,
    levels.findIndex((level) => level[1] >= y),
  )
  const [[, above, from], [, below, to]] = [at(levels, i - 1), at(levels, i)]
  return from + ((to - from) * (y - above)) / (below - above)
}

const sideOf = (pattern: Pattern) =>
  edgeOf(pattern.design === 'shirt' ? of(pattern, 'front_left') : of(pattern, 'front'), 'side').line
const underarmOf = (pattern: Pattern) => Math.min(...sideOf(pattern).map(([, y]) => y))
const hemOf = (pattern: Pattern) => lowestOf([of(pattern, 'back')], 'hem')

describe.each(people)(
  'on %s, in every fit, nothing is narrower than the body and its least ease:',
  (_, who) => {
    const inputs = inputsOf(who)
    const sizes = valuesOf(inputs)

    it.each([
      ['shirt', 'shirt'],
      ['tee', 'tee'],
      ['kurta', 'kurta'],
      ['bodice_men', 'bodice'],
    ] as const)('the %s at chest, waist, hip bone and hips', async (design, ease) => {
      for (const fit of fits) {
        const pattern = await draftPattern(design, inputs, { fit })
        const least = leastEaseOf(ease, fit)
        const underarm = underarmOf(pattern)
        const hem = hemOf(pattern)
        const levels: Level[] = [['chest', underarm + 1, sizes.chest], ...levelsOf(sizes)]
        const onIt = levels.filter(([, y]) => y <= hem + 1)
        expect(onIt.length, 'levels on the cloth').toBeGreaterThan(design === 'bodice_men' ? 2 : 3)
        for (const [name, y, mm] of onIt)
          expect(around(pattern, Math.min(y, hem - 1)), `${fit}, ${name}`).toBeGreaterThan(mm + least - 1)
        for (let y = underarm + 10; y < Math.min(hem, at(onIt, onIt.length - 1)[1]); y += 10)
          expect(around(pattern, y), `${fit}, ${y} down`).toBeGreaterThan(bodyAt(levels, y))
        expect(pattern.finished.waistMm).toBeCloseTo(around(pattern, sizes.nape_to_waist), 0)
      }
    })

    it.each([
      ['bodice_women', 'bodice', 'waist'],
      ['saree_blouse', 'blouse', 'hem'],
    ] as const)('the %s at the bust and its lower edge', async (design, ease, edge) => {
      for (const fit of fits) {
        const pattern = await draftPattern(design, inputs, { fit })
        const least = leastEaseOf(ease, fit)
        const [front, back] = [of(pattern, 'front'), of(pattern, 'back')]
        const tips = front.marks.map(({ line }) => line.reduce((a, b) => (a[0] < b[0] ? a : b)))
        const bust = at(tips, tips.length - 1)[1]
        expect(around(pattern, bust), `${fit}, bust`).toBeGreaterThan(sizes.chest + least - 1)
        expect(pattern.finished.chestMm).toBeCloseTo(around(pattern, bust), 0)
        const lower = 2 * (sewnLength(front, edge) + sewnLength(back, edge))
        const waistY = edgeOf(back, 'fold').line.reduce((most, [, y]) => Math.max(most, y), 0)
        const underBust = sizes.shoulder_to_apex + 70
        const levels: Level[] = [
          ['under the bust', Math.min(underBust, sizes.nape_to_waist - 20), sizes.under_bust],
          ['waist', sizes.nape_to_waist, sizes.waist],
        ]
        const mm = edge === 'waist' ? sizes.waist : bodyAt(levels, Math.max(waistY, at(levels, 0)[1]))
        expect(lower, `${fit}, lower edge`).toBeGreaterThan(mm + least - 1)
      }
    })

    const legs = (pattern: Pattern, y: number) =>
      2 *
      pattern.pieces
        .filter(({ key }) => key === 'front_leg' || key === 'back_leg')
        .reduce((sum, piece) => sum + spanAt(outlineOf(piece.edges), y), 0)
    const legWaist = (pattern: Pattern) =>
      2 * (sewnLength(of(pattern, 'front_leg'), 'waist') + sewnLength(of(pattern, 'back_leg'), 'waist'))

    it('trousers at their own waist, hip bone and hips', async () => {
      for (const fit of fits) {
        const pattern = await draftPattern('trousers', inputs, { fit })
        const least = leastEaseOf('trousers', fit)
        // They are worn four tenths of the way down from the waist to the hip bone.
        const worn = sizes.waist + (sizes.hip_bone - sizes.waist) * 0.4
        expect(legWaist(pattern), `${fit}, waist`).toBeGreaterThan(worn + heldUpEaseMm)
        expect(legs(pattern, sizes.waist_to_hip_bone + 1), `${fit}, hip bone`).toBeGreaterThan(
          sizes.hip_bone + least,
        )
        expect(legs(pattern, sizes.waist_to_seat), `${fit}, hips`).toBeGreaterThan(sizes.hips + least)
      }
    })

    it('pajama, churidar and salwar, which are pulled over the seat', async () => {
      const least = 45
      const widest = Math.max(sizes.waist, sizes.hips, sizes.hip_bone)
      for (const design of ['pajama', 'churidar'] as const) {
        const drawn = await draftPattern(design, inputs)
        expect(legWaist(drawn)).toBeGreaterThan(widest + least)
        expect(legs(drawn, sizes.waist_to_seat)).toBeGreaterThan(sizes.hips + least)
      }
      for (const cut of ['straight', 'patiala']) {
        const salwar = await draftPattern('salwar', inputs, { cut })
        const wide = (key: Piece['key']) => lengthOf(edgeOf(of(salwar, key), 'waist').line)
        expect(2 * wide('belt')).toBeGreaterThan(widest + least)
        expect(2 * wide('leg') + 4 * wide('kali')).toBeGreaterThan(2 * wide('belt'))
      }
    })

    it.each(['quarter', 'half', 'full'])(
      'a skirt of a %s circle at its seam, hip bone and hips',
      async (ghera) => {
        const pattern = await draftPattern('skirt', inputs, { ghera })
        const [gore, band] = [of(pattern, 'skirt'), of(pattern, 'waistband')]
        const long = lengthOf(edgeOf(gore, 'side').line)
        const [top, hem] = (['waist', 'hem'] as const).map((name) => lengthOf(edgeOf(gore, name).line))
        const at = (y: number) => 2 * gore.cut * ((top ?? 0) + (((hem ?? 0) - (top ?? 0)) * y) / long)
        expect(pattern.finished.waistMm).toBeGreaterThan(sizes.waist + heldUpEaseMm - 1)
        expect(lengthOf(edgeOf(band, 'edge').line)).toBeGreaterThan(pattern.finished.waistMm ?? Infinity)
        expect(at(0)).toBeGreaterThan(sizes.waist + heldUpEaseMm - 1)
        expect(at(sizes.waist_to_hip_bone), 'hip bone').toBeGreaterThan(sizes.hip_bone + 39)
        expect(at(sizes.waist_to_seat), 'hips').toBeGreaterThan(sizes.hips + 39)
        expect(gore.fullness === 'gathered').toBe(at(0) > (pattern.finished.waistMm ?? 0) + 1)
      },
    )

    it('a petticoat: six panels that go over the hips, drawn in to the waist by its string', async () => {
      const pattern = await draftPattern('petticoat', inputs)
      const [panel, casing] = [of(pattern, 'skirt'), of(pattern, 'waistband')]
      const long = lengthOf(edgeOf(panel, 'side').line)
      const [top, hem] = (['waist', 'hem'] as const).map((name) => lengthOf(edgeOf(panel, name).line))
      const at = (y: number) => 12 * ((top ?? 0) + (((hem ?? 0) - (top ?? 0)) * y) / long)
      expect(panel.cut).toBe(6)
      expect(at(sizes.waist_to_hip_bone), 'hip bone').toBeGreaterThan(sizes.hip_bone + 39)
      expect(at(sizes.waist_to_seat), 'hips').toBeGreaterThan(sizes.hips + 39)
      expect(pattern.finished.waistMm).toBeCloseTo(sizes.waist + heldUpEaseMm, 0)
      expect(at(0)).toBeGreaterThan(sizes.waist + heldUpEaseMm + 30)
      expect(lengthOf(edgeOf(casing, 'edge').line)).toBeGreaterThan(at(0) - 1)
    })
  },
)

it('a belly of any size is let out for, and nothing swings past it', async () => {
  const designs: DesignKey[] = ['shirt', 'kurta', 'bodice_men', 'bodice_women', 'saree_blouse']
  for (const waist of [1000, 1200, 1400, 1600])
    for (const design of designs) {
      const inputs = inputsOf({ sex: 'male', measuredMm: { chest: 1000, waist, hips: 1050 } })
      const pattern = await draftPattern(design, inputs)
      for (const piece of trunk(pattern)) {
        const xs = outlineOf(piece.edges).map(([x]) => x)
        expect(Math.max(...xs) - Math.min(...xs), `${design} ${waist}`).toBeLessThan(waist / 2 + 300)
      }
    }
})
