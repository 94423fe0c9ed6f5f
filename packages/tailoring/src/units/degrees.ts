import type { Result } from '../result.ts'
import { plainText, readDecimal } from './typed-text.ts'

/** Reads an angle such as the slope of a shoulder, `22` or `22.5°`: from 0 to 180, to the hundredth. */
export function readDegrees(
  text: string,
): Result<{ degrees: number; typed: string }, 'notAnAngle', { typed: string }> {
  const typed = text.trim()
  const decimal = readDecimal(plainText(text).replace(/\s*(°|deg\.?|degrees?)$/, ''))
  const degrees = decimal && Math.round((decimal.numerator * 100) / decimal.denominator) / 100
  if (degrees === undefined || degrees > 180) return { refused: 'notAnAngle', params: { typed } }
  return { ok: true, degrees, typed }
}
