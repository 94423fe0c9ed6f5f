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
}

/** What was given back on one day by the way it came, of money that was seen on another. */
export interface RefundOfDay {
  /** The day it was given back, in the shop's zone. */
  day: string
  method: PaymentMethodKey
  /** The day the money was seen. */
  seenOn: string
  amountMinor: number
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
  /** After fees and refunds; below zero the shop owes it. */
  amountMinor: number
  /** Why it is below zero: fees of money that was given back, or more given back than came. */
  belowZeroBy?: 'fee' | 'refund'
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

export function reportOf(
  rows: readonly DayOfMethod[],
  { refunds, today }: { refunds: readonly RefundOfDay[]; today: string },
): PaymentReport {
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
    settlements: settlementsOf(rows, refunds).filter(
      ({ day, amountMinor }) => day >= today && amountMinor !== 0,
    ),
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

/**
 * Card and bank take what is given back off what they send next. While the money is on its way that is its own day's; money that was there
 * already comes off what is seen on the day of the refund. Fees stay with them.
 */
function settlementsOf(rows: readonly DayOfMethod[], refunds: readonly RefundOfDay[]): Settlement[] {
  const batches = new Map<string, Batch>()
  const batchOn = (seenOn: string, method: PaymentMethodKey): Batch => {
    const day = settledOn(seenOn, method)
    const key = `${day} ${paymentMethodKeys.indexOf(method)}`
    const batch = batches.get(key) ?? { day, method, cameMinor: 0, feeMinor: 0, backMinor: 0 }
    batches.set(key, batch)
    return batch
  }
  for (const { day, method, amountMinor, feeMinor } of rows.filter(isSettledLater)) {
    const batch = batchOn(day, method)
    batch.cameMinor += amountMinor
    batch.feeMinor += feeMinor
  }
  for (const { day, method, seenOn, amountMinor } of refunds.filter(isSettledLater)) {
    const wasThere = settledOn(seenOn, method) <= day
    batchOn(wasThere ? day : seenOn, method).backMinor += amountMinor
  }
  return [...batches].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, batch]) => settlementOf(batch))
}

const isSettledLater = ({ method }: { method: PaymentMethodKey }) => paymentMethods[method].settlementDays > 0

/** What a bank sends on one day by one method. */
interface Batch {
  day: string
  method: PaymentMethodKey
  cameMinor: number
  feeMinor: number
  backMinor: number
}

function settlementOf({ day, method, cameMinor, feeMinor, backMinor }: Batch): Settlement {
  const amountMinor = cameMinor - feeMinor - backMinor
  if (amountMinor >= 0) return { day, method, amountMinor }
  return { day, method, amountMinor, belowZeroBy: backMinor > cameMinor ? 'refund' : 'fee' }
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
