import { safeCell } from '@darzi/tailoring/customers/csv-safety.ts'
import { stringify } from 'csv-stringify/sync'

/** Tells spreadsheets that the file is UTF-8; without it Hindi and Punjabi come out as noise. */
export const byteOrderMark = '\ufeff'

/** Rows as lines of a CSV that no spreadsheet will compute. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((row) => row.map(safeCell)),
    // A lone line feed in a cell is not this file's line end, but it is another reader's.
    { record_delimiter: '\r\n', quoted_match: /[\r\n]/ },
  )
}
