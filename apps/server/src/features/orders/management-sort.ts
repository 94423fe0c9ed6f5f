import { isDay } from '@darzi/tailoring/customers/days.ts'
import { fieldError } from '../../http/app-error.ts'
import { isExactInstant } from '../../http/exact-instant.ts'

export type OrderSort = 'promised' | 'newest'

/** Where a page ends: the promised day or the instant of taking, and the id of its last row. */
export interface Cursor {
  key: string
  id: string
}

/** The place as text for the client, which only hands it back. */
export const encodeCursor = (sort: OrderSort, { key, id }: Cursor): string =>
  Buffer.from(JSON.stringify([sort, key, id])).toString('base64url')

/** The place a client handed back. Throws request.malformed for anything that is no place of this sort. */
export function decodeCursor(sort: OrderSort, cursor: string): Cursor {
  const [ofSort, key, id] = listIn(cursor)
  const isPlace = ofSort === sort && typeof key === 'string' && isKey[sort](key)
  if (isPlace && typeof id === 'string' && uuid.test(id)) return { key, id }
  throw fieldError('after', 'request.malformed')
}

export const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i

const isKey = {
  promised: isDay,
  newest: isExactInstant,
} satisfies Record<OrderSort, (key: string) => boolean>

function listIn(cursor: string): unknown[] {
  try {
    const list: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}
