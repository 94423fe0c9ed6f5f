import { isBlankRow } from '@darzi/tailoring/customers/import.ts'
import { onlyDigits } from '@darzi/tailoring/digits.ts'
import { parse } from 'csv-parse'
import { Refusal } from '../../http/refusal.ts'
import { mostColumns, mostRows, type Sheet, type SheetRow } from './import-sheet.ts'

/** Blank lines are passed over, but not without end. */
const mostLines = 10 * mostRows

/**
 * Reads a CSV as spreadsheets of any country write it: commas, semicolons or tabs, quoted line ends, rows of
 * unequal length. A first row that already holds a phone or an address is a row, and the columns have no headings.
 */
export async function readCsv(text: string): Promise<Sheet> {
  const rows = await parseRows(text)
  const [first] = rows
  if (!first) throw new Refusal('imports.empty')
  const hasHeadings = !first.cells.some(isContent)
  const body = hasHeadings ? rows.slice(1) : rows
  if (body.length > mostRows) throw new Refusal('imports.tooManyRows', { most: mostRows })
  const columns = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  if (columns > mostColumns) throw new Refusal('imports.unreadable')
  const pad = (cells: string[]) => Array.from({ length: columns }, (_, at) => cells[at] ?? '')
  return {
    headers: pad(hasHeadings ? first.cells.map((cell) => cell.trim()) : []),
    rows: body.map(({ line, cells }) => ({ line, cells: pad(cells) })),
  }
}

async function parseRows(text: string): Promise<SheetRow[]> {
  const { delimiter, from } = delimiterOf(text)
  const parser = parse(text, {
    ...{ delimiter, from_line: from, record_delimiter: ['\r\n', '\n', '\r'], bom: true },
    ...{ relax_column_count: true, relax_quotes: true },
  })
  const rows: SheetRow[] = []
  let line = from - 1
  try {
    for await (const cells of parser) {
      line++
      if (!isBlankRow(cells)) rows.push({ line, cells })
      if (rows.length > mostRows + 1 || line > mostLines)
        throw new Refusal('imports.tooManyRows', { most: mostRows })
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('imports.unreadable')
  }
  return rows
}

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
