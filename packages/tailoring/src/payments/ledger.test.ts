import { expect, test } from 'vitest'
import {
  allowedActs,
  balanceMinor,
  type Entry,
  givenOfKeptMinor,
  type Ledger,
  nameResult,
  refundableMinor,
  refundResult,
  reverseResult,
  settleResult,
  takeResult,
  writeOffResult,
} from './ledger.ts'

const payment = (given: Partial<Entry> = {}): Entry => ({
  id: 'a',
  kind: 'payment',
  status: 'completed',
  amountMinor: 100,
  offPriceMinor: 0,
  offKeptMinor: 0,
  ...given,
})
const refund = (amountMinor: number, given: Partial<Entry> = {}): Entry =>
  payment({ id: 'b', kind: 'refund', amountMinor: -amountMinor, reverses: 'a', ...given })
const may = (entries: Entry[], ledger: Partial<Ledger> = {}) =>
  Object.entries(allowedActs({ totalMinor: 100, entries, ...ledger }, entries[0] ?? payment()))
    .filter(([, isAllowed]) => isAllowed)
    .map(([name]) => name)

test('a pending payment is completed or failed; a completed one refunded or reversed; a failed and a refunded one rest', () => {
  expect(may([payment({ status: 'pending' })])).toEqual(['complete', 'fail'])
  expect(may([payment()])).toEqual(['refund', 'reverse'])
  expect(may([payment({ status: 'failed' })])).toEqual([])
  expect(may([payment({ status: 'refunded' }), refund(100)])).toEqual([])
})

test('a payment that was given back in part can be given back further, and reversed only after its refunds', () => {
  expect(may([payment(), refund(40)])).toEqual(['refund'])
  const ledger = { totalMinor: 100, entries: [payment(), refund(40)] }
  expect(refundResult(ledger, payment(), { amountMinor: 61 })).toMatchObject({
    refused: 'payments.aboveRefundable',
    params: { mostMinor: 60 },
  })
  expect(refundResult(ledger, payment(), { amountMinor: 60 })).toEqual({
    ok: true,
    status: 'refunded',
    offPriceMinor: 0,
    offKeptMinor: 0,
  })
  const undone = payment({ id: 'c', kind: 'reversal', amountMinor: 40, reverses: 'b' })
  expect(may([payment(), refund(40), undone])).toEqual(['refund', 'reverse'])
})

test('an entry is reversed once, and a reversal never', () => {
  const reversal = payment({ id: 'c', kind: 'reversal', amountMinor: -100, reverses: 'a' })
  expect(may([payment(), reversal])).toEqual([])
  expect(may([reversal])).toEqual([])
})

test('money that waits completes also when the balance was paid another way: what is too much is to be given back', () => {
  const waiting = payment({ id: 'w', status: 'pending' })
  expect(settleResult(waiting)).toEqual({ ok: true })
  expect(settleResult({ status: 'failed' })).toMatchObject({ refused: 'payments.notPending' })
  const over = { totalMinor: 100, entries: [payment({ id: 'w' }), payment()] }
  expect(balanceMinor(over)).toBe(-100)
  expect(takeResult(over, 1)).toMatchObject({ refused: 'payments.aboveBalance', params: { mostMinor: 0 } })
  expect(settleResult(payment())).toMatchObject({ refused: 'payments.notPending' })
})

test('money seen after all names the failed payment it was sent for, once as long as that entry stands', () => {
  const failed = payment({ id: 'f', status: 'failed' })
  const came = payment({ id: 'c', names: 'f' })
  expect(nameResult([failed], failed)).toEqual({ ok: true })
  expect(nameResult([failed, came], failed)).toMatchObject({ refused: 'payments.namedBefore' })
  expect(nameResult([payment()], payment())).toMatchObject({ refused: 'payments.notFailed' })
  const mistake = payment({ id: 'r', kind: 'reversal', amountMinor: -100, reverses: 'c' })
  expect(nameResult([failed, came, mistake], failed)).toEqual({ ok: true })
})

test('called off, late money reversed and then a refund reversed: the sum to give back is what is held beyond what was kept', () => {
  // 40 kept; 60 came late and was given back; the 60 turn out a mistake, and so does the refund of 60.
  const entries = [
    payment({ amountMinor: 40 }),
    payment({ id: 'late', amountMinor: 60, lateTurn: 1 }),
    refund(10, { id: 'given', lateTurn: 2, offKeptMinor: 0 }),
  ]
  const step = (id: string, entry: Entry, given: Partial<Entry>): Entry[] => {
    const result = reverseResult(
      { totalMinor: 40 - givenOfKeptMinor(entries), entries, isCancelled: true },
      entry,
    )
    if ('refused' in result) throw new Error(result.refused)
    const { amountMinor, offKeptMinor } = result
    return [
      ...entries,
      payment({ id, kind: 'reversal', reverses: entry.id, amountMinor, offKeptMinor, ...given }),
    ]
  }
  const [, cameLate, given] = entries
  if (!cameLate || !given) throw new Error('no entries')
  entries.splice(0, entries.length, ...step('r1', cameLate, { lateTurn: 3 }))
  // 30 are held: 10 of what was kept were given back.
  expect(balanceMinor({ totalMinor: 40 - givenOfKeptMinor(entries), entries, isCancelled: true })).toBe(0)
  expect(givenOfKeptMinor(entries)).toBe(10)
  entries.splice(0, entries.length, ...step('r2', given, { lateTurn: 4 }))
  expect(givenOfKeptMinor(entries)).toBe(0)
  expect(balanceMinor({ totalMinor: 40 - givenOfKeptMinor(entries), entries, isCancelled: true })).toBe(0)
})

