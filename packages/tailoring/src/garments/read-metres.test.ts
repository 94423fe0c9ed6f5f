import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostMetres, readMetres } from './read-metres.ts'

test.each([
  ['2.25', 2.25],
  ['2,25', 2.25],
  ['2 1/2', 2.5],
  ['2½', 2.5],
  ['¾', 0.75],
  ['੨.੨੫', 2.25],
  ['ढाई मीटर', 2.5],
  ['2.5 m', 2.5],
  ['3m', 3],
  ['੩ ਮੀਟਰ', 3],
  ['2.50', 2.5],
  ['1.2300', 1.23],
  ['0.01', 0.01],
  ['200', 200],
])('%j is %d metres', (typed, metres) => {
  expect(readMetres(typed)).toEqual({ ok: true, metres })
})

test.each([
  ['', 'empty'],
  ['1,250', 'comma'],
  ['0x10', 'notANumber'],
  ['1e2', 'notANumber'],
  ['2 1/3', 'notANumber'],
  ['-2', 'notANumber'],
  ['two yards', 'notANumber'],
  ['0', 'notMetres'],
  ['0.001', 'finerThanCm'],
  ['1.23456789', 'finerThanCm'],
  ['0,125', 'finerThanCm'],
  ['200.01', 'notMetres'],
  ['9'.repeat(9), 'notMetres'],
])('%j is refused: %s', (typed, refused) => {
  expect(readMetres(typed)).toEqual({ refused, params: { typed } })
})

test('every centimetre up to the most is read as it is written, with a point or a comma', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: mostMetres * 100 }), fc.constantFrom('.', ','), (cm, point) => {
      const typed = (cm / 100).toFixed(2).replace('.', point)
      expect(readMetres(typed)).toEqual({ ok: true, metres: cm / 100 })
    }),
    { numRuns: 500 },
  )
})
