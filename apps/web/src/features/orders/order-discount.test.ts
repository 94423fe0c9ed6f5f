import { expect, test } from 'vitest'
import { readDiscount } from './order-discount.ts'

const order = {
  piecesMinor: 200_000,
  totalMinor: 200_000,
  writtenOffMinor: 0,
  taxMinor: 0,
  roundOffMinor: 0,
  paidMinor: 150_000,
  currency: 'INR' as const,
}

test('a discount shows at once what the order then costs and what is owed', () => {
  expect(readDiscount('250', order)).toEqual({
    discountMinor: 25_000,
    totalMinor: 175_000,
    balanceMinor: 25_000,
  })
  expect(readDiscount('500', order)).toMatchObject({ balanceMinor: 0 })
})

test('what was taken off the price since stays off it', () => {
  const read = readDiscount('250', { ...order, writtenOffMinor: 5_000 })
  expect(read).toMatchObject({ totalMinor: 170_000, balanceMinor: 20_000 })
})

test('an emptied field takes the discount away', () => {
  expect(readDiscount(' ', order)).toMatchObject({ discountMinor: 0, totalMinor: 200_000 })
})

test.each([
  ['501', 'problems.orders.belowPaid'],
  ['2000.01', 'problems.orders.discountAbovePieces'],
  ['-5', 'orders.wrong.negative'],
  ['some', 'orders.wrong.notAnAmount'],
])('“%s” is refused with its reason', (typed, problem) => {
  expect(readDiscount(typed, order)).toEqual({ problem })
})

test('in euros a point before three digits may part thousands: it is asked again', () => {
  expect(readDiscount('1.250', { ...order, currency: 'EUR' })).toEqual({ problem: 'problems.money.twoWays' })
})
