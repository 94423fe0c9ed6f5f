import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { parseMoney } from '@darzi/tailoring/money/format.ts'

/** What was typed as a price, in minor units; undefined when it is none, or nothing. */
export function minorIn(typed: string, currency: Currency): number | undefined {
  const price = parseMoney(typed, currency)
  return 'minor' in price && price.minor > 0 ? price.minor : undefined
}
