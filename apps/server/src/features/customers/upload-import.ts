import type { customerImportRoutes } from '@darzi/contract/customer-imports.ts'
import { readCell } from '@darzi/tailoring/customers/csv-safety.ts'
import { suggestColumns } from '@darzi/tailoring/customers/import-columns.ts'
import { normaliseName } from '@darzi/tailoring/names/normalise.ts'
import { AppError, emptyField } from '../../http/app-error.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { decodeText, mapInTurns, readCsv, type Sheet } from '../files/api.ts'
import { headingOf, isReasonHeading } from './import-headings.ts'
import { insertImport } from './import-store.ts'
import { type CardHeadings, isVcard, readVcard } from './import-vcard.ts'
import { readImport } from './import-view.ts'

/** Keeps the rows of a file and suggests what its columns are; nothing is added to the book. Throws imports.*. */
export async function uploadImport(ctx: StepsContext<typeof customerImportRoutes.upload>) {
  const { files, member, request, newId, now, step } = ctx
  const { file } = files
  if (!file) throw emptyField('file')
  const heading = (field: Parameters<typeof headingOf>[1]) => headingOf(request.language, field)
  const read = await readImportFile(file.bytes, {
    name: heading('name'),
    phone: heading('phone'),
    email: heading('email'),
    address: heading('address'),
    notes: heading('notes'),
    tags: heading('tags'),
  })
  const sheet = await withoutReasons(read)
  const id = newId()
  return step(async ({ tx }) => {
    await insertImport(tx, {
      shopId: member.shopId,
      id,
      memberId: member.id,
      at: now,
      source: read.source,
      filename: tidyFilename(file.filename),
      rows: sheet.rows,
      columns: columnsOf(sheet),
    })
    return readImport(tx, id)
  })
}

/** A mended file of refused rows still has our reasons in its last column: they are no customer's. */
async function withoutReasons({ headers, rows }: ReadFile): Promise<Sheet> {
  const at = headers.findIndex(isReasonHeading)
  if (at < 0) return { headers, rows }
  return {
    headers: headers.toSpliced(at, 1),
    rows: await mapInTurns(rows, ({ line, cells }) => ({ line, cells: cells.toSpliced(at, 1) })),
  }
}

const shownSamples = 4
const longestSample = 80
/** What a column holds is told from its first cells. */
const lookedAt = 100

function columnsOf({ headers, rows }: Sheet) {
  const samples = headers.map((_, at) =>
    rows.slice(0, lookedAt).flatMap(({ cells }) => sampleOf(cells[at] ?? '') || []),
  )
  const suggested = suggestColumns(headers, samples)
  return headers.map((header, at) => ({
    header: sampleOf(header),
    samples: (samples[at] ?? []).slice(0, shownSamples),
    suggested: suggested[at],
  }))
}

/** The beginning of a cell; of a very long one only the beginning is looked at. */
const sampleOf = (cell: string) =>
  normaliseName(readCell(cell.slice(0, 10 * longestSample))).slice(0, longestSample)

/** Only for people to recognise it; the file itself is not kept. */
const tidyFilename = (name: string) => normaliseName(name).split(/[\\/]/).at(-1)?.slice(-120) || '–'

/**
 * Moving in: a stranger's file becomes rows of cells, nothing more. Promises: it is told by its content, never by
 * its name; a file that cannot be read is refused in one sentence; no cell that could be
 * a customer's is changed, no row is lost unseen; and while it is read, the one thread there is answers others.
 */
interface ReadFile extends Sheet {
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
