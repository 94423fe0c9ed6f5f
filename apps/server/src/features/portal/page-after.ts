const pageSize = 50

interface Page<Row> {
  rows: Row[]
  /** How many stand on this page and before it. */
  seen: number
  /** The id the page ends with, while more follow. */
  next: string | undefined
}

/** A page of what an account has, of 50; past an id that is no longer among them stands nothing. */
export function pageAfter<Row>(
  all: readonly Row[],
  { after, idOf }: { after: string | undefined; idOf(row: Row): string },
): Page<Row> {
  const at = after === undefined ? 0 : all.findIndex((row) => idOf(row) === after) + 1
  if (after !== undefined && at === 0) return { rows: [], seen: all.length, next: undefined }
  const rows = all.slice(at, at + pageSize)
  const seen = at + rows.length
  const last = rows.at(-1)
  return { rows, seen, next: last !== undefined && seen < all.length ? idOf(last) : undefined }
}
