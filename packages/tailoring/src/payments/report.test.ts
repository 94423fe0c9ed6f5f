import { expect, test } from 'vitest'
import { type DayOfMethod, type RefundOfDay, reportOf, settledOn } from './report.ts'

const row = (given: Partial<DayOfMethod>): DayOfMethod => ({
  day: '2026-03-02',
  method: 'cash',
  received: 0,
  failed: 0,
  pending: 0,
  amountMinor: 0,
  feeMinor: 0,
  refundedMinor: 0,
  ...given,
})

const onDay = (today: string, refunds: RefundOfDay[] = []) => ({ refunds, today })

test('total, success, average, top method, fees and net are reckoned from what came and what failed', () => {
  const report = reportOf(
    [
      row({ received: 3, amountMinor: 30_000, refundedMinor: 1_000 }),
      row({ method: 'credit', received: 1, amountMinor: 100_000, feeMinor: 2_500 }),
      row({ method: 'upi', received: 2, amountMinor: 20_000, failed: 2, pending: 1 }),
    ],
    onDay('2026-03-02'),
  )
  expect(report).toMatchObject({
    totalMinor: 150_000,
    transactions: 6,
    failed: 2,
    pending: 1,
    successBasisPoints: 7_500,
    averageMinor: 25_000,
    topMethod: 'credit',
    feeMinor: 2_500,
    refundedMinor: 1_000,
    netMinor: 146_500,
  })
  expect(report.methods.map(({ method }) => method)).toEqual(['credit', 'cash', 'upi'])
})

test('without payments there is no rate, no average and no top method', () => {
  const report = reportOf([row({ pending: 1 })], onDay('2026-03-02'))
  expect([report.successBasisPoints, report.averageMinor, report.topMethod, report.settlements]).toEqual([
    undefined,
    undefined,
    undefined,
    [],
  ])
})

test.each([
  ['2026-03-02', 'cash', '2026-03-02'],
  ['2026-03-02', 'debit', '2026-03-03'],
  ['2026-03-02', 'credit', '2026-03-04'],
  // A Friday: the bank rests for two days.
  ['2026-03-06', 'debit', '2026-03-09'],
  ['2026-03-06', 'credit', '2026-03-10'],
  ['2026-03-07', 'gpay', '2026-03-09'],
] as const)('what is seen on %s by %s is in the account on %s', (day, method, settled) => {
  expect(settledOn(day, method)).toBe(settled)
})

test('what is on its way is told by day and method, after its fee; what is there is not', () => {
  const card = { method: 'credit', received: 1, amountMinor: 10_000, feeMinor: 250 } as const
  const { settlements } = reportOf(
    [
      row({ received: 1, amountMinor: 5_000 }),
      row({ ...card, day: '2026-02-20' }),
      row(card),
      row({ ...card, day: '2026-03-02' }),
      row({ method: 'debit', received: 1, amountMinor: 2_000, feeMinor: 30 }),
    ],
    onDay('2026-03-03'),
  )
  expect(settlements).toEqual([
    { day: '2026-03-03', method: 'debit', amountMinor: 1_970 },
    { day: '2026-03-04', method: 'credit', amountMinor: 19_500 },
  ])
})

// Monday's card money is in the account on Wednesday, Wednesday's on Friday.
const [monday, wednesday] = ['2026-03-02', '2026-03-04']
const paid = (day: string, amountMinor: number) =>
  row({ day, method: 'credit', received: 1, amountMinor, feeMinor: amountMinor / 40 })
const back = (day: string, seenOn: string, amountMinor: number): RefundOfDay => ({
  day,
  method: 'credit',
  seenOn,
  amountMinor,
})

test.each([
  ['on its way comes off its own day', '2026-03-03', [['2026-03-04', 5_750, undefined]]],
  ['there already comes off what the bank sends next', wednesday, [['2026-03-06', 5_750, undefined]]],
] as const)('what is given back of money that is %s', (_what, day, arriving) => {
  const rows = [paid(monday, 10_000), paid(wednesday, 10_000)]
  const { settlements } = reportOf(rows, onDay(monday, [back(day, monday, 4_000)]))
  expect(
    settlements
      .filter(({ amountMinor }) => amountMinor !== 9_750)
      .map(({ day, amountMinor, belowZeroBy }) => [day, amountMinor, belowZeroBy]),
  ).toEqual(arriving)
})

test.each([
  ['the fee of what was given back whole', [back(monday, monday, 10_000)], -250, 'fee'],
  ['more given back than came', [back(wednesday, '2026-02-16', 12_000)], -12_000, 'refund'],
] as const)('below zero a day says why: %s', (_what, refunds, amountMinor, belowZeroBy) => {
  const rows = belowZeroBy === 'fee' ? [paid(monday, 10_000)] : []
  expect(reportOf(rows, onDay(monday, [...refunds])).settlements).toMatchObject([
    { amountMinor, belowZeroBy },
  ])
})

test('of money of a bank without fees that was given back whole nothing is on its way', () => {
  const whole = { method: 'netbanking', amountMinor: 10_000 } as const
  const given = onDay(monday, [{ ...whole, day: monday, seenOn: monday }])
  expect(reportOf([row({ ...whole, day: monday, received: 1 })], given).settlements).toEqual([])
})
