import { type Currency, currencies } from '@darzi/tailoring/money/currencies.ts'
import { formatMoney } from '@darzi/tailoring/money/format.ts'
import type { Cell, Column } from './paper.ts'
import type { PaperWords } from './paper-words.ts'

/** A cell as people read it. */
export function cellText(
  cell: Cell,
  { kind }: Pick<Column, 'kind'>,
  { currency, day }: { currency: Currency; day: PaperWords['day'] },
): string {
  if (cell === null) return ''
  if (kind === 'money') return formatMoney(Number(cell), currency, 'en')
  return kind === 'day' ? day(String(cell)) : String(cell)
}

/** A cell as programs read it: an amount with its decimals and nothing else, a day as YYYY-MM-DD. */
export function plainCell(cell: Cell, { kind }: Pick<Column, 'kind'>, currency: Currency): string {
  if (cell === null) return ''
  return kind === 'money' ? decimalOf(Number(cell), currency) : String(cell)
}

export function decimalOf(minor: number, currency: Currency): string {
  const { minorDigits } = currencies[currency]
  return (minor / 10 ** minorDigits).toFixed(minorDigits)
}
