import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldsOfAll, missingOf, neededOf } from './missing.ts'

const field = fc.record({
  field: fc.constantFrom('neck', 'chest', 'waist', 'hips', 'inseam'),
  isNeeded: fc.boolean(),
})
const garment = fc.record({ fields: fc.uniqueArray(field, { selector: (each) => each.field }) })

test('a measuring for several garments asks each field once, those of the first garment first', () => {
  const shirt = {
    fields: [
      { field: 'chest', isNeeded: true },
      { field: 'waist', isNeeded: false },
    ],
  }
  const trousers = {
    fields: [
      { field: 'waist', isNeeded: true },
      { field: 'inseam', isNeeded: true },
    ],
  }
  expect(fieldsOfAll([shirt, trousers])).toEqual([
    { field: 'chest', isNeeded: true },
    { field: 'waist', isNeeded: true },
    { field: 'inseam', isNeeded: true },
  ])
})

test('what is needed for all of them together is missing for none of them', () => {
  fc.assert(
    fc.property(fc.array(garment), (garments) => {
      const measured = neededOf(fieldsOfAll(garments))
      for (const { fields } of garments) expect(missingOf(neededOf(fields), measured)).toEqual([])
    }),
  )
})
