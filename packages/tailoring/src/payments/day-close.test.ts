import { expect, test } from 'vitest'
import { areOfCurrency, closeResult, countedMinor, denominations } from './day-close.ts'

test('a count of notes and coins comes to their sum', () => {
  expect(
    countedMinor([
      { valueMinor: 50_000, count: 3 },
      { valueMinor: 100, count: 7 },
    ]),
  ).toBe(150_700)
})

test('a day closes when the drawer holds what it began with and what came; any difference needs a reason', () => {
  const day = { floatMinor: 10_000, cashMinor: 45_000 }
  expect(closeResult({ ...day, countedMinor: 55_000 })).toEqual({ ok: true, differenceMinor: 0 })
  expect(closeResult({ ...day, countedMinor: 54_000, reason: ' ' })).toMatchObject({
    refused: 'payments.differenceReason',
  })
  expect(closeResult({ ...day, countedMinor: 54_000, reason: 'Tea' })).toEqual({
    ok: true,
    differenceMinor: -1_000,
  })
})

test('only notes and coins of the currency are counted, each once, the greatest first', () => {
  expect(areOfCurrency([{ valueMinor: 50_000, count: 1 }], 'INR')).toBe(true)
  expect(areOfCurrency([{ valueMinor: 30_000, count: 1 }], 'INR')).toBe(false)
  const twice = { valueMinor: 50_000, count: 1 }
  expect(areOfCurrency([twice, twice], 'INR')).toBe(false)
  for (const values of Object.values(denominations))
    expect(values).toEqual([...values].sort((one, other) => other - one))
})
