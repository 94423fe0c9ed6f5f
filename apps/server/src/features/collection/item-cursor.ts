import { fieldError } from '../../http/app-error.ts'
import { isExactInstant } from '../../http/exact-instant.ts'

/** Where a page of the collection ends. */
export interface Cursor {
  createdAt: string
  id: string
}

/** The place as text for the client, which only hands it back. */
export const encodeCursor = ({ createdAt, id }: Cursor): string =>
  Buffer.from(JSON.stringify([createdAt, id])).toString('base64url')

/** The place a client handed back. Throws request.malformed for anything that is none. */
export function decodeCursor(cursor: string): Cursor {
  const [createdAt, id] = listIn(cursor)
  const isPlace = typeof createdAt === 'string' && isExactInstant(createdAt)
  if (isPlace && typeof id === 'string' && uuid.test(id)) return { createdAt, id }
  throw fieldError('after', 'request.malformed')
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
