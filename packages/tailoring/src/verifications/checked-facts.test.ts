import { expect, test } from 'vitest'
import { type CheckedFacts, partsLost } from './checked-facts.ts'
import { verificationParts } from './life.ts'

const before = { name: 'Noor Tailors', address: '12 Mall Road', city: 'Amritsar', country: 'IN' }

test.each<[CheckedFacts, string[]]>([
  [{ name: 'Royal Tailors' }, ['identity']],
  [{ address: '7 Lawrence Road' }, ['address']],
  [{ city: 'Delhi' }, ['address']],
  [{ country: 'AE', name: 'Royal' }, ['identity', 'address']],
  [{ address: null }, ['address']],
  [{ pincode: '143001' }, ['address']],
  [{ name: ' noor  tailors ', city: 'AMRITSAR', state: '' }, []],
  [{}, []],
])('%j takes %j away', (after, lost) => {
  expect(partsLost({ held: verificationParts, before, after })).toEqual(lost)
})

test('what the badge does not say is not lost', () => {
  expect(partsLost({ held: ['work'], before, after: { name: 'Royal', city: 'Delhi' } })).toEqual([])
})
