import { fieldRefusal } from '../../http/refusal.ts'

/** Where a page of the book ends. */
export interface Place {
  takenAt: Date
  id: string
}

/** The place as text for the client, which only hands it back. */
export const cursorOf = ({ takenAt, id }: Place): string =>
  Buffer.from(JSON.stringify([takenAt.toISOString(), id])).toString('base64url')

/** The place a client handed back. Throws request.malformed for anything that is none. */
export function placeOf(cursor: string): Place {
  const [takenAt, id] = listIn(cursor)
  const at = new Date(typeof takenAt === 'string' && isoInstant.test(takenAt) ? takenAt : Number.NaN)
  if (Number.isNaN(at.getTime()) || typeof id !== 'string' || !uuid.test(id))
    throw fieldRefusal('after', 'request.malformed')
  return { takenAt: at, id }
}

const isoInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i

function listIn(cursor: string): unknown[] {
  try {
    const list: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}
