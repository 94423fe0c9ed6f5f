import { expect, test } from 'vitest'
import { isRushed, rushOfCart } from './rush.ts'

const shirt = { priceMinor: 150_001, count: 2, usualOn: '2026-12-10' }
const rule = { percentBp: 2500 }

test.each([
  ['sooner than usual', '2026-12-09', rule, true],
  ['on its usual day', '2026-12-10', rule, false],
  ['later', '2026-12-11', rule, false],
  ['on no day', undefined, rule, false],
  ['on a day half typed', '2026-1', rule, false],
  ['sooner, of a shop that asks nothing for that', '2026-12-09', { leadDays: 2 }, false],
] as const)('a garment needed %s', (_when, dueOn, asked, is) => {
  expect(isRushed(shirt, dueOn, asked)).toBe(is)
})

test('each piece of what is needed sooner costs its own surcharge, rounded for itself', () => {
  const suit = { priceMinor: 900_000, count: 1, usualOn: '2026-12-20' }
  expect(rushOfCart([shirt, suit], '2026-12-12', rule)).toBe(225_000)
  expect(rushOfCart([shirt, suit], '2026-12-09', rule)).toBe(2 * 37_500 + 225_000)
  expect(rushOfCart([shirt, suit], '2026-12-09', { amountMinor: 20_000 })).toBe(60_000)
  expect(rushOfCart([shirt, suit], undefined, rule)).toBe(0)
})
