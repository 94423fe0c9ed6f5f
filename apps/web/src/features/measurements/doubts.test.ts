import type { MeasuredValue } from '@darzi/contract/measurements.ts'
import { toMm } from '@darzi/tailoring/units/length.ts'
import { expect, test } from 'vitest'
import type { Entries } from './entries.ts'
import { askedField } from './measured-fields.ts'
import { answeredWith, doubtsOf } from './use-field-walk.ts'

const keys = ['chest', 'under_bust', 'outseam', 'inseam', 'rise']
const fields = keys.flatMap((key) => askedField(key, false, []) ?? [])

const onRecord = (sizes: Record<string, number>): MeasuredValue[] =>
  Object.entries(sizes).map(([field, size]) => ({
    field,
    typed: String(size),
    unit: 'in',
    mm: toMm(size * 8, 'in', 8),
  }))
const typed = (sizes: Record<string, string>, kept: string[] = []): Entries =>
  Object.fromEntries(
    Object.entries(sizes).map(([field, text]) => [
      field,
      { typed: text, unit: 'in', ...(kept.includes(field) ? { isKept: true } : {}) },
    ]),
  )
const doubts = (entries: Entries, before: Record<string, number> = {}) =>
  doubtsOf({
    fields,
    entries,
    unit: 'in',
    sizing: 'women',
    isFlared: false,
    last: onRecord(before),
  })
const asked = (...ground: Parameters<typeof doubts>) =>
  [...doubts(...ground)].map(([field, { code }]) => `${field} ${code}`).sort()

const pair = { chest: 33, under_bust: 32 }

test('of two sizes that do not go together it is asked at the one typed, whichever of them that is', () => {
  expect(asked(typed({ chest: '31.5' }), pair)).toEqual(['chest underBustNotBelowBust'])
  expect(asked(typed({ under_bust: '33.5' }), pair)).toEqual(['under_bust underBustNotBelowBust'])
  expect(asked(typed({ outseam: '42' }), { inseam: 30, outseam: 40, rise: 8 })).toEqual([
    'outseam riseDoesNotFit',
  ])
})

test('what stands on record and was not typed now is not asked about, nor what is no size', () => {
  expect(asked({}, { chest: 33, under_bust: 34 })).toEqual([])
  expect(asked(typed({ rise: '10' }), { chest: 33, under_bust: 34 })).toEqual([])
  expect(asked(typed({ chest: 'abc' }), { chest: 33, under_bust: 34 })).toEqual([])
})

test('kept at one of the two it is answered at the other; typed anew, it is asked again there', () => {
  const both = { chest: '31.5', under_bust: '32' }
  const open = doubts(typed(both))
  expect([...open.keys()].sort()).toEqual(['chest', 'under_bust'])
  expect(answeredWith(open, 'chest').sort()).toEqual(['chest', 'under_bust'])
  expect(asked(typed(both, ['chest', 'under_bust']))).toEqual([])
  expect(asked(typed(both, ['under_bust']))).toEqual(['chest underBustNotBelowBust'])
})

test('what the other of the two is asked for itself stays open when the pair is kept', () => {
  const open = doubts(typed({ chest: '31.5', under_bust: '120' }))
  expect(open.get('under_bust')?.code).not.toBe('underBustNotBelowBust')
  expect(answeredWith(open, 'chest')).toEqual(['chest'])
})
