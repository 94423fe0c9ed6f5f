import fc from 'fast-check'
import { expect, test } from 'vitest'
import { owedOf, splitOf } from './commission.ts'
import { suggested } from './suggest.ts'

test('a fifth of the price is the house’s, the rest the partner’s', () => {
  expect(splitOf(100_000, 2000)).toEqual({ commissionMinor: 20_000, payableMinor: 80_000 })
  expect(splitOf(5, 1000)).toEqual({ commissionMinor: 1, payableMinor: 4 })
})

test('the parts are never below nothing and sum to the price, to the coin', () => {
  const money = fc.integer({ min: 0, max: 100_000_000_000 })
  fc.assert(
    fc.property(money, fc.integer({ min: 0, max: 10_000 }), (base, rate) => {
      const { commissionMinor, payableMinor } = splitOf(base, rate)
      expect(commissionMinor + payableMinor).toBe(base)
      expect(Math.min(commissionMinor, payableMinor)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('nothing is owed before delivery, and what was given back to the customer takes its part of both', () => {
  const given = { baseMinor: 100_000, rateBp: 2000, takenOffMinor: 0 }
  expect(owedOf({ ...given, isDelivered: false })).toEqual({ commissionMinor: 0, payableMinor: 0 })
  expect(owedOf({ ...given, takenOffMinor: 25_000, isDelivered: true })).toEqual({
    commissionMinor: 15_000,
    payableMinor: 60_000,
  })
  expect(owedOf({ ...given, takenOffMinor: 200_000, isDelivered: true })).toEqual({
    commissionMinor: 0,
    payableMinor: 0,
  })
})

test('who sews it comes first, then the better tier, then who has least to do', () => {
  const partners = [
    { name: 'Noor', tier: 'standard', sewsAll: true, openOrders: 2 },
    { name: 'Zari', tier: 'premium', sewsAll: false, openOrders: 0 },
    { name: 'Gill', tier: 'preferred', sewsAll: true, openOrders: 9 },
    { name: 'Ali', tier: 'standard', sewsAll: true, openOrders: 1 },
  ] as const
  expect(suggested(partners).map(({ name }) => name)).toEqual(['Gill', 'Ali', 'Noor', 'Zari'])
})
