import { type Currency, currencies } from '@darzi/tailoring/money/currencies.ts'
import { parseMoney } from '@darzi/tailoring/money/format.ts'

/** An amount as one types it into a field: without sign or grouping. */
export function amountText(minor: number, currency: Currency): string {
  const { minorDigits } = currencies[currency]
  const unit = 10 ** minorDigits
  return minor % unit === 0 ? String(minor / unit) : (minor / unit).toFixed(minorDigits)
}

/** A typed amount in minor units, or the key of what is wrong with it. */
export function readAmount(
  text: string,
  { currency, mostMinor }: { currency: Currency; mostMinor: number },
): { minor: number } | { wrong: string } {
  const read = parseMoney(text, currency)
  if ('refused' in read && read.refused === 'money.twoWays') return { wrong: 'problems.money.twoWays' }
  if (!('ok' in read) || read.minor === 0) return { wrong: 'payments.wrong.amount' }
  return read.minor > mostMinor ? { wrong: 'payments.wrong.above' } : { minor: read.minor }
}

/** What is often paid at once: all of it, half, a quarter, in whole units. */
export function quickAmounts(mostMinor: number, currency: Currency) {
  const unit = 10 ** currencies[currency].minorDigits
  const share = (part: number) => Math.min(mostMinor, Math.ceil(mostMinor / part / unit) * unit)
  const all = [
    { key: 'whole', minor: mostMinor },
    { key: 'half', minor: share(2) },
    { key: 'quarter', minor: share(4) },
  ] as const
  return all.filter(({ minor }, place) => all.findIndex((each) => each.minor === minor) === place)
}
