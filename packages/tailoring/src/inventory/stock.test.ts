import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mayPurchase, openQuantity, purchaseStates, stateAfterReceipt } from './purchase.ts'
import { changeOf, costOf, fromMilli, inStockUnit, isWhole, reorderQuantity, toMilli } from './stock.ts'

const quantity = fc.integer({ min: 0, max: 1_000_000_000 }).map(fromMilli)

describe('quantities', () => {
  test('every thousandth survives the database', () => {
    fc.assert(fc.property(quantity, (each) => fromMilli(toMilli(each)) === each))
  })
  test('yards turned into metres and back are the same to a thousandth', () => {
    fc.assert(
      fc.property(quantity, (yards) => {
        const metres = inStockUnit(yards, 'yd', 'm') ?? Number.NaN
        const back = inStockUnit(metres, 'm', 'yd') ?? Number.NaN
        return Math.abs(toMilli(back) - toMilli(yards)) <= 1
      }),
    )
    expect(inStockUnit(10, 'yd', 'm')).toBe(9.144)
  })
  test('pieces are no length, and no length is pieces', () => {
    expect(inStockUnit(3, 'pc', 'm')).toBeUndefined()
    expect(inStockUnit(3, 'yd', 'pc')).toBeUndefined()
    expect([isWhole(2.5, 'pc'), isWhole(2, 'pc'), isWhole(2.5, 'm')]).toEqual([false, true, true])
  })
})

test('what a quantity costs is exact to the paisa, however much it is', () => {
  expect(costOf(1.005, 100)).toBe(101)
  expect(costOf(0.285, 1_000)).toBe(285)
  expect(costOf(1_000_000, 99_999_999_999)).toBe(99_999_999_999_000_000)
  fc.assert(
    fc.property(quantity, fc.integer({ min: 0, max: 100_000 }), (each, costMinor) => {
      const exact = BigInt(toMilli(each)) * BigInt(costMinor)
      const apart = BigInt(costOf(each, costMinor)) * 1000n - exact
      return apart > -500n && apart <= 500n
    }),
  )
})

test.each([
  ['received', 3],
  ['returned', 3],
  ['used', -3],
  ['wasted', -3],
  ['counted', -7],
] as const)('%s of three where there are ten changes the stock by %d', (kind, change) => {
  expect(changeOf(kind, { quantity: 3, onHand: 10 })).toBe(change)
})

test('what is reordered ends above its level, and is at least one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 1, max: 5000 }), (onHand, lowAt) => {
      const more = reorderQuantity({ onHand: Math.min(onHand, lowAt), lowAt })
      return more >= 1 && Math.min(onHand, lowAt) + more > lowAt
    }),
  )
})

describe('a purchase order', () => {
  test('is received once every line has come, and partly before', () => {
    expect(stateAfterReceipt([{ quantity: 10, received: 10 }])).toBe('received')
    expect(
      stateAfterReceipt([
        { quantity: 10, received: 10 },
        { quantity: 2, received: 1.999 },
      ]),
    ).toBe('partly')
    expect(openQuantity({ quantity: 0.3, received: 0.1 })).toBe(0.2)
  })
  test('is edited only before it is sent, and nothing is done to one that is over', () => {
    expect(purchaseStates.filter((state) => mayPurchase(state, 'edit'))).toEqual(['draft'])
    for (const act of ['edit', 'send', 'receive', 'cancel'] as const)
      expect([mayPurchase('received', act), mayPurchase('cancelled', act)]).toEqual([false, false])
  })
})
