import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { badge, filterBounds, matchesFilter } from './badge.ts'
import { addDays } from './days.ts'

const today = '2026-11-21'
const orderedAgo = (days: number, totalOrders = 1) => ({ lastOrderOn: addDays(today, -days), totalOrders })

describe('the badge follows the last order', () => {
  test.each([
    ['an order today', orderedAgo(0), 'recent'],
    ['an order 7 days ago', orderedAgo(7), 'recent'],
    ['an order 8 days ago', orderedAgo(8), 'active'],
    ['an order 30 days ago', orderedAgo(30), 'active'],
    ['31 days ago, 4 orders', orderedAgo(31, 4), 'regular'],
    ['31 days ago, 3 orders', orderedAgo(31, 3), 'inactive'],
    ['no order yet', { totalOrders: 0 }, 'inactive'],
    ['many orders, dates unknown', { totalOrders: 4 }, 'regular'],
    ['an order dated tomorrow in another time zone', orderedAgo(-1), 'recent'],
  ] as const)('%s', (_case, customer, expected) => {
    expect(badge(customer, today)).toBe(expected)
  })
})

describe('the filters of the directory', () => {
  test.each([
    [30, 1, ['all', 'recent']],
    [31, 1, ['all', 'inactive']],
    [31, 3, ['all', 'repeat', 'inactive']],
    [5, 2, ['all', 'recent']],
  ])('last order %i days ago and %i orders is found under %j', (days, orders, expected) => {
    const found = (['all', 'recent', 'repeat', 'inactive'] as const).filter((filter) =>
      matchesFilter(orderedAgo(days, orders), filter, today),
    )
    expect(found).toEqual(expected)
  })

  test('who never ordered is neither recent nor inactive', () => {
    expect(matchesFilter({ totalOrders: 0 }, 'recent', today)).toBe(false)
    expect(matchesFilter({ totalOrders: 0 }, 'inactive', today)).toBe(false)
  })

  test('a customer with an order is either recent or inactive, never both', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10, max: 5000 }), (days) => {
        const customer = orderedAgo(days)
        return matchesFilter(customer, 'recent', today) !== matchesFilter(customer, 'inactive', today)
      }),
    )
  })

  test('the recent filter holds exactly the badges Recent and Active', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), fc.nat(20), (days, orders) => {
        const worn = badge(orderedAgo(days, orders), today)
        return (
          matchesFilter(orderedAgo(days, orders), 'recent', today) === ['recent', 'active'].includes(worn)
        )
      }),
    )
  })

  test('the bounds count back over month and leap day', () => {
    expect(filterBounds('2028-03-01')).toEqual({ recentFrom: '2028-01-31', repeatAbove: 2 })
  })
})
