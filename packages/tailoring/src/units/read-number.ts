/**
 * Numbers people type that are neither money nor sizes: days, years, metres of cloth, its width. Digits of any script, halves and
 * quarters as they are written, and the words of which one word is the whole number (ढाई, डेढ़). A comma stands for a point; before three digits it may as well part thousands.
 */
import { asciiDigits } from '../digits.ts'
import type { Result } from '../result.ts'
import { plainText, readDecimal } from './typed-text.ts'

/** Undefined for anything but a whole number. */
export function readWhole(text: string): number | undefined {
  const digits = asciiDigits(text).trim()
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined
}

export type NumberError = 'empty' | 'notANumber' | 'comma'

/** 2.25, 2,25, 2¼, 2 1/4, ढाई; never below zero. `comma`: 1,250 may be 1.25 or 1250. */
export function readNumber(text: string): Result<{ value: number }, NumberError, { typed: string }> {
  const typed = text.trim()
  const refuse = (refused: NumberError) => ({ refused, params: { typed } })
  if (typed === '') return refuse('empty')
  if (mayPartThousands.test(asciiDigits(typed))) return refuse('comma')
  const plain = plainText(typed)
  const read = readParts(plain) ?? readDecimal(plain)
  return read ? { ok: true, value: read.numerator / read.denominator } : refuse('notANumber')
}

const mayPartThousands = /^[1-9]\d{0,2}(,\d{2,3})*,\d{3}(\.\d*)?$/

/** Halves and quarters, alone or behind a whole number: what cloth is sold by. */
function readParts(text: string): { numerator: number; denominator: number } | undefined {
  const [, whole = '0', part = ''] = /^(?:(\d{1,6})(?: | ?- ?))?(1\/2|[123]\/4)$/.exec(text) ?? []
  const quarters = quartersOf[part]
  return quarters === undefined ? undefined : { numerator: Number(whole) * 4 + quarters, denominator: 4 }
}

const quartersOf: Record<string, number> = { '1/4': 1, '2/4': 2, '1/2': 2, '3/4': 3 }
