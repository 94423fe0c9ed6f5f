import { addDays } from '@darzi/tailoring/customers/days.ts'
import { expect, test, vi } from 'vitest'
import { owedByAge } from './shape-figures.ts'

const today = '2026-11-21'
const owedOn = (days: number) =>
  Array.from({ length: days }, (_, ago) => ({ day: addDays(today, 5 - ago), times: 2, amount: 300 }))

test('what is owed stands at the age of its promised day, and all of it once', () => {
  const told = owedByAge(owedOn(120), today)
  expect(told.map(({ age, orders, minor }) => [age, orders, minor])).toEqual([
    ['notDue', 12, 1800],
    ['to30', 60, 9000],
    ['to60', 60, 9000],
    ['to90', 60, 9000],
    ['over90', 48, 7200],
  ])
})

test('days are worked out for the ages, not for each day something is owed on', () => {
  const [few, many] = [owedOn(3), owedOn(1500)]
  const workedOut = vi.spyOn(Date.prototype, 'toISOString')
  owedByAge(few, today)
  const forFew = workedOut.mock.calls.length
  owedByAge(many, today)
  expect(workedOut.mock.calls.length - forFew).toBe(forFew)
})
