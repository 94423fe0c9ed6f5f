import { checkPerson, type PersonError } from '@darzi/body/estimate/check-person.ts'
import type { Sex } from '@darzi/body/shapes.ts'
import { checkBuild } from '@darzi/tailoring/measurements/check-build.ts'
import { inUnit } from '@darzi/tailoring/units/length.ts'
import { readLength } from '@darzi/tailoring/units/read-length.ts'
import { readWeight, weightIn } from '@darzi/tailoring/units/weight.ts'
import { type ScannedPerson, saidShapes, usualSizes } from '../scanned-person.ts'

export const genders = ['male', 'female', 'other'] as const
export type Gender = (typeof genders)[number]

/** What a person says of themselves, as typed. */
export interface AboutText {
  heightUnit: 'cm' | 'ft'
  height: string
  feet: string
  inches: string
  weightUnit: 'kg' | 'lb'
  weight: string
  size: string
  gender: string
  bodyShape: string
}
export type AboutKey = keyof AboutText
export type AboutErrors = Partial<Record<AboutKey, { words: string; params?: Record<string, string> }>>

export const emptyAbout: AboutText = {
  heightUnit: 'cm',
  height: '',
  feet: '',
  inches: '',
  weightUnit: 'kg',
  weight: '',
  size: '',
  gender: '',
  bodyShape: '',
}

const sexOf: Record<Gender, Sex> = { male: 'male', female: 'female', other: 'unknown' }

/** What is doubted may be kept. */
export type CheckedAbout = { person: ScannedPerson; doubts?: AboutErrors } | { errors: AboutErrors }

/** All five are needed; what cannot be of a person is refused at its field, in the unit that was chosen. */
export function checkAbout(text: AboutText): CheckedAbout {
  const height = readHeight(text)
  const weight = readWeight(text.weight, text.weightUnit)
  const size = usualSizes.find((known) => known === text.size)
  const gender = genders.find((known) => known === text.gender)
  const bodyShape = saidShapes.find((known) => known === text.bodyShape)
  const isHeight = 'mm' in height
  const isWeight = 'ok' in weight
  const errors: AboutErrors = {
    ...(!isHeight && height.errors),
    ...(!isWeight && { weight: asked(text.weight, unitWords('notAWeight', text.weightUnit)) }),
    ...(!size && { size: { words: 'body-scans.about.choose' } }),
    ...(!gender && { gender: { words: 'body-scans.about.choose' } }),
    ...(!bodyShape && { bodyShape: { words: 'body-scans.about.choose' } }),
  }
  if (!isHeight || !isWeight || !size || !gender || !bodyShape) return { errors }
  const person = { heightMm: height.mm, weightKg: weight.kg, sex: sexOf[gender], size, bodyShape }
  const result = checkPerson(person)
  if (!('ok' in result)) return { errors: impossible(result.refused, result.params, text) }
  const [doubt] = checkBuild(person, weight.unit)
  if (!doubt) return { person }
  return { person, doubts: { weight: { words: `body-scans.about.${doubt.code}`, params: doubt.params } } }
}

const asked = (typed: string, words: string) => ({
  words: `body-scans.about.${typed.trim() === '' ? 'needed' : words}`,
})

const unitWords = (words: string, unit: AboutText['weightUnit'] | AboutText['heightUnit']) =>
  unit === 'lb' || unit === 'ft' ? `${words}_${unit}` : words

/** The limits in the unit of the field, each rounded to the inside: what is told is taken. */
function impossible(
  refused: PersonError,
  { from, to }: { from: number; to: number },
  { heightUnit, weightUnit }: AboutText,
): AboutErrors {
  const isHeight = refused === 'body.heightImpossible'
  const words = unitWords(refused.replace('body.', 'body-scans.about.'), isHeight ? heightUnit : weightUnit)
  if (!isHeight) {
    const params = {
      from: String(Math.ceil(weightIn(from, weightUnit))),
      to: String(Math.floor(weightIn(to, weightUnit))),
    }
    return { weight: { words, params } }
  }
  if (heightUnit === 'cm') return { height: { words, params: { from: `${from / 10}`, to: `${to / 10}` } } }
  const params = {
    from: feetAndInches(Math.ceil(inUnit(from, 'in'))),
    to: feetAndInches(Math.floor(inUnit(to, 'in'))),
  }
  return { feet: { words, params } }
}

const feetAndInches = (inches: number) => `${Math.floor(inches / 12)}′ ${inches % 12}″`

function readHeight({
  heightUnit,
  height,
  feet,
  inches,
}: AboutText): { mm: number } | { errors: AboutErrors } {
  if (heightUnit === 'cm') {
    const result = readLength(height, 'cm')
    return 'ok' in result ? { mm: result.mm } : { errors: { height: asked(height, 'notAHeight') } }
  }
  const result = readFeet(feet, inches)
  if (feet.trim() !== '' && 'ok' in result) return { mm: result.mm }
  const isOfInches = feet.trim() !== '' && 'ok' in readFeet(feet, '')
  return { errors: isOfInches ? { inches: asked(inches, 'notInches') } : { feet: asked(feet, 'notFeet') } }
}

/** Feet may carry their sign, and the inches behind it, in any script: `5`, `5'`, `5 फुट`, `5'7"`. */
function readFeet(feet: string, inches: string) {
  const isBare = /^[\p{Nd}\p{No}\s.,/-]+$/u.test(feet)
  return readLength(`${feet}${isBare ? "'" : ''} ${inches}`, 'cm')
}
