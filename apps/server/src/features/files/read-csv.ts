import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { isBlankRow } from '@darzi/tailoring/customers/import.ts'
import { onlyDigits } from '@darzi/tailoring/digits.ts'
import { parse } from 'csv-parse'
import { AppError } from '../../http/app-error.ts'
import { longestCell, mostColumns, mostRows, type Sheet, type SheetRow } from './sheet.ts'
import { mapInTurns } from './turns.ts'

/** Blank lines are passed over, but not without end. */
const mostLines = 10 * mostRows

/**
 * Reads a CSV as spreadsheets of any country write it: commas, semicolons or tabs, quoted line ends, rows of
 * unequal length. A first row that already holds a phone or an address is a row, and the columns have no headings.
 */
export async function readCsv(text: string): Promise<Sheet> {
  const rows = await parseRows(text)
  const [first] = rows
  if (!first) throw new AppError('imports.empty')
  const hasHeadings = !first.cells.some(isContent)
  const body = hasHeadings ? rows.slice(1) : rows
  if (body.length > mostRows) throw new AppError('imports.tooManyRows', { most: mostRows })
  const columns = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  const pad = (cells: string[]) => Array.from({ length: columns }, (_, at) => cells[at] ?? '')
  return {
    headers: pad(hasHeadings ? first.cells.map((cell) => cell.trim()) : []),
    rows: await mapInTurns(body, ({ line, cells }) => ({ line, cells: pad(cells) })),
  }
}

async function parseRows(text: string): Promise<SheetRow[]> {
  const { delimiter, from } = delimiterOf(text)
  const parser = parse({
    delimiter,
    from_line: from,
    record_delimiter: ['\r\n', '\n', '\r'],
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
  })
  const fed = pipeline(Readable.from(slicesOf(text)), parser).catch(() => {}) // what fails is thrown below
  const rows: SheetRow[] = []
  let line = from - 1
  try {
    // Without named columns a record is a row of cells.
    for await (const cells of parser as AsyncIterable<string[]>) {
      line++
      if (cells.length > mostColumns) throw new AppError('imports.unreadable')
      if (!isBlank(cells)) rows.push({ line, cells: cells.map((cell) => cell.slice(0, longestCell)) })
      if (rows.length > mostRows + 1 || line > mostLines)
        throw new AppError('imports.tooManyRows', { most: mostRows })
    }
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('imports.unreadable')
  }
  await fed
  return rows
}

/** So little that even the slowest file of this size is parsed in a moment. */
const sliceLetters = 8 * 1024

/** The file bit by bit, with everybody else's turn in between. */
async function* slicesOf(text: string) {
  for (let from = 0; from < text.length; ) {
    const isPairCut = /[\ud800-\udbff]/.test(text[from + sliceLetters - 1] ?? '')
    const to = from + sliceLetters + (isPairCut ? 1 : 0)
    yield Buffer.from(text.slice(from, to))
    from = to
    await setImmediate()
  }
}

/** A long cell is not looked through to its end: it counts as something. */
const isBlank = (cells: string[]) => !cells.some((cell) => cell.length > lookedAt) && isBlankRow(cells)

const delimiters = [',', ';', '\t', '|']

/** Excel may name the delimiter in a first line of its own; else it is the one the first row has most of. */
function delimiterOf(text: string): { delimiter: string; from: number } {
  const start = text.replace(/^\ufeff?\s*/, '').slice(0, 20_000)
  const named = /^sep=(.)\r?\n/i.exec(start)?.[1]
  if (named) return { delimiter: named, from: 2 }
  const [firstRow = ''] = start.replace(/"[^"]*"/g, '').split(/[\r\n]/)
  const most = delimiters.reduce((best, each) =>
    firstRow.split(each).length > firstRow.split(best).length ? each : best,
  )
  return { delimiter: most, from: 1 }
}

/** Longer than any phone or address is. */
const lookedAt = 320

/** No heading has eight digits or an @ between letters. */
function isContent(cell: string): boolean {
  const start = cell.slice(0, lookedAt)
  return onlyDigits(start).length >= 8 || /\S@\S+\.\S/.test(start)
}
