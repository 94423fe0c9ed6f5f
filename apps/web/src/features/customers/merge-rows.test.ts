import type { Customer } from '@darzi/contract/customer-shapes.ts'
import { expect, test } from 'vitest'
import { mergeRows } from './merge-rows.ts'

function aRecord(part: Partial<Customer>): Customer {
  return {
    id: 'a',
    number: 'CUST-001',
    name: 'Asha',
    tags: [],
    persons: 1,
    totalOrders: 0,
    totalSpentMinor: 0,
    isArchived: false,
    createdAt: '2026-11-21T10:00:00Z',
    version: 1,
    can: { edit: true, archive: true, merge: true },
    people: [],
    noteList: [],
    earlier: { orders: 0, spentMinor: 0 },
    samePhone: [],
    merges: [],
    ...part,
  }
}
const writing = { money: (minor: number) => `₹${minor / 100}`, day: (day: string) => day }

test('the result is what the merge rule keeps, figures added up', () => {
  const kept = aRecord({ phoneShown: '098765 43210', totalOrders: 2, totalSpentMinor: 10_000 })
  const other = aRecord({ name: 'A. Sharma', address: 'Model Town', totalOrders: 3, totalSpentMinor: 5_000 })
  const result = new Map(mergeRows(kept, other, writing).map((row) => [row.field, row.result]))
  expect(result.get('name')).toBe('Asha')
  expect(result.get('phone')).toBe('098765 43210')
  expect(result.get('address')).toBe('Model Town')
  expect(result.get('orders')).toBe('5')
  expect(result.get('spent')).toBe('₹150')
})

test('what neither record says takes no row', () => {
  const fields = mergeRows(aRecord({}), aRecord({}), writing).map((row) => row.field)
  expect(fields).not.toContain('email')
  expect(fields).not.toContain('people')
})
