import { writeDay } from '@darzi/words/formats.ts'
import { languageCodes } from '@darzi/words/languages.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDay } from './read-day.ts'

const today = '2026-11-23'
const read = (text: string) => readDay(text, { language: 'en', today })

test.each([
  ['30 Nov 2026', '2026-11-30'],
  ['30 november', '2026-11-30'],
  ['Nov 30', '2026-11-30'],
  ['5 jan', '2027-01-05'],
  ['22 nov', '2027-11-22'],
  ['30/11/2026', '2026-11-30'],
  ['30.11.26', '2026-11-30'],
  ['1-12', '2026-12-01'],
  ['३०/११', '2026-11-30'],
  ['23', '2026-11-23'],
  ['4', '2026-12-04'],
  ['31', '2026-12-31'],
  ['+3', '2026-11-26'],
  ['2026-11-30', '2026-11-30'],
  ['  ', ''],
])('“%s” is %s', (text, day) => {
  expect(read(text)).toBe(day)
})

test.each([
  ['30 nov', '2025-11-30'],
  ['22 nov', '2026-11-22'],
  ['23', '2026-11-23'],
  ['24', '2026-10-24'],
  ['30 nov 2024', '2024-11-30'],
])('of what has passed “%s” is %s', (text, day) => {
  expect(readDay(text, { language: 'en', today, isBack: true })).toBe(day)
})

test.each(['31 feb', '2026-02-30', '32', '0', '12/30', 'soon', '30 xyz', '1 2 3 4', '30 nov 2026 5'])(
  '“%s” is no day, and no empty field either',
  (text) => {
    expect(read(text)).toBe(text)
  },
)

test('a day as it is written is read as that day, in every language', () => {
  const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(day, fc.constantFrom(...languageCodes), (at, language) => {
      const written = at.toISOString().slice(0, 10)
      expect(readDay(writeDay(written, language), { language, today })).toBe(written)
    }),
  )
})
