import { type ImportField, importFields } from '@darzi/contract/customer-imports.ts'
import { type Currency, currencies } from '@darzi/tailoring/money/currencies.ts'
import type { Language } from '@darzi/words/languages.ts'
import { showPhone } from '../../phone.ts'
import type { DressedCustomer } from './card-queries.ts'
import { headingOf } from './import-headings.ts'

/** What is written of a customer, in the order of the columns. */
export const exportHeadings = (language: Language) => importFields.map((field) => headingOf(language, field))

export function exportCells(row: DressedCustomer, currency: Currency): string[] {
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
