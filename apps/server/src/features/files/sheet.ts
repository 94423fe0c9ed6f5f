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

/**
 * Five times what any field of a customer takes. More is not kept of a cell: a row with such a one is refused as too
 * long all the same, and the database would be busy with it for all others.
 */
export const longestCell = 20_000
