import type { Result } from '../result.ts'
import { showTenths } from './length.ts'
import { plainText, readDecimal, splitSign } from './typed-text.ts'

export const weightUnits = ['lb', 'kg'] as const
export type WeightUnit = (typeof weightUnits)[number]

export type WeightError = 'notAWeight' | 'negative' | 'zero' | 'tooHeavy'

export interface ReadWeight {
  /** To the gram. */
  kg: number
  unit: WeightUnit
  typed: string
}

const kgPer = { lb: 0.45359237, kg: 1 } as const satisfies Record<WeightUnit, number>
const heaviestKg = 500

const signs: Record<WeightUnit, RegExp> = {
  lb: /\s*(lbs?\.?|pounds?|पाउंड|पौंड|ਪੌਂਡ|ਪਾਊਂਡ)$/,
  kg: /\s*(kgs?\.?|kilos?|kilograms?|कि\.?ग्रा\.?|किलो|ਕਿ\.?ਗ੍ਰਾ\.?|ਕਿਲੋ|کلو|كغ)$/,
}

/** Reads what the scales said; `formUnit` is what a bare number means. */
export function readWeight(
  text: string,
  formUnit: WeightUnit,
): Result<ReadWeight, WeightError, { typed: string; most?: string; unit?: WeightUnit }> {
  const typed = text.trim()
  const plain = plainText(text)
  if (/^-.*\d/.test(plain)) return { refused: 'negative', params: { typed } }
  const { rest, sign } = splitSign(plain, signs)
  const unit = sign ?? formUnit
  const decimal = readDecimal(rest)
  if (!decimal) return { refused: 'notAWeight', params: { typed } }
  const kg = Math.round((decimal.numerator * kgPer[unit] * 1000) / decimal.denominator) / 1000
  if (kg === 0) return { refused: 'zero', params: { typed } }
  if (kg > heaviestKg) {
    return { refused: 'tooHeavy', params: { typed, most: showWeight(heaviestKg, unit), unit } }
  }
  return { ok: true, kg, unit, typed }
}

/** What was typed for a weight without its sign: "154 lbs" is 154. A bare number stands as it was typed. */
export function typedWeight(typed: string): string {
  const { rest, sign } = splitSign(plainText(typed), signs)
  return sign ? rest : typed
}

/** How many of the unit a weight is; not rounded. */
export const weightIn = (kg: number, unit: WeightUnit): number => kg / kgPer[unit]

/** For the eye, with one decimal and without the unit. */
export const showWeight = (kg: number, unit: WeightUnit): string => showTenths(weightIn(kg, unit))
