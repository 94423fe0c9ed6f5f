import type { Currency } from '../money/currencies.ts'

export interface Sum {
  currency: Currency
  totalMinor: number
}

/** What several sums come to, one total a currency, in the order in which the currencies come first. Amounts of two are never added. */
export function totalsByCurrency(sums: readonly Sum[]): Sum[] {
  const totals = new Map<Currency, number>()
  for (const { currency, totalMinor } of sums) totals.set(currency, (totals.get(currency) ?? 0) + totalMinor)
  return [...totals].map(([currency, totalMinor]) => ({ currency, totalMinor }))
}
