/** The close of a day at the counter: the cash that is there against the cash that the ledger says. */
import type { Currency } from '../money/currencies.ts'
import type { Result } from '../result.ts'

/** Notes and coins in use, in minor units, the greatest first. */
export const denominations: Record<Currency, readonly number[]> = {
  INR: [50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100],
  AED: [100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 100, 50, 25],
  USD: [10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 25, 10, 5, 1],
  EUR: [50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5, 2, 1],
}

export interface CountedCash {
  valueMinor: number
  count: number
}

export const countedMinor = (counted: readonly CountedCash[]): number =>
  counted.reduce((sum, { valueMinor, count }) => sum + valueMinor * count, 0)

interface Closing {
  /** What was in the drawer when the day began. */
  floatMinor: number
  /** Cash taken that day, less cash given back. */
  cashMinor: number
  countedMinor: number
  reason?: string
}

/** What should be in the drawer. */
export const expectedMinor = ({ floatMinor, cashMinor }: Pick<Closing, 'floatMinor' | 'cashMinor'>) =>
  floatMinor + cashMinor

/** By how much the count differs from the ledger: below zero something is missing, and that needs a reason. */
export function closeResult(
  closing: Closing,
): Result<{ differenceMinor: number }, 'payments.differenceReason', Record<string, never>> {
  const differenceMinor = closing.countedMinor - expectedMinor(closing)
  if (differenceMinor !== 0 && !closing.reason?.trim())
    return { refused: 'payments.differenceReason', params: {} }
  return { ok: true, differenceMinor }
}

/** A count names notes and coins of the currency, each once. */
export function areOfCurrency(counted: readonly CountedCash[], currency: Currency): boolean {
  const values = counted.map(({ valueMinor }) => valueMinor)
  return (
    new Set(values).size === values.length && values.every((value) => denominations[currency].includes(value))
  )
}
