import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DirectorySort, inDirectoryOrder, type Listed } from './directory.ts'

const aListed = (id: string, says: Partial<Listed> = {}): Listed => ({
  id,
  name: 'Asha',
  totalOrders: 0,
  totalSpentMinor: 0,
  ...says,
})
const sorts = ['lastOrder', 'name', 'totalOrders', 'totalSpent'] as const
const order = (sort: DirectorySort, rows: Listed[]) =>
  rows.toSorted(inDirectoryOrder(sort)).map((row) => row.id)

describe('the directory stands in the order asked for', () => {
  test('by last order: newest first, who never ordered last', () => {
    const rows = [
      aListed('none'),
      aListed('old', { lastOrderDate: '2025-12-31' }),
      aListed('new', { lastOrderDate: '2026-01-01' }),
    ]
    expect(order('lastOrder', rows)).toEqual(['new', 'old', 'none'])
  })

  test('by name: as a person reads, capitals and accents beside their letters, then the Indian scripts', () => {
    const names = ['मनप्रीत', 'Zara', 'élodie', 'asha', 'Asha', 'Eva', 'ਮਨਪ੍ਰੀਤ']
    const rows = names.map((name) => aListed(name, { name }))
    expect(order('name', rows)).toEqual(['asha', 'Asha', 'élodie', 'Eva', 'Zara', 'मनप्रीत', 'ਮਨਪ੍ਰੀਤ'])
  })

  test.each([
    ['totalOrders', ['b', 'a']],
    ['totalSpent', ['b', 'a']],
  ] as const)('by %s: most first', (sort, expected) => {
    const rows = [
      aListed('a', { totalOrders: 9, totalSpentMinor: 9 }),
      aListed('b', { totalOrders: 10, totalSpentMinor: 10 }),
    ]
    expect(order(sort, rows)).toEqual(expected)
  })

  test('names that only an invisible joiner tells apart keep one order, as the database gives them', () => {
    const rows = [aListed('a', { name: 'क्\u200dष' }), aListed('b', { name: 'क्ष' })]
    expect(order('name', rows)).toEqual(['b', 'a'])
  })

  test('customers alike in all else stand by id, the newest first except by name', () => {
    const rows = [aListed('2'), aListed('1'), aListed('3')]
    expect(sorts.map((sort) => order(sort, rows).join(''))).toEqual(['321', '123', '321', '321'])
  })

  test('a list never shuffles: whatever order it comes in, it leaves in one', () => {
    const listed = fc.record({
      id: fc.uuid(),
      name: fc.constantFrom('Asha', 'asha', 'Āsha', 'ਆਸ਼ਾ'),
      lastOrderDate: fc.option(fc.constantFrom('2026-01-01', '2026-02-01'), { nil: undefined }),
      totalOrders: fc.nat(2),
      totalSpentMinor: fc.nat(2),
    })
    const rows = fc.uniqueArray(listed, { selector: (row) => row.id })
    fc.assert(
      fc.property(rows, fc.constantFrom(...sorts), (list, sort) => {
        expect(order(sort, list.toReversed())).toEqual(order(sort, list))
      }),
    )
  })
})
