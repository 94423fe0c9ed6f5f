/**
 * Pages of a list by keyset: a page ends at the sort key and the id of its last row, and the next begins past them. The
 * cursor is text that a client only hands back.
 */
import { isDay } from '@darzi/tailoring/customers/days.ts'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { DB } from '../db/types.ts'
import { fieldError } from './app-error.ts'

export interface Sort<Row> {
  by: RawBuilder<unknown>
  /** The type of the key in SQL. */
  type: 'text' | 'date' | 'timestamptz' | 'int' | 'bigint'
  direction: 'asc' | 'desc'
  keyOf: (row: Row) => string | number
  /** Whether the database can compare its column with it. */
  isKey: (key: unknown) => boolean
}

export interface PageAsked<Name extends string> {
  sort: Name
  after?: string
  limit: number
}

/** Whether a text is an id the database can compare with. */
export const isId = (text: string): boolean => /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text)

/** One page of the rows, and the cursor of the next one. Throws request.malformed for a bad cursor. */
export async function keysetPage<TB extends keyof DB, Row extends { id: string }, Name extends string>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  sorts: Readonly<Record<Name, Sort<Row>>>,
  asked: PageAsked<Name>,
): Promise<{ rows: Row[]; next: string | undefined }> {
  const { from, most, page } = keyset(sorts, asked)
  return page(await from(rows).limit(most).execute())
}

/**
 * The same in steps, for a list that finds its rows on the way and dresses them afterwards. `idAt` is the column of the id.
 * Throws request.malformed for a bad cursor.
 */
export function keyset<Row extends { id: string }, Name extends string>(
  sorts: Readonly<Record<Name, Sort<Row>>>,
  { sort: name, after, limit }: PageAsked<Name>,
  idAt = 'id',
) {
  const sort = sorts[name]
  const id = sql.ref(idAt)
  const past = after === undefined ? undefined : pastKey(sort, id, readCursor(after, name, sort.isKey))
  return {
    sort,
    /** One more than are shown tells whether there is a next page. */
    most: limit + 1,
    /** Those past the cursor, in their order. */
    from: <D, TB extends keyof D, O>(rows: SelectQueryBuilder<D, TB, O>): SelectQueryBuilder<D, TB, O> =>
      (past ? rows.where(past) : rows).orderBy(sort.by, sort.direction).orderBy(id, sort.direction),
    page(found: readonly Row[]): { rows: Row[]; next: string | undefined } {
      const last = found.length > limit ? found[limit - 1] : undefined
      return { rows: found.slice(0, limit), next: last && cursorOf(name, sort.keyOf(last), last.id) }
    },
  }
}

function pastKey<Row>({ by, type, direction }: Sort<Row>, id: RawBuilder<unknown>, from: Position) {
  const position = sql`(${from.key}::${sql.raw(type)}, ${from.id}::uuid)`
  return direction === 'asc'
    ? sql<boolean>`(${by}, ${id}) > ${position}`
    : sql<boolean>`(${by}, ${id}) < ${position}`
}

interface Position {
  key: unknown
  id: string
}

/** The cursor behind a row: the name of the sort, the row's key in it, and its id. */
export const cursorOf = (...position: [string, string | number, string]): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url')

/** Throws request.malformed for what is no cursor of this sort. */
export function readCursor(cursor: string, name: string, isKey: (key: unknown) => boolean): Position {
  const place = placeOf(cursor, name, isKey)
  if (place) return place
  throw fieldError('after', 'request.malformed')
}

/** Undefined for what is no cursor of this sort. */
export function placeOf(
  cursor: string,
  name: string,
  isKey: (key: unknown) => boolean,
): Position | undefined {
  const [ofSort, key, id] = listIn(cursor)
  return ofSort === name && isKey(key) && typeof id === 'string' && isId(id) ? { key, id } : undefined
}

function listIn(cursor: string): unknown[] {
  try {
    const list: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

/** Text that a database column can hold. */
export const isTextKey = (key: unknown): boolean => typeof key === 'string' && !key.includes('\u0000')

export const isDayKey = (key: unknown): boolean => typeof key === 'string' && isDay(key)

/** Whole numbers that a column of this type can hold. */
export const isIntKey = (key: unknown): boolean => Number.isInteger(key) && Math.abs(Number(key)) < 2 ** 31
export const isBigintKey = (key: unknown): boolean => Number.isSafeInteger(key)
