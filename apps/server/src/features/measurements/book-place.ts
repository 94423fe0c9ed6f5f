import { isExactInstant } from '../../http/exact-instant.ts'
import { fieldRefusal } from '../../http/refusal.ts'

/** Where a page of the book ends. */
export interface Place {
  /** To the microsecond. */
  takenAt: string
  id: string
}

/** The place as text for the client, which only hands it back. */
export const cursorOf = ({ takenAt, id }: Place): string =>
  Buffer.from(JSON.stringify([takenAt, id])).toString('base64url')

/** The place a client handed back. Throws request.malformed for anything that is none. */
export function placeOf(cursor: string): Place {
  const [takenAt, id] = listIn(cursor)
  const isPlace = typeof takenAt === 'string' && isExactInstant(takenAt)
  if (isPlace && typeof id === 'string' && uuid.test(id)) return { takenAt, id }
  throw fieldRefusal('after', 'request.malformed')
}

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i

function listIn(cursor: string): unknown[] {
  try {
    const list: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}
