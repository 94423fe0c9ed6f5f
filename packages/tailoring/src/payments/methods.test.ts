import { expect, test } from 'vitest'
import { feeOf, mayBeAwaited, methodRefused, offeredMethods, paymentMethodKeys } from './methods.ts'

test('fees are whole minor units, half up, and cash, UPI, QR and netbanking cost nothing', () => {
  expect([feeOf('credit', 10_000), feeOf('debit', 10_000), feeOf('gpay', 10_000)]).toEqual([250, 150, 50])
  expect([feeOf('credit', 20), feeOf('credit', 19)]).toEqual([1, 0])
  expect([feeOf('cash', 99), feeOf('upi', 99), feeOf('qr', 99), feeOf('netbanking', 99)]).toEqual([
    0, 0, 0, 0,
  ])
})

test('rupees come every way, other money by none of those that take rupees only', () => {
  expect(offeredMethods('INR')).toEqual(paymentMethodKeys)
  for (const currency of ['AED', 'USD', 'EUR'] as const) {
    expect(offeredMethods(currency)).toEqual(['cash', 'qr', 'debit', 'credit', 'netbanking'])
    for (const method of ['upi', 'paytm', 'phonepe', 'gpay'] as const)
      for (const isPending of [false, true])
        expect(methodRefused({ method, isPending }, currency)).toBe('payments.methodNotOffered')
  }
})

test('only what is scanned in rupees is waited for; every way that is offered is taken', () => {
  const awaited = paymentMethodKeys.filter((method) => mayBeAwaited(method, 'INR'))
  expect(awaited).toEqual(['upi', 'qr'])
  for (const method of paymentMethodKeys) {
    expect(methodRefused({ method }, 'INR')).toBeUndefined()
    const refused = awaited.includes(method) ? undefined : 'payments.methodNotAwaited'
    expect(methodRefused({ method, isPending: true }, 'INR')).toBe(refused)
  }
  expect(methodRefused({ method: 'qr', isPending: true }, 'AED')).toBe('payments.methodNotAwaited')
  expect(methodRefused({ method: 'cash' }, 'AED')).toBeUndefined()
})
