import type { customerImportRoutes } from '@darzi/contract/customer-imports.ts'
import { readCell } from '@darzi/tailoring/customers/csv-safety.ts'
import { suggestColumns } from '@darzi/tailoring/customers/import-columns.ts'
import { normaliseName } from '@darzi/tailoring/names/normalise.ts'
import { AppError, emptyField } from '../../http/app-error.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { readCsv } from './import-csv.ts'
import { headingOf, isReasonHeading } from './import-headings.ts'
import type { Sheet } from './import-sheet.ts'
import { insertImport } from './import-store.ts'
import { type CardHeadings, isVcard, readVcard } from './import-vcard.ts'
import { readImport } from './import-view.ts'
import { mapInTurns } from './turns.ts'

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

/**
 * The text of an uploaded file: UTF-8 or UTF-16 by its mark or by its bytes, else the Windows code page that
 * spreadsheets of the West still write. Undefined when it is no text at all, such as a workbook or a picture.
 */
function decodeText(bytes: Uint8Array): string | undefined {
  const encoding = markedEncoding(bytes) ?? unmarkedUtf16(bytes)
  const text = encoding ? new TextDecoder(encoding).decode(bytes) : utf8OrWindows(bytes)
  return isBinary(text) ? undefined : text.replaceAll('\0', '')
}

function markedEncoding([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return undefined
}

const sampleBytes = 4096

/** Line ends, spaces and separators of UTF-16 leave a zero in every second byte, whatever the script. */
function unmarkedUtf16(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, sampleBytes)
  const zeros: [number, number] = [0, 0]
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2 === 0 ? 0 : 1]++
  const [even, odd] = zeros
  if (bytes.length % 2 !== 0 || even + odd < sample.length / 20) return undefined
  if (even === 0) return 'utf-16le'
  return odd === 0 ? 'utf-16be' : undefined
}

function utf8OrWindows(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return fromWindows(bytes)
  }
}

/** What Windows writes in place of the control characters 80-9F; Node's own decoder leaves those as they are. */
const ofWindows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

const letterOf = Uint16Array.from({ length: 256 }, (_, byte) =>
  byte >= 0x80 && byte < 0xa0 ? ofWindows.charCodeAt(byte - 0x80) : byte,
)

/** Letter by letter into UTF-16: replacing them in a text takes seconds when there are millions. */
function fromWindows(bytes: Uint8Array): string {
  const letters = new Uint16Array(bytes.length)
  for (let at = 0; at < bytes.length; at++) letters[at] = letterOf[bytes[at] ?? 0] ?? 0
  return Buffer.from(letters.buffer).toString('utf16le')
}

/** Text has no control characters but line ends and tabs; a stray one is a slip, one in a hundred is another format. */
function isBinary(text: string): boolean {
  const sample = text.slice(0, sampleBytes)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is counted
  const controls = sample.match(/[\u0000-\u0008\u000e-\u001f\ufffd]/g)?.length ?? 0
  return controls > sample.length / 100
}
