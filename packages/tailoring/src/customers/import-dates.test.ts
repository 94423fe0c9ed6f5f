import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from './days.ts'
import { type DateOrder, readDay } from './import-dates.ts'

const today = '2026-11-21'
const read = (text: string, dateOrder: DateOrder = 'dmy') => {
  const answer = readDay(text, { dateOrder, today })
  return 'ok' in answer ? answer.day : answer.refused
}

describe('days are read as shops write them', () => {
  test.each([
    ['4/3/26', 'dmy', '2026-03-04'],
    ['4/3/26', 'mdy', '2026-04-03'],
    ['26/3/4', 'ymd', '2026-03-04'],
    ['04.03.2026', 'dmy', '2026-03-04'],
    ['2026-03-04', 'mdy', '2026-03-04'],
    ['2026-03-04T10:15:00Z', 'dmy', '2026-03-04'],
    ['04/03/2026 10:15', 'dmy', '2026-03-04'],
    ['20260304', 'dmy', '2026-03-04'],
    ['4-Mar-26', 'mdy', '2026-03-04'],
    ['March 4, 2026', 'dmy', '2026-03-04'],
    ['Wed, 4th March 2026', 'dmy', '2026-03-04'],
    ['Wednesday 4 March 2026', 'dmy', '2026-03-04'],
    ['४ मार्च २०२६', 'dmy', '2026-03-04'],
    ['੪ ਮਾਰਚ ੨੦੨੬', 'dmy', '2026-03-04'],
    ['4 फ़रवरी 2026', 'dmy', '2026-02-04'],
    ['4 ਸਤੰਬਰ 2026', 'dmy', '2026-09-04'],
    ['1/1/99', 'dmy', '1999-01-01'],
    ['1/1/47', 'dmy', '1947-01-01'],
    ['29/2/2024', 'dmy', '2024-02-29'],
    ['21/11/2026', 'dmy', today],
  ] as const)('%j in order %s is %s', (text, order, day) => {
    expect(read(text, order)).toBe(day)
  })

  test.each([
    ['30/02/2026', 'imports.dateImpossible'],
    ['12/31/2025', 'imports.dateImpossible'],
    ['0/1/2026', 'imports.dateImpossible'],
    ['1/1/1066', 'imports.dateImpossible'],
    ['22/11/2026', 'imports.dateInFuture'],
    ['1/1/27', 'imports.dateInFuture'],
    ['1/1/46', 'imports.dateInFuture'],
    ['last Diwali', 'imports.dateUnreadable'],
    ['4 Brumaire 2026', 'imports.dateUnreadable'],
    ['2026', 'imports.dateUnreadable'],
    ['1/2/3/4', 'imports.dateUnreadable'],
    ['1/2/202', 'imports.dateUnreadable'],
    ['', 'imports.dateUnreadable'],
    [`4/3/26${' '.repeat(60)}`, 'imports.dateUnreadable'],
  ])('%j is refused: %s', (text, code) => {
    expect(read(text)).toBe(code)
  })

  test('every day from 1900 to today is read back in each order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 46_000 }), (ago) => {
        const day = addDays(today, -ago)
        const [year, month, date] = day.split('-')
        return (
          read(`${date}/${month}/${year}`, 'dmy') === day &&
          read(`${month}-${date}-${year}`, 'mdy') === day &&
          read(`${year}.${month}.${date}`, 'ymd') === day
        )
      }),
    )
  })

  test('no text makes it stumble', () => {
    const order = fc.constantFrom('dmy', 'mdy', 'ymd')
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), order, (text, dateOrder) =>
        /^\d{4}-|^imports\./.test(read(text, dateOrder)),
      ),
    )
  })
})
