import type { Result } from '../result.ts'
import { type NumberError, readNumber } from '../units/read-number.ts'

/** More than this of one cloth for one piece is a slip of the pen. */
export const mostMetres = 200
/** Cloth is measured to the centimetre. */
export const metresStep = 0.01

export type MetresError = NumberError | 'notMetres' | 'finerThanCm'

/** Metres of cloth as they are typed, also with the unit behind them. */
export function readMetres(text: string): Result<{ metres: number }, MetresError, { typed: string }> {
  const typed = text.trim()
  const read = readNumber(typed.normalize('NFC').replace(unit, ''))
  // A unit alone was not left open.
  if ('refused' in read)
    return {
      refused: read.refused === 'empty' && typed !== '' ? 'notANumber' : read.refused,
      params: { typed },
    }
  const metres = Math.round(read.value / metresStep) * metresStep
  if (read.value <= 0 || read.value > mostMetres) return { refused: 'notMetres', params: { typed } }
  if (Math.abs(read.value - metres) > 1e-9) return { refused: 'finerThanCm', params: { typed } }
  return { ok: true, metres: Number(metres.toFixed(2)) }
}

const unit = /\s*(?:m\.?|mtrs?\.?|met(?:re|er)s?|मी\.?|मीटर|ਮੀ\.?|ਮੀਟਰ)$/iu
