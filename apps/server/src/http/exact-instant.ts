import { type RawBuilder, sql } from 'kysely'

/**
 * An instant as text to the microsecond, as the database keeps it: a `Date` ends at the millisecond, and a page that went
 * on from there would skip or repeat what happened within it.
 */
export const exactInstant = (column: string): RawBuilder<string> =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** Whether a client handed back such a text, to the millisecond at least. */
export const isExactInstant = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}(\d{3})?Z$/.test(text) && isInCalendar(text.slice(0, 23))

export const isInstantKey = (key: unknown): boolean => typeof key === 'string' && isExactInstant(key)

/** A `Date` takes the thirtieth of February for a day of March. */
function isInCalendar(text: string): boolean {
  const read = new Date(`${text}Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString() === `${text}Z`
}
