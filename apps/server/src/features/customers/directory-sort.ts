import { isDay } from '@darzi/tailoring/customers/days.ts'
import type { DirectorySort } from '@darzi/tailoring/customers/directory.ts'
import { fieldError } from '../../http/app-error.ts'

/** Where a page of the directory ends: the sort key and the id of its last row. */
export interface Cursor {
  key: string | number | null
  id: string
}

/** The place as text for the client, which only hands it back. */
export const encodeCursor = (sort: DirectorySort, { key, id }: Cursor): string =>
  Buffer.from(JSON.stringify([sort, key, id])).toString('base64url')

/** The place a client handed back. Throws request.malformed for anything that is no place of this sort. */
export function decodeCursor(sort: DirectorySort, cursor: string): Cursor {
  const [ofSort, key, id] = listIn(cursor)
  if (ofSort === sort && isKey[sort](key) && typeof id === 'string' && uuid.test(id)) return { key, id }
  throw fieldError('after', 'request.malformed')
}

export const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i

function listIn(cursor: string): unknown[] {
  try {
    const list: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

type IsKey = (key: unknown) => key is Cursor['key']
const mostOrders = 2 ** 31 - 1

/** What the database can compare its column with. */
const isKey = {
  lastOrder: (key) => key === null || (typeof key === 'string' && isDay(key)),
  name: (key) => typeof key === 'string' && !key.includes('\u0000'),
  totalOrders: (key) => Number.isInteger(key) && Math.abs(Number(key)) <= mostOrders,
  totalSpent: (key) => Number.isSafeInteger(key),
} satisfies Record<DirectorySort, (key: unknown) => boolean> as Record<DirectorySort, IsKey> // each names a Place key
