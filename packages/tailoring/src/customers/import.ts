/**
 * Importing customers: one row of a stranger's spreadsheet read into a customer. Nothing is guessed silently: a
 * cell that cannot be read is a problem of its field, and the row is refused with all its problems at once.
 */
import { asciiDigits } from '../digits.ts'
import type { Currency } from '../money/currencies.ts'
import { type MoneyError, parseMoney } from '../money/format.ts'
import { normaliseLines, normaliseName } from '../names/normalise.ts'
import { readCell } from './csv-safety.ts'
import { isEmailShaped } from './email.ts'
import { type DateError, type DateOrder, readDay } from './import-dates.ts'
import { uniteTags } from './tags.ts'

export type ImportField =
  | 'name'
  | 'phone'
  | 'email'
  | 'address'
  | 'notes'
  | 'tags'
  | 'bookNumber'
  | 'totalOrders'
  | 'totalSpent'
  | 'lastOrderDate'

/** Column index → field. Several columns may make one field: first and last name, street and town. */
export type ColumnMapping = Readonly<Record<string, ImportField>>

export interface RowReading {
  dateOrder: DateOrder
  today: string
  currency: Currency
}

/** What the row says, ready to be stored; the phone stays as typed, the server parses it. */
export interface RowValues {
  name?: string
  phone?: string
  email?: string
  address?: string
  notes?: string
  tags: string[]
  bookNumber?: string
  totalOrders?: number
  totalSpentMinor?: number
  lastOrderDate?: string
}

/** Every reason a row is refused for; each has its sentence in the words. The phone's own is the server's. */
export type RowProblemCode =
  | 'imports.nameMissing'
  | 'imports.tooLong'
  | 'imports.emailUnreadable'
  | 'imports.tooManyTags'
  | 'imports.notAWholeNumber'
  | 'imports.tooLarge'
  | DateError
  | MoneyError

export interface RowProblem {
  field: ImportField
  code: RowProblemCode
  /** Holes of the sentence. */
  params: Record<string, string | number>
}

export interface ReadRow {
  values: RowValues
  /** The cells as they were, by field: for the preview and for the file of refused rows. */
  typed: Partial<Record<ImportField, string>>
  problems: RowProblem[]
}

export const longest = {
  name: 120,
  phone: 40,
  email: 254,
  address: 300,
  notes: 4000,
  bookNumber: 40,
  tag: 40,
} as const
export const mostTags = 20
export const mostOrders = 100_000

export function readRow(cells: readonly string[], mapping: ColumnMapping, reading: RowReading): ReadRow {
  const typed = typedFields(cells, mapping)
  const values: RowValues = { tags: [] }
  const problems: RowProblem[] = []
  const refuse: Refuse = (field, code, params = {}) => {
    problems.push({ field, code, params })
  }
  if (!typed.name) refuse('name', 'imports.nameMissing')
  for (const field of textFields) {
    const text = typed[field]
    if (!text) continue
    if ([...text].length > longest[field]) refuse(field, 'imports.tooLong', { atMost: longest[field] })
    else values[field] = text
  }
  if (values.email) values.email = values.email.toLowerCase()
  if (values.email && !isEmailShaped(values.email))
    refuse('email', 'imports.emailUnreadable', { typed: values.email })
  readTags(typed.tags, values, refuse)
  readFigures(typed, values, refuse, reading)
  return { values, typed, problems }
}

/** Whether a row has nothing in it; such rows are passed over, not refused. */
export function isBlankRow(cells: readonly string[]): boolean {
  return cells.every((cell) => normaliseName(cell) === '')
}

type Refuse = (field: ImportField, code: RowProblemCode, params?: RowProblem['params']) => void
const textFields = ['name', 'phone', 'email', 'address', 'notes', 'bookNumber'] as const

/** How cells of one field are put together; of the others the first with something in it counts. */
const joints: Partial<Record<ImportField, string>> = { name: ' ', address: ', ', notes: '\n', tags: ';' }
/** What spreadsheets and phones write where there is nothing. */
const nothing = /^([-–—]+|#?n\/?a|null|none|nil)$/i

function typedFields(cells: readonly string[], mapping: ColumnMapping): ReadRow['typed'] {
  const found: Partial<Record<ImportField, string[]>> = {}
  for (const [column, field] of Object.entries(mapping)) {
    const raw = readCell(cells[Number(column)] ?? '')
    const text = field === 'notes' ? normaliseLines(raw) : normaliseName(raw)
    if (text === '' || (field !== 'name' && nothing.test(text))) continue
    const texts = found[field] ?? []
    found[field] = texts
    texts.push(text)
  }
  const whole = Object.entries(found).map(([field, texts]) => {
    // The keys of `found` are import fields; Object.entries forgets it.
    const joint = joints[field as ImportField]
    return [field, joint === undefined ? texts[0] : texts.join(joint)]
  })
  return Object.fromEntries(whole)
}

/** Tags stand between semicolons or commas. */
function readTags(text: string | undefined, values: RowValues, refuse: Refuse): void {
  const tags = (text ?? '').split(/[;,،]/).map(normaliseName).filter(Boolean)
  values.tags = uniteTags(tags)
  const tooLong = values.tags.some((tag) => [...tag].length > longest.tag)
  if (tooLong) refuse('tags', 'imports.tooLong', { atMost: longest.tag })
  if (values.tags.length > mostTags) refuse('tags', 'imports.tooManyTags', { atMost: mostTags })
}

function readFigures(typed: ReadRow['typed'], values: RowValues, refuse: Refuse, reading: RowReading): void {
  if (typed.totalOrders) {
    const digits = wholeNumber(typed.totalOrders)
    if (digits === undefined) refuse('totalOrders', 'imports.notAWholeNumber', { typed: typed.totalOrders })
    else if (digits > mostOrders) refuse('totalOrders', 'imports.tooLarge', { atMost: mostOrders })
    else values.totalOrders = digits
  }
  if (typed.totalSpent) {
    const spent = parseMoney(typed.totalSpent, reading.currency)
    if ('ok' in spent) values.totalSpentMinor = spent.minor
    else refuse('totalSpent', spent.refused, spent.params)
  }
  if (typed.lastOrderDate) {
    const last = readDay(typed.lastOrderDate, reading)
    if ('ok' in last) values.lastOrderDate = last.day
    else refuse('lastOrderDate', last.refused, last.params)
  }
}

/** Also "1,234" and the "12.0" spreadsheets make of a count. A number too long to be exact is too large anyway. */
function wholeNumber(text: string): number | undefined {
  const [, digits] = /^(\d[\d,\s]*)(?:\.0*)?$/.exec(asciiDigits(text)) ?? []
  return digits === undefined ? undefined : Number(digits.replace(/[,\s]/g, ''))
}
