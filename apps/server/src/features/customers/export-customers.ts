import { type ImportField, importFields } from '@darzi/contract/customer-imports.ts'
import { customerRoutes } from '@darzi/contract/customers.ts'
import { type Currency, currencies } from '@darzi/tailoring/money/currencies.ts'
import type { Language } from '@darzi/words/languages.ts'
import { fieldError } from '../../http/app-error.ts'
import { auditDownload } from '../../http/audit-download.ts'
import { byteOrderMark, csvLines } from '../../http/csv-lines.ts'
import { isId } from '../../http/keyset.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { showPhone } from '../../phone.ts'
import { requireConfirmed } from '../accounts/api.ts'
import { dayIn } from '../shops/api.ts'
import type { DressedCustomer } from './card-queries.ts'
import { directoryPage } from './directory-queries.ts'
import { chosenCustomers } from './export-queries.ts'
import { headingOf } from './import-headings.ts'

type ExportContext = StepsContext<typeof customerRoutes.exportFile>

const rowsPerStep = 500

/** The rows of a directory query, or the chosen ones, as a file that import reads back; sent page by page. */
export async function exportCustomers(ctx: ExportContext) {
  await ctx.step(({ tx }) => requireConfirmed({ ...ctx, tx }))
  const ids = chosenIds(ctx.query.ids)
  const pages = ids ? chosenPage(ctx, ids) : matchingPages(ctx)
  return ctx.query.format === 'csv'
    ? { contentType: 'text/csv; charset=utf-8', filename: 'customers.csv', bytes: asCsv(ctx, pages) }
    : { contentType: 'text/vcard; charset=utf-8', filename: 'customers.vcf', bytes: asCards(pages) }
}

/** Throws request.malformed at `ids` for what is no list of ids. */
function chosenIds(text: string | undefined): string[] | undefined {
  if (text === undefined) return undefined
  const ids = text.split(',').filter(Boolean)
  if (ids.length === 0 || !ids.every((id) => isId(id))) throw fieldError('ids', 'request.malformed')
  return ids
}

type Pages = AsyncIterable<DressedCustomer[]>

async function* chosenPage(ctx: ExportContext, ids: string[]): Pages {
  const countOut = auditDownload(ctx, customerRoutes.exportFile)
  yield await ctx.step(async ({ tx }) => {
    const rows = await chosenCustomers(tx, ids)
    await countOut(tx, rows.length)
    return rows
  })
}

async function* matchingPages(ctx: ExportContext): Pages {
  const { step, query, member, now } = ctx
  const countOut = auditDownload(ctx, customerRoutes.exportFile)
  const today = dayIn(member.shop.timeZone, now)
  let after: string | undefined
  do {
    const from = after
    const page = await step(async ({ tx }) => {
      const read = await directoryPage(tx, { ...query, today, after: from, limit: rowsPerStep })
      await countOut(tx, read.rows.length)
      return read
    })
    yield page.rows
    after = page.next
  } while (after !== undefined)
}

async function* asCsv({ member, request }: ExportContext, pages: Pages) {
  yield byteOrderMark + csvLines([exportHeadings(request.language)])
  for await (const rows of pages) yield csvLines(rows.map((row) => exportCells(row, member.shop.currency)))
}

async function* asCards(pages: Pages) {
  for await (const rows of pages) yield rows.map(vcardOf).join('')
}

/** What is written of a customer, in the order of the columns. */
export const exportHeadings = (language: Language) => importFields.map((field) => headingOf(language, field))

function exportCells(row: DressedCustomer, currency: Currency): string[] {
  const cells = cellsOf(row, currency)
  return importFields.map((field) => cells[field])
}

function cellsOf(row: DressedCustomer, currency: Currency): Record<ImportField, string> {
  return {
    name: row.name,
    phone: row.phone ? spacedPhone(row.phone) : '',
    email: row.email ?? '',
    address: row.address ?? '',
    notes: row.notes ?? '',
    tags: row.tags.join('; '),
    bookNumber: row.book_number ?? '',
    totalOrders: String(row.orders_count),
    totalSpent: decimal(row.spent_minor, currency),
    lastOrderDate: row.last_order_on ?? '',
  }
}

/** With its country code and spaces: in a spreadsheet it stays a text, and no hyphen makes it a subtraction. */
const spacedPhone = (phone: string) => showPhone(phone, '').replaceAll('-', ' ')

/** 123450 paise are 1234.50: without a sign or groups, for other programs to read. */
function decimal(minor: number, currency: Currency): string {
  const { minorDigits } = currencies[currency]
  const digits = String(minor).padStart(minorDigits + 1, '0')
  return `${digits.slice(0, -minorDigits)}.${digits.slice(-minorDigits)}`
}

type Contact = Pick<DressedCustomer, 'name' | 'phone' | 'email' | 'address' | 'notes' | 'tags'>

/** A customer as a card of version 3.0 (RFC 2426), which every phone reads. */
function vcardOf({ name, phone, email, address, notes, tags }: Contact): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(name)}`,
    `N:;${escaped(name)};;;`,
    ...(phone ? [`TEL;TYPE=CELL:${phone}`] : []),
    ...(email ? [`EMAIL:${escaped(email)}`] : []),
    ...(address ? [`ADR;TYPE=HOME:;;${escaped(address)};;;;`] : []),
    ...(notes ? [`NOTE:${escaped(notes)}`] : []),
    ...(tags.length > 0 ? [`CATEGORIES:${tags.map(escaped).join(',')}`] : []),
    'END:VCARD',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')

const mostBytes = 74

/** A line is at most 75 bytes; it goes on after a line end and a space, never in the middle of a letter. */
function folded(line: string): string {
  let bytes = 0
  let text = ''
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (bytes + size > mostBytes) {
      text += '\r\n '
      bytes = 0
    }
    text += letter
    bytes += size
  }
  return text
}
