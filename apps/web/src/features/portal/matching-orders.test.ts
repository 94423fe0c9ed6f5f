import type { OwnOrder } from '@darzi/contract/portal.ts'
import { expect, test } from 'vitest'
import { matchingOrders } from './matching-orders.ts'

const order: OwnOrder = {
  id: '0193c1de-0000-7000-8000-000000000301',
  number: 'ORD-012',
  shop: { name: 'Noor Tailors' },
  state: 'in_progress',
  status: 'in_progress',
  orderedOn: '2026-11-01',
  promisedOn: '2026-12-01',
  garments: [{ key: 'kurta' }],
  notes: 'For the wedding',
  people: [],
  currency: 'INR',
  asksTrial: false,
}

test.each([
  ['', true],
  ['  ', true],
  ['ord-012', true],
  ['NOOR', true],
  ['wedding noor', true],
  ['कुर्ता', true],
  ['noor suit', false],
])('%j finds it: %s', (typed, isFound) => {
  expect(matchingOrders([order], typed, () => ['कुर्ता'])).toHaveLength(isFound ? 1 : 0)
})
