import { describe, expect, it } from 'vitest'
import { patternOfSewn } from '../cloth/sewn-cuts.ts'
import { twoToDraftFor } from '../testing/bodies.ts'
import { inputsOf } from './body-of.ts'
import { leastEaseOf } from './designs/design.ts'
import { draftPattern } from './draft-pattern.ts'
import { lengthOf } from './geometry.ts'
import { valuesOf } from './inputs.ts'
import { optionsFor, patternsOf } from './of-garment.ts'
import { sewingOf } from './sewing.ts'

it('a prince coat is cut as a bandhgala, with the vents and the length of its order', () => {
  expect(patternsOf('prince_coat')).toEqual(['bandhgala'])
  const styles = [
    { group: 'vents', option: 'two' },
    { group: 'coat_collar', option: 'band' },
  ]
  expect(optionsFor('bandhgala', { jacket_length: 736 }, styles)).toEqual({ vents: 'two', length: 736 })
})

it('a jacket closed at its neck is sewn as a bandhgala where it is short, as a sherwani where it is long', () => {
  const sewnAt = (lengthMm: number) =>
    patternOfSewn({ cut: 'jacket', finished: { size: 'M', zonesMm: { chest: 1040, neck: 400 }, lengthMm } })
  expect([sewnAt(740), sewnAt(1020)]).toEqual(['bandhgala', 'sherwani'])
})

describe.each(twoToDraftFor)('a bandhgala for %s', (_, who) => {
  const inputs = inputsOf(who)
  const usual = draftPattern('bandhgala', inputs)

  it.each([
    { vents: 'one', edge: 'vent', open: ['back_left'] },
    { vents: 'two', edge: 'slit', open: ['front_left', 'front_right', 'back'] },
  ] as const)(
    'with vents: $vents, is open from its hem up at $open, sewn above, and as wide as ever',
    async ({ vents, edge, open }) => {
      const pattern = await draftPattern('bandhgala', inputs, { vents })
      const found = pattern.pieces.flatMap(({ key, edges }) =>
        edges.flatMap(({ name, line, allowanceMm }) =>
          name === edge ? [{ key, deep: lengthOf(line), allowanceMm }] : [],
        ),
      )
      expect(found.map(({ key }) => key)).toEqual(open)
      for (const { deep, allowanceMm } of found) {
        expect(deep).toBeGreaterThan(130)
        expect(allowanceMm).toBe(40)
      }
      const { finished } = await usual
      expect(pattern.finished).toEqual(finished)
      const seamsOf = (of: typeof pattern) => sewingOf(of)?.seams.map(({ name }) => name)
      expect(seamsOf(pattern)).toEqual(seamsOf(await usual))
    },
  )

  it('is as long as a jacket, closed up to its neck, and nowhere narrower than the body', async () => {
    const { pieces, finished } = await usual
    const [left] = pieces
    const holes = left?.marks.find(({ kind }) => kind === 'buttonhole')?.line ?? []
    expect(holes).toHaveLength(5)
    expect(finished.neckMm).toBeGreaterThan(valuesOf(inputs).neck)
    expect(finished.lengthMm).toBeLessThan(870)
    const least = leastEaseOf('jacket', 'regular')
    expect(finished.waistMm).toBeGreaterThan(valuesOf(inputs).waist + least - 1)
    expect(finished.hipsMm).toBeGreaterThan(valuesOf(inputs).hips + least - 1)
  })
})
