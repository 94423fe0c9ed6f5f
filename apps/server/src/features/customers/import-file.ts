/**
 * Moving in: a stranger's file becomes rows of cells, nothing more. Promises: it is told by its content, never by
 * its name; a file that cannot be read is refused in one sentence; no cell that could be
 * a customer's is changed, no row is lost unseen; and while it is read, the one thread there is answers others.
 */
import { AppError } from '../../http/app-error.ts'
import { readCsv } from './import-csv.ts'
import type { Sheet } from './import-sheet.ts'
import { decodeText } from './import-text.ts'
import { type CardHeadings, isVcard, readVcard } from './import-vcard.ts'

export interface ReadFile extends Sheet {
  source: 'csv' | 'vcard'
}

/** Throws imports.unreadable, imports.empty or imports.tooManyRows. */
export async function readImportFile(bytes: Uint8Array, headings: CardHeadings): Promise<ReadFile> {
  const text = decodeText(bytes)
  if (text === undefined) throw new AppError('imports.unreadable')
  const isCards = isVcard(text)
  const sheet = await (isCards ? readVcard(text, headings) : readCsv(text))
  if (sheet.rows.length === 0) throw new AppError('imports.empty')
  return { source: isCards ? 'vcard' : 'csv', ...sheet }
}
