/** What hangs on a piece or stands on its slip, scanned or typed. */
import { asciiDigits } from '../digits.ts'

export type WorkCode =
  | { kind: 'piece'; id: string }
  | { kind: 'slip'; token: string }
  | { kind: 'number'; number: number; position?: number }

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** A tag's code is the address of its piece, a slip's that of its order; undefined for what names neither. */
export function readCode(text: string): WorkCode | undefined {
  const said = asciiDigits(text).trim()
  if (/^https?:\/\//i.test(said)) return readAddress(said)
  if (uuid.test(said)) return { kind: 'piece', id: said.toLowerCase() }
  const [, digits, position] =
    /^(?:ord)?[\s-]*0*(\d{1,9})(?:[\s-]+(\d{1,2})(?:\s*\/\s*\d+)?)?$/i.exec(said) ?? []
  if (digits === undefined || Number(digits) === 0) return undefined
  return { kind: 'number', number: Number(digits), ...(position && { position: Number(position) }) }
}

function readAddress(address: string): WorkCode | undefined {
  if (!URL.canParse(address)) return undefined
  const { pathname, searchParams } = new URL(address)
  const piece = searchParams.get('piece')
  if (pathname === workPath && piece && uuid.test(piece)) return { kind: 'piece', id: piece.toLowerCase() }
  const [, token] = /^\/track\/([\w-]{8,})$/.exec(pathname) ?? []
  return token ? { kind: 'slip', token } : undefined
}

const workPath = '/tailor/work'

/** The address a tag's code holds: the piece on the board, wherever the board stands. */
export const tagPath = (pieceId: string): string => `${workPath}?piece=${pieceId}`
