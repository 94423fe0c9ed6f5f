import type { MeasuredValue } from '@darzi/contract/measurements.ts'
import { expect, test } from 'vitest'
import { entryOf, typedValue } from './entries.ts'
import { askedField } from './measured-fields.ts'

const chest = askedField('chest', false, [])
if (!chest) throw new Error('the catalogue has a chest')
const byPhoto: MeasuredValue = {
  ...{ field: 'chest', typed: '98.2', unit: 'cm', mm: 982, plusMinusMm: 21, from: 'photo' },
}

test('a size by photo that is taken over untouched keeps its ± and where it is from', () => {
  expect(typedValue(chest, entryOf(byPhoto, 'in'))).toMatchObject({
    ...{ field: 'chest', typed: '98.2', unit: 'cm', plusMinusMm: 21, from: 'photo' },
  })
})

test('typed anew by the tape, it is the tape’s', () => {
  const typed = typedValue(chest, { typed: '39', unit: 'in' })
  expect([typed.plusMinusMm, typed.from]).toEqual([undefined, undefined])
})