test('giving back what was too much takes nothing off the price, only what goes beyond it', () => {
  const over = { totalMinor: 100, entries: [payment(), payment({ id: 'w' })] }
  const off = (amountMinor: number) => refundResult(over, payment(), { amountMinor, isOffPrice: true })
  expect(off(60)).toMatchObject({ ok: true, offPriceMinor: 0 })
  const half = { totalMinor: 100, entries: [payment(), payment({ id: 'w', amountMinor: 30 })] }
  expect(refundResult(half, payment(), { amountMinor: 50, isOffPrice: true })).toMatchObject({
    ok: true,
    offPriceMinor: 20,
  })
})

test('a refund that was not given is reversed also when its money is owed no more: it is still in the till', () => {
  const given = refund(40)
  const paidAnew = { totalMinor: 100, entries: [payment(), given, payment({ id: 'c', amountMinor: 40 })] }
  expect(reverseResult(paidAnew, given)).toMatchObject({ ok: true, amountMinor: 40 })
})

test('a refund taken off the price makes no debt; a plain one is owed anew, and what was written off is owed no more', () => {
  const paid = { totalMinor: 100, entries: [payment()] }
  const sent = { amountMinor: 40, isOffPrice: true }
  expect(refundResult(paid, payment(), sent)).toMatchObject({ ok: true, offPriceMinor: 40 })
  const goodwill = refund(40, { offPriceMinor: 40 })
  expect(balanceMinor({ totalMinor: 60, entries: [payment(), goodwill] })).toBe(0)
  expect(balanceMinor({ totalMinor: 100, entries: [payment(), refund(40)] })).toBe(40)
  const owed = { totalMinor: 100, entries: [payment({ amountMinor: 70 })] }
  expect(writeOffResult(owed, 31)).toMatchObject({
    refused: 'payments.aboveBalance',
    params: { mostMinor: 30 },
  })
  expect(writeOffResult(owed, 30)).toEqual({ ok: true })
})

test('what was taken off the price is put on it again by reversing the entry', () => {
  const goodwill = refund(40, { offPriceMinor: 40 })
  expect(reverseResult({ totalMinor: 60, entries: [payment(), goodwill] }, goodwill)).toEqual({
    ok: true,
    amountMinor: 40,
    offPriceMinor: -40,
    offKeptMinor: 0,
  })
  const given = payment({ id: 'w', kind: 'write_off', amountMinor: 0, offPriceMinor: 30 })
  const ledger = { totalMinor: 70, entries: [given] }
  expect(reverseResult(ledger, given)).toMatchObject({ ok: true, amountMinor: 0, offPriceMinor: -30 })
  expect(refundableMinor([given], given)).toBe(0)
})

test('what is asked for is never more than is owed and not awaited', () => {
  const ledger = { totalMinor: 100, entries: [payment({ status: 'pending', amountMinor: 70 })] }
  expect(takeResult(ledger, 31, 'pending')).toMatchObject({
    refused: 'payments.aboveAwaited',
    params: { mostMinor: 30 },
  })
  expect(takeResult(ledger, 30, 'pending')).toEqual({ ok: true })
  expect(writeOffResult(ledger, 31)).toMatchObject({
    refused: 'payments.aboveAwaited',
    params: { mostMinor: 30 },
  })
  expect(writeOffResult(ledger, 30)).toEqual({ ok: true })
  expect(takeResult(ledger, 100)).toEqual({ ok: true })
})

test('money that comes for an order called off is to be given back; nothing is asked for it and nothing owed', () => {
  const kept = { totalMinor: 30, entries: [payment({ amountMinor: 30 })], isCancelled: true }
  expect(balanceMinor(kept)).toBe(0)
  expect(takeResult(kept, 1, 'pending')).toMatchObject({ refused: 'payments.orderCancelled' })
  expect(writeOffResult(kept, 1)).toMatchObject({ refused: 'payments.orderCancelled' })
  expect(takeResult(kept, 500)).toEqual({ ok: true })
  const late = payment({ id: 'l', amountMinor: 500 })
  const held = { ...kept, entries: [...kept.entries, late] }
  expect(balanceMinor(held)).toBe(-500)
  expect(refundResult(held, late, { amountMinor: 500 })).toMatchObject({ ok: true, offPriceMinor: 0 })
  expect(refundResult(kept, payment({ amountMinor: 30 }), { amountMinor: 10 })).toMatchObject({
    ok: true,
    offPriceMinor: 0,
    offKeptMinor: 10,
  })
})

test('corrections on an order called off leave what would stand had the mistakes never been written, in any order', () => {
  const paid = payment()
  const late = payment({ id: 'l', amountMinor: 50, lateTurn: 1 })
  const given = refund(50, { id: 'g', lateTurn: 2 })
  const undone = (of: string, amountMinor: number, lateTurn: number, offKeptMinor = 0) =>
    payment({ id: `not ${of}`, kind: 'reversal', amountMinor, reverses: of, lateTurn, offKeptMinor })
  const lateFirst = {
    totalMinor: 50,
    entries: [paid, late, given, undone('l', -50, 3, 50)],
    isCancelled: true,
  }
  expect(reverseResult(lateFirst, given)).toMatchObject({ amountMinor: 50, offKeptMinor: -50 })
  const givenFirst = { totalMinor: 100, entries: [paid, late, given, undone('g', 50, 3)], isCancelled: true }
  expect(reverseResult(givenFirst, late)).toMatchObject({ amountMinor: -50, offKeptMinor: 0 })
})
