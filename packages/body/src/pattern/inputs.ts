/**
 * What a draft is made from: every size of the body it needs, measured where the book or the photos have it, derived where
 * not, and marked so. The rules of derivation stand in derive.ts.
 */
import type { Estimate, Sex, Site } from '../shapes.ts'
import { sites } from '../shapes.ts'
import { derived, type FurtherSize, furtherSizes } from './derive.ts'

export const inputKeys = [...sites, ...furtherSizes] as const
export type InputKey = Site | FurtherSize

/** `measured` by tape or typed; `photo` and `build` estimated; `derived` from the other sizes by a rule. */
export type InputSource = 'measured' | 'photo' | 'build' | 'derived'

export interface PatternInput {
  /** Millimetres; of the shoulder's slope, degrees. */
  value: number
  from: InputSource
  plusMinusMm?: number
}

export type PatternInputs = Record<InputKey, PatternInput>

/** An estimate as it was told: a book may hold one without its ±. */
export type Told = Pick<Estimate, 'mm' | 'from'> & Partial<Pick<Estimate, 'plusMinusMm'>>

export interface KnownBody {
  sex: Sex
  /** Sizes of the body as measured, mm, by the keys of the book; what is missing is estimated. */
  measuredMm: Readonly<Record<string, number | undefined>>
  /** Of the photos, or of the build alone. */
  estimates: Record<Site, Told>
  heightMm: number
}

export function patternInputs({ sex, measuredMm, estimates, heightMm }: KnownBody): PatternInputs {
  const inputs: Partial<PatternInputs> = {}
  const sizeOf = (key: InputKey) => inputs[key]?.value ?? 0
  for (const key of inputKeys) {
    const measured = measuredMm[key]
    if (measured !== undefined && measured > 0) inputs[key] = { value: measured, from: 'measured' }
    else if (isSite(key)) inputs[key] = estimatedInput(estimates, key)
    else inputs[key] = { value: derived[key]({ sizeOf, sex, heightMm, measuredMm }), from: 'derived' }
  }
  // Filled for every key above.
  return inputs as PatternInputs
}

/** The number of each input alone. */
export function valuesOf(inputs: PatternInputs): Record<InputKey, number> {
  // The keys of inputs are those of the result.
  return Object.fromEntries(inputKeys.map((key) => [key, inputs[key].value])) as Record<InputKey, number>
}

function estimatedInput(estimates: KnownBody['estimates'], key: Site): PatternInput {
  const { mm, plusMinusMm, from } = estimates[key]
  const isMeasured = from === 'tape' || from === 'typed'
  return {
    value: mm,
    from: isMeasured ? 'measured' : from,
    ...(plusMinusMm !== undefined && { plusMinusMm }),
  }
}

const isSite = (key: InputKey): key is Site => (sites as readonly string[]).includes(key)
