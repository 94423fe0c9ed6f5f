import { expect, test } from 'vitest'
import { proposedCredit } from './proposed-credit.ts'

const bill = { leftMinor: [75_000, 75_040], totalMinor: 150_000, creditedMinor: 0 }

test.each([
  ['a part, the first lines first', 80_000, [75_000, 5_000]],
  ['all that is left of the bill’s sum', 150_000, [75_000, 75_000]],
  ['no more than that', 150_040, [75_000, 75_000]],
  ['all that is left, unless a sum is said', undefined, [75_000, 75_000]],
])('a credit note proposes %s', (_what, amountMinor, lines) => {
  expect(proposedCredit(bill, amountMinor)).toEqual(lines)
})

test('of a bill that was rounded up it proposes all its lines', () => {
  expect(proposedCredit({ ...bill, leftMinor: [75_000, 74_960] }, undefined)).toEqual([75_000, 74_960])
})
