/** A read file, whatever its format: columns with their headings, rows as long as the columns are many. */
export interface Sheet {
  headers: string[]
  rows: SheetRow[]
}

export interface SheetRow {
  /** Counts from 1 as a spreadsheet numbers its rows; of a vCard file the number of the card. */
  line: number
  cells: string[]
}

export const mostRows = 20_000
/** Exports of address books have up to a hundred columns; a file with more is not a list of customers. */
export const mostColumns = 300
