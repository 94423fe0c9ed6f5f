import type { Payment } from '@darzi/contract/payment-shapes.ts'
import { type Currency, currencies } from '@darzi/tailoring/money/currencies.ts'
import { offeredMethods } from '@darzi/tailoring/payments/methods.ts'
import { expect, test } from 'vitest'
import { offerOf } from './offer.ts'

const asked = (status: Payment['status'], amountMinor: number): Payment => ({
  id: String(amountMinor),
  kind: 'payment',
  method: 'upi',
  status,
  amountMinor,
  offPriceMinor: 0,
  offKeptMinor: 0,
  feeMinor: 0,
  createdAt: '',
  can: { complete: false, fail: false, refund: false, reverse: false },
})

test('the field begins with what is owed and not awaited, and with all of it when all is awaited', () => {
  const order = { state: 'approved', currency: 'INR', balanceMinor: 1000 } as const
  expect(offerOf({ ...order, payments: [] })).toMatchObject({
    amountMinor: 1000,
    mostMinor: 1000,
    method: 'cash',
  })
  expect(offerOf({ ...order, payments: [asked('pending', 400)] })).toMatchObject({
    amountMinor: 600,
    mostMinor: 1000,
  })
  expect(offerOf({ ...order, payments: [asked('pending', 1000)] }).amountMinor).toBe(1000)
})

test('for an order called off nothing is proposed: what was awaited comes in at its own line', () => {
  const order = { state: 'cancelled', currency: 'INR', balanceMinor: 0 } as const
  const payments = [asked('completed', 100), asked('failed', 700)]
  expect(offerOf({ ...order, payments })).toMatchObject({ isLate: true, amountMinor: 0 })
  expect(offerOf({ ...order, payments: [] }).amountMinor).toBe(0)
})

const codes = Object.keys(currencies) as Currency[] // keys of an object are texts to the compiler
test.each(codes)(
  'what is proposed in %s is a way money comes there, and late money by UPI where there is one',
  (currency) => {
    for (const state of ['approved', 'cancelled'] as const) {
      const { method } = offerOf({ state, currency, balanceMinor: 1000, payments: [] })
      expect(offeredMethods(currency)).toContain(method)
      expect(method).toBe(state === 'cancelled' && currency === 'INR' ? 'upi' : 'cash')
    }
  },
)
