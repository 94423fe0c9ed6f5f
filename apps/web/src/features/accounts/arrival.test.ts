import type { Session } from '@darzi/contract/accounts.ts'
import { plans } from '@darzi/tailoring/plans.ts'
import { expect, test } from 'vitest'
import { arrivalOf, planFrom, roleFrom } from './arrival.ts'

const user = { id: 'u', name: 'Asha', email: 'asha@example.com' }
const tailor: Partial<Session> = { user: { ...user, role: 'tailor' } }
const customer: Partial<Session> = { user: { ...user, role: 'user' } }

test.each([
  ['a tailor comes back to the screen they asked for', tailor, '/tailor/profile', '/tailor/profile'],
  ['the question in its address comes back too', tailor, '/tailor/profile?tab=2', '/tailor/profile?tab=2'],
  ['without a remembered screen a tailor goes to the shop', tailor, null, '/tailor/dashboard'],
  ['and a customer to their orders', customer, null, '/user/dashboard'],
  ['a customer is not sent to a tailor’s screen', customer, '/tailor/dashboard', '/user/dashboard'],
  ['nor anyone to another website', tailor, '//elsewhere.example/', '/tailor/dashboard'],
  ['nor to an address that does not exist', tailor, '/no/such/room', '/tailor/dashboard'],
  ['nor back to signing in', tailor, '/login', '/tailor/dashboard'],
])('%s', (_promise, session, from, expected) => {
  expect(arrivalOf(session, from)).toBe(expected)
})

test.each([
  ['/checkout?item=1', 'user'],
  ['/results', 'user'],
  ['/track/abc', 'user'],
  ['/user/dashboard', 'user'],
  ['/tailor/orders', 'tailor'],
  ['/measurement-book', 'tailor'],
  ['/', 'tailor'],
  ['//elsewhere.example/checkout', 'tailor'],
  [null, 'tailor'],
] as const)('who comes from %s signs up as %s unless they say otherwise', (from, role) => {
  expect(roleFrom(from)).toBe(role)
})

test('every plan of the table is known in an address with whose it is, and no other', () => {
  const kinds = { customers: 'user', tailors: 'tailor', houses: 'house' }
  for (const { key, audience } of plans) expect(planFrom(key)).toEqual({ plan: key, kind: kinds[audience] })
  for (const text of [null, '', 'tailorGold', 'customerBasic', 'xtailorFree', 'tailorFree2'])
    expect(planFrom(text)).toBeUndefined()
})
