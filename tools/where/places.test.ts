import { expect, test } from 'vitest'
import { placesOf, roomsOf } from './places.ts'

const tree = [
  ['apps/server/migrations/0002_customers.sql', 'create table customers (id uuid)'],
  ['apps/server/migrations/0003_orders.sql', 'create table orders (id uuid)'],
  ['apps/server/src/features/customers/add-customer.ts', ''],
  ['apps/server/src/features/orders/take-order.ts', ''],
  ['apps/web/src/features/customers/CustomersPage.tsx', ''],
  ['apps/web/src/features/site/LandingPage.tsx', ''],
  ['e2e/journeys/counter.e2e.ts', "await page.goto('/customers')"],
  ['packages/contract/src/customers.ts', ''],
  ['packages/contract/src/customer-imports.ts', ''],
  ['packages/tailoring/src/customers/badge.ts', ''],
  ['packages/words/src/pa/customers.json', '{}'],
].map(([path = '', text = '']) => ({ path, text }))

test('a room is found on every side, and nothing of another room is', () => {
  const paths = placesOf('customers', tree).flatMap((place) => place.paths)
  expect(paths.sort()).toEqual(
    tree
      .map((file) => file.path)
      .filter((path) => !/orders|site/.test(path))
      .sort(),
  )
})

test('a side without the room is left out, and an unknown room is nowhere', () => {
  expect(placesOf('site', tree).map((place) => place.side)).toEqual(['web: its screens'])
  expect(placesOf('fittings', tree)).toEqual([])
})

test('the rooms of the house are told', () => {
  expect(roomsOf(tree)).toEqual(['customers', 'orders', 'site'])
})
