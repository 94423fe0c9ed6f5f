/** Numbers of bills: consecutive in a financial year, at most 16 signs of A–Z, 0–9, - and / (CGST Rule 46). */
import type { Result } from '../result.ts'

export const longestNumber = 16
export const creditPrefix = 'CN'

/** The year a bill is counted in: April to March in India (25-26), else the calendar's (2026). */
export function financialYear(day: string, country: string): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  if (country !== 'IN') return String(year)
  const first = month >= 4 ? year : year - 1
  return `${twoDigits(first)}-${twoDigits(first + 1)}`
}

const twoDigits = (year: number) => String(year % 100).padStart(2, '0')

interface Place {
  prefix: string
  year: string
  sequence: number
}

export function billNumber({
  prefix,
  year,
  sequence,
}: Place): Result<{ number: string }, 'bills.seriesFull', { prefix: string; year: string }> {
  const number = `${prefix}/${year}/${String(sequence).padStart(4, '0')}`
  return number.length <= longestNumber
    ? { ok: true, number }
    : { refused: 'bills.seriesFull', params: { prefix, year } }
}

/** What a series may begin with, leaving room for 99,999 bills a year. */
export const isPrefix = (prefix: string): boolean =>
  /^[A-Z0-9][A-Z0-9-]{0,3}$/.test(prefix) && prefix !== creditPrefix
