import { expect, test } from 'vitest'
import { readSum } from './order-sum.ts'

const order = {
  piecesMinor: 200_000,
  rushMinor: 0,
  discountMinor: 0,
  totalMinor: 200_000,
  writtenOffMinor: 0,
  taxMinor: 0,
  roundOffMinor: 0,
  paidMinor: 150_000,
  currency: 'INR' as const,
}

test('a discount shows at once what the order then costs and what is owed', () => {
  expect(readSum('discountMinor', '250', order)).toMatchObject({
    discountMinor: 25_000,
    totalMinor: 175_000,
    balanceMinor: 25_000,
  })
  expect(readSum('discountMinor', '500', order)).toMatchObject({ balanceMinor: 0 })
})

test('what was taken off the price since stays off it', () => {
  const read = readSum('discountMinor', '250', { ...order, writtenOffMinor: 5_000 })
  expect(read).toMatchObject({ totalMinor: 170_000, balanceMinor: 20_000 })
})

test('an emptied field takes the discount away', () => {
  expect(readSum('discountMinor', ' ', order)).toMatchObject({ discountMinor: 0, totalMinor: 200_000 })
})

test.each([
  ['501', 'problems.orders.belowPaid'],
  ['2000.01', 'problems.orders.discountAbovePieces'],
  ['-5', 'orders.wrong.negative'],
  ['some', 'orders.wrong.notAnAmount'],
])('“%s” is refused with its reason', (typed, problem) => {
  expect(readSum('discountMinor', typed, order)).toEqual({ problem })
})

test('in euros a point before three digits may part thousands: it is asked again', () => {
  expect(readSum('discountMinor', '1.250', { ...order, currency: 'EUR' })).toEqual({
    problem: 'problems.money.twoWays',
  })
})

test('a surcharge for rush replaces the one before, and the discount stays', () => {
  const rushed = {
    ...order,
    piecesMinor: 220_000,
    rushMinor: 20_000,
    discountMinor: 10_000,
    totalMinor: 210_000,
  }
  expect(readSum('rushMinor', '500', rushed)).toEqual({
    rushMinor: 50_000,
    discountMinor: 10_000,
    piecesMinor: 250_000,
    totalMinor: 240_000,
    balanceMinor: 90_000,
  })
  expect(readSum('rushMinor', '', rushed)).toMatchObject({ rushMinor: 0, totalMinor: 190_000 })
  const paid = { ...rushed, paidMinor: 200_000 }
  expect(readSum('rushMinor', '', paid)).toEqual({ problem: 'problems.orders.belowPaid' })
})
