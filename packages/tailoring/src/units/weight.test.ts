import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDegrees } from './degrees.ts'
import { readWeight, showWeight, typedWeight } from './weight.ts'

test.each([
  ['70', 'kg', 70, 'kg'],
  ['70.5', 'kg', 70.5, 'kg'],
  ['੭੦,੫', 'kg', 70.5, 'kg'],
  ['154', 'lb', 69.853, 'lb'],
  ['154 lbs', 'kg', 69.853, 'lb'],
  ['७० किलो', 'lb', 70, 'kg'],
] as const)('%j in a form in %s is %d kg', (text, form, kg, unit) => {
  expect(readWeight(text, form)).toEqual({ ok: true, kg, unit, typed: text })
})

test.each([
  ['', 'notAWeight'],
  ['heavy', 'notAWeight'],
  ['70 1/2', 'notAWeight'],
  ['-70', 'negative'],
  ['0', 'zero'],
  ['501', 'tooHeavy'],
] as const)('%j is refused: %s', (text, refused) => {
  expect(readWeight(text, 'kg')).toMatchObject({ refused })
})

test('every tenth of a pound and of a kilo comes back as it was typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.constantFrom('lb', 'kg'), (tenths, unit) => {
      const text = (tenths / 10).toFixed(1)
      const read = readWeight(text, unit)
      return 'ok' in read && showWeight(read.kg, unit) === text
    }),
  )
})

test('a slope is read in degrees', () => {
  expect(readDegrees('22.5°')).toEqual({ ok: true, degrees: 22.5, typed: '22.5°' })
  expect(readDegrees('੨੨')).toMatchObject({ ok: true, degrees: 22 })
  expect(readDegrees('181')).toMatchObject({ refused: 'notAnAngle' })
  expect(readDegrees('steep')).toMatchObject({ refused: 'notAnAngle' })
})

test.each([
  ['154 lbs', '154'],
  ['70 kg.', '70'],
  ['70.5kg', '70.5'],
  ['७० किलो', '70'],
  ['੭੦ ਕਿਲੋ', '70'],
  ['70', '70'],
  ['७०', '७०'],
  ['70,5', '70,5'],
])('what was typed without its sign: %s is %s', (typed, bare) => {
  expect(typedWeight(typed)).toBe(bare)
})
