import type { Result } from '../result.ts'
import { inUnit, type LengthUnit, longestMm, showEighths, showLength, toMm } from './length.ts'
import { plainText, readDecimal, splitSign } from './typed-text.ts'

export type LengthError = 'notALength' | 'negative' | 'zero' | 'tooLong' | 'notAnEighth' | 'fractionInCm'

export interface LengthParams {
  typed: string
  /** Of `notAnEighth`: the marks of the tape on both sides, as they may be typed. */
  below?: string
  above?: string
  /** Of `tooLong`: the longest that is taken, in `unit`. */
  most?: string
  unit?: LengthUnit
}

export interface ReadLength {
  /** To the hundredth. */
  mm: number
  /** As meant: a unit written behind the number wins over the form's. */
  unit: LengthUnit
  /** As it was typed, only trimmed. */
  typed: string
}

type Refused = { refused: LengthError; params: LengthParams }

const signs: Record<LengthUnit, RegExp> = {
  in: /\s*("|inches|inch|in\.?|इंच|इन्च|ਇੰਚ|انچ|إنش|بوصة)$/,
  cm: /\s*(cms?\.?|centimet(?:er|re)s?|से\.?मी\.?|सें\.?मी\.?|सेंटीमीटर|ਸੈ\.?ਮੀ\.?|ਸੈਂ\.?ਮੀ\.?|ਸੈਂਟੀਮੀਟਰ|سم)$/,
}
/** The last mark below it, so that it may be typed. */
const showMost: Record<LengthUnit, (mm: number) => string> = {
  in: (mm) => showEighths(Math.floor(8 * inUnit(mm, 'in'))),
  cm: (mm) => showLength(mm, 'cm'),
}
const feet = /^(\d{1,2})\s*(?:'|ft\.?|feet|foot|फ\u093c?ुट|ਫੁੱਟ|ਫੁਟ|فٹ)\s*(.*)$/
const withFraction = /^(?:(\d{1,4})(?:\s+|\s*-\s*))?(\d{1,4})\s*\/\s*(\d{1,4})$/

/** Reads a size as a tailor writes it; `formUnit` is what a bare number means. More than `mostMm` is refused as too long. */
export function readLength(
  text: string,
  formUnit: LengthUnit,
  mostMm: number = longestMm,
): Result<ReadLength, LengthError, LengthParams> {
  const typed = text.trim()
  const plain = plainText(text)
  if (/^-/.test(plain))
    return /\d/.test(plain) ? refuse('negative', { typed }) : refuse('notALength', { typed })
  const { rest, sign } = splitSign(plain, signs)
  const unit = sign ?? formUnit
  const parts = readFeet(plain, typed) ?? readParts(rest, unit, typed)
  if ('refused' in parts) return parts
  return judge({ ...parts, typed, mostMm })
}

interface Parts {
  numerator: number
  denominator: number
  unit: LengthUnit
}

function judge({ numerator, denominator, unit, typed, mostMm }: Parts & { typed: string; mostMm: number }) {
  const mm = toMm(numerator, unit, denominator)
  if (mm === 0) return refuse('zero', { typed })
  if (mm > mostMm) return refuse('tooLong', { typed, most: showMost[unit](mostMm), unit })
  return { ok: true as const, mm, unit, typed }
}

/** `5'10"` is 70 inches: how people say how tall they are. */
function readFeet(plain: string, typed: string): Parts | Refused | undefined {
  const found = feet.exec(plain)
  if (!found) return undefined
  const inches = splitSign(found[2] ?? '', { in: signs.in }).rest
  const parts = readParts(inches || '0', 'in', typed)
  if ('refused' in parts) return parts
  return { ...parts, numerator: parts.numerator + 12 * Number(found[1]) * parts.denominator }
}

function readParts(text: string, unit: LengthUnit, typed: string): Parts | Refused {
  const decimal = readDecimal(text)
  if (decimal) return { ...decimal, unit }
  const found = withFraction.exec(text)
  const whole = Number(found?.[1] ?? 0)
  const over = Number(found?.[2])
  const under = Number(found?.[3])
  if (!found || under === 0 || over >= under) return refuse('notALength', { typed })
  return judgeFraction({ numerator: whole * under + over, denominator: under, unit }, typed)
}

/** An inch tape has eighths. On a metric one a half is exact to the millimetre it shows; any other fraction is a slip. */
function judgeFraction(parts: Parts, typed: string): Parts | Refused {
  const { numerator, denominator, unit } = parts
  if (unit === 'cm') return (2 * numerator) % denominator === 0 ? parts : refuse('fractionInCm', { typed })
  if ((8 * numerator) % denominator === 0) return parts
  const below = Math.floor((8 * numerator) / denominator)
  return refuse('notAnEighth', { typed, below: showEighths(below), above: showEighths(below + 1) })
}

const refuse = (refused: LengthError, params: LengthParams): Refused => ({ refused, params })
