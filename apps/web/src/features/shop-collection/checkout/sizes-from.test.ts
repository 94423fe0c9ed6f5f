import { expect, test } from 'vitest'
import { sizesFrom } from './sizes-from.ts'

const own = {}
const another = { name: 'Junior' }
const customer = { forPerson: 'a person of the book' }
const known = { isUnknown: false }

test.each([
  { scan: own, chosen: undefined, from: 'scan' },
  { scan: another, chosen: undefined, from: 'shop' },
  { scan: customer, chosen: undefined, from: 'shop' },
  { scan: another, chosen: 'scan' as const, from: 'scan' },
  { scan: customer, chosen: 'scan' as const, from: 'shop' },
  { scan: own, chosen: 'shop' as const, from: 'shop' },
  { scan: undefined, chosen: undefined, from: 'shop' },
])('only the own body is taken unasked: $scan, chosen $chosen', ({ scan, chosen, from }) => {
  expect(sizesFrom({ scan, chosen, ...known })).toBe(from)
})

test('sizes that have not come yet are not taken for none', () => {
  expect(sizesFrom({ scan: undefined, chosen: undefined, isUnknown: true })).toBeUndefined()
})
