import type { Payment } from '@darzi/contract/payment-shapes.ts'
import { expect, test } from 'vitest'
import { offerOf } from './offer.ts'

const asked = (status: Payment['status'], amountMinor: number): Payment => ({
  ...{
    id: String(amountMinor),
    kind: 'payment',
    method: 'upi',
    status,
    amountMinor,
    ...{ offPriceMinor: 0, offKeptMinor: 0 },
    feeMinor: 0,
  },
  ...{ createdAt: '', can: { complete: false, fail: false, refund: false, reverse: false } },
})

test('the field begins with what is owed and not awaited, and with all of it when all is awaited', () => {
  const order = { state: 'approved', balanceMinor: 1000 } as const
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
  const payments = [asked('completed', 100), asked('failed', 700)]
  expect(offerOf({ state: 'cancelled', balanceMinor: 0, payments })).toMatchObject({
    ...{ isLate: true, amountMinor: 0, method: 'upi' },
  })
  expect(offerOf({ state: 'cancelled', balanceMinor: 0, payments: [] }).amountMinor).toBe(0)
})
