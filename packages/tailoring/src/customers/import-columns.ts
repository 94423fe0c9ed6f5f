/** Importing customers: which column of a stranger's file is which field, by its heading, else by what stands in it. */
import { onlyDigits } from '../digits.ts'
import { isEmailShaped } from './email.ts'
import type { ImportField } from './import.ts'
import { readDay } from './import-dates.ts'
import { headings } from './import-headings.ts'

/**
 * A suggestion for each column, in their order; undefined where nothing fits. `samples[i]` are some cells of
 * column i. A field is suggested once, only the parts of a name and of an address may be several columns.
 */
export function suggestColumns(
  headers: readonly string[],
  samples: readonly (readonly string[])[],
): (ImportField | undefined)[] {
  const found = headers.map(byHeading)
  const suggested = found.map((match, at) => (isBest(found, at) ? match?.field : undefined))
  for (const field of contentOrder) {
    if (suggested.includes(field)) continue
    const at = headers.findIndex((_, column) => !found[column] && holds(field, samples[column] ?? []))
    if (at >= 0) suggested[at] = field
  }
  return suggested
}

interface Match {
  field: ImportField
  /** Whole fields come before parts, usual headings before rare ones. */
  rank: number
  isPart: boolean
}

function byHeading(header: string): Match | undefined {
  const heading = plainHeading(header)
  for (const [field, { whole, parts = [] }] of headings) {
    const rank = whole.indexOf(heading)
    if (rank >= 0) return { field, rank, isPart: false }
    if (parts.includes(heading)) return { field, rank: 1000, isPart: true }
  }
  return undefined
}

/** Google writes "Phone 1 - Value", others "Customer_Name *" or "e-mail:". */
function plainHeading(header: string): string {
  const words = header
    .normalize('NFC')
    .toLowerCase()
    .replace(/e-mail/g, 'email')
  return words
    .replace(/[^\p{L}\p{M}\s]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ value$/, '')
}

/** Parts count only together and only where no column holds the whole; of several whole ones the usual counts. */
function isBest(found: readonly (Match | undefined)[], at: number): boolean {
  const match = found[at]
  if (!match) return false
  return found.every((other, place) => {
    if (!other || other.field !== match.field || place === at) return true
    if (match.isPart && other.isPart) return true
    return match.rank < other.rank || (match.rank === other.rank && at < place)
  })
}

/** What is told most surely from its content comes first; counts and sums look alike and are never guessed. */
const contentOrder = ['email', 'lastOrderDate', 'phone', 'name'] as const

const looks = {
  email: (cell) => isEmailShaped(cell),
  lastOrderDate: (cell) => /[/.\-\s]/.test(cell) && isSomeDay(cell),
  phone: (cell) =>
    /^\+?[\p{Nd}\s().-]+$/u.test(cell) && onlyDigits(cell).length >= 8 && onlyDigits(cell).length <= 15,
  name: (cell) => /^[\p{L}\p{M}][\p{L}\p{M}.'’\-\s]*$/u.test(cell) && cell.split(/\s+/).length <= 5,
} satisfies Record<(typeof contentOrder)[number], (cell: string) => boolean>

function isSomeDay(cell: string): boolean {
  const orders = ['dmy', 'mdy', 'ymd'] as const
  return orders.some((dateOrder) => 'ok' in readDay(cell, { dateOrder, today: '9999-12-31' }))
}

/** Most cells that are filled look like the field: a column of mostly nothing tells nothing. */
function holds(field: (typeof contentOrder)[number], cells: readonly string[]): boolean {
  const filled = cells.map((cell) => cell.trim()).filter(Boolean)
  return filled.length > 0 && filled.filter(looks[field]).length >= filled.length * 0.8
}
