import { expect, test } from 'vitest'
import { feeOf } from './methods.ts'

test('fees are whole minor units, half up, and cash, UPI, QR and netbanking cost nothing', () => {
  expect([feeOf('credit', 10_000), feeOf('debit', 10_000), feeOf('gpay', 10_000)]).toEqual([250, 150, 50])
  expect([feeOf('credit', 20), feeOf('credit', 19)]).toEqual([1, 0])
  expect([feeOf('cash', 99), feeOf('upi', 99), feeOf('qr', 99), feeOf('netbanking', 99)]).toEqual([
    0, 0, 0, 0,
  ])
})
