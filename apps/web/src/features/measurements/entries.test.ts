import type { MeasuredValue } from '@darzi/contract/measurements.ts'
import { expect, test } from 'vitest'
import { entryOf, isSameTyped, typedValue } from './entries.ts'
import { askedField } from './measured-fields.ts'

const chest = askedField('chest', false, [])
if (!chest) throw new Error('the catalogue has a chest')
const byPhoto: MeasuredValue = {
  field: 'chest',
  typed: '98.2',
  unit: 'cm',
  mm: 982,
  plusMinusMm: 21,
  from: 'photo',
}

test('a size by photo that is taken over untouched keeps its ± and where it is from', () => {
  expect(typedValue(chest, entryOf(byPhoto, 'in'))).toMatchObject({
    field: 'chest',
    typed: '98.2',
    unit: 'cm',
    plusMinusMm: 21,
    from: 'photo',
  })
})

test('typed anew by the tape, it is the tape’s', () => {
  const typed = typedValue(chest, { typed: '39', unit: 'in' })
  expect([typed.plusMinusMm, typed.from]).toEqual([undefined, undefined])
})

test('entries are the same while the same stands in the same fields, whichever was answered with keep', () => {
  const begun = { chest: { typed: '39', unit: 'in' }, waist: { typed: '30', unit: 'in' } } as const
  const { chest, waist } = begun
  expect(isSameTyped({ waist, chest: { ...chest, isKept: true } }, begun)).toBe(true)
  expect(isSameTyped({ ...begun, chest: { ...chest, typed: '40' } }, begun)).toBe(false)
  expect(isSameTyped({ ...begun, chest: { ...chest, unit: 'cm' } }, begun)).toBe(false)
  expect(isSameTyped({ chest }, begun)).toBe(false)
  expect(isSameTyped(begun, { chest })).toBe(false)
  expect(isSameTyped({}, {})).toBe(true)
})
