/**
 * What the payments of some days come to: how much came, how much of it failed, what it cost, and when the rest reaches the shop's
 * account. Reckoned from sums by day and method; nothing is guessed.
 */
import { addDays, weekdayOf } from '../customers/days.ts'
import { type PaymentMethodKey, paymentMethodKeys, paymentMethods } from './methods.ts'

export const reportPeriods = [7, 30, 90] as const
export type ReportPeriod = (typeof reportPeriods)[number]

/** What one method brought on one day of the shop: money that came and stands, and tries that failed. */
export interface DayOfMethod {
  /** The day the money was seen; of what failed, the day it was asked for. */
  day: string
  method: PaymentMethodKey
  received: number
  failed: number
  pending: number
  amountMinor: number
  feeMinor: number
  /** What was given back that day by this way. */
  refundedMinor: number
  /** Of what came that day, what was given back since by the way it came: it is taken off what the bank sends. */
  takenBackMinor: number
}

export interface MethodFigures {
  method: PaymentMethodKey
  transactions: number
  amountMinor: number
  feeMinor: number
}

export interface Settlement {
  /** The day the money is in the account. */
  day: string
  method: PaymentMethodKey
  /** After the fee and what was given back of it; below zero where the fee is all that is left. */
  amountMinor: number
}

export interface PaymentReport {
  totalMinor: number
  transactions: number
  failed: number
  pending: number
  /** Of what has turned out, how much came, in basis points; undefined when nothing has. */
  successBasisPoints?: number
  averageMinor?: number
  /** The one that brought most money. */
  topMethod?: PaymentMethodKey
  feeMinor: number
  refundedMinor: number
  /** What is left of the total after fees and refunds. */
  netMinor: number
  methods: MethodFigures[]
  /** What is still on its way, soonest first. */
  settlements: Settlement[]
}

const sum = <T>(rows: readonly T[], figure: (row: T) => number) =>
  rows.reduce((total, row) => total + figure(row), 0)

export function reportOf(rows: readonly DayOfMethod[], today: string): PaymentReport {
  const totalMinor = sum(rows, (row) => row.amountMinor)
  const feeMinor = sum(rows, (row) => row.feeMinor)
  const refundedMinor = sum(rows, (row) => row.refundedMinor)
  const transactions = sum(rows, (row) => row.received)
  const failed = sum(rows, (row) => row.failed)
  const turnedOut = transactions + failed
  const methods = methodsOf(rows)
  return {
    totalMinor,
    transactions,
    failed,
    pending: sum(rows, (row) => row.pending),
    successBasisPoints: turnedOut === 0 ? undefined : Math.round((transactions * 10_000) / turnedOut),
    averageMinor: transactions === 0 ? undefined : Math.round(totalMinor / transactions),
    topMethod: methods[0]?.method,
    feeMinor,
    refundedMinor,
    netMinor: totalMinor - feeMinor - refundedMinor,
    methods,
    settlements: settlementsOf(rows, today),
  }
}

/** Each method that brought money, the one that brought most first. */
function methodsOf(rows: readonly DayOfMethod[]): MethodFigures[] {
  return paymentMethodKeys
    .map((method) => {
      const own = rows.filter((row) => row.method === method)
      return {
        method,
        transactions: sum(own, (row) => row.received),
        amountMinor: sum(own, (row) => row.amountMinor),
        feeMinor: sum(own, (row) => row.feeMinor),
      }
    })
    .filter(({ transactions }) => transactions > 0)
    .sort((one, other) => other.amountMinor - one.amountMinor)
}

function settlementsOf(rows: readonly DayOfMethod[], today: string): Settlement[] {
  const arriving = new Map<string, Settlement>()
  for (const { day: seenOn, method, amountMinor, feeMinor, takenBackMinor } of rows) {
    const day = settledOn(seenOn, method)
    if (paymentMethods[method].settlementDays === 0 || day < today || amountMinor === 0) continue
    const key = `${day} ${paymentMethodKeys.indexOf(method)}`
    const before = arriving.get(key)?.amountMinor ?? 0
    arriving.set(key, { day, method, amountMinor: before + amountMinor - feeMinor - takenBackMinor })
  }
  return [...arriving].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, settlement]) => settlement)
}

const saturday = 6

/** The day money of this method is in the account: T plus its bank days. Banks rest on Saturday and Sunday. */
export function settledOn(day: string, method: PaymentMethodKey): string {
  let settled = day
  for (let left = paymentMethods[method].settlementDays; left > 0; ) {
    settled = addDays(settled, 1)
    if (weekdayOf(settled) < saturday) left -= 1
  }
  return settled
}
