import { checkPerson, type PersonRefusal } from '@darzi/body/estimate/check-person.ts'
import type { Sex } from '@darzi/body/shapes.ts'
import { readLength } from '@darzi/tailoring/units/read-length.ts'
import { readWeight } from '@darzi/tailoring/units/weight.ts'
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
export type AboutErrors = Partial<Record<AboutKey, { words: string; holes?: Record<string, string> }>>

export const emptyAbout: AboutText = {
  ...{ heightUnit: 'cm', height: '', feet: '', inches: '' },
  ...{ weightUnit: 'kg', weight: '', size: '', gender: '', bodyShape: '' },
}

const sexOf: Record<Gender, Sex> = { male: 'male', female: 'female', other: 'unknown' }

export type CheckedAbout = { person: ScannedPerson } | { errors: AboutErrors }

/** All five are needed; what cannot be of a person is refused at its field. */
export function checkAbout(text: AboutText): CheckedAbout {
  const heightMm = readHeight(text)
  const weight = readWeight(text.weight, text.weightUnit)
  const size = usualSizes.find((known) => known === text.size)
  const gender = genders.find((known) => known === text.gender)
  const bodyShape = saidShapes.find((known) => known === text.bodyShape)
  const heightKey = text.heightUnit === 'cm' ? 'height' : 'feet'
  const isWeight = 'ok' in weight
  const errors: AboutErrors = {
    ...(heightMm === undefined && { [heightKey]: asked(text[heightKey], 'notAHeight') }),
    ...(!isWeight && { weight: asked(text.weight, 'notAWeight') }),
    ...(!size && { size: { words: 'body-scans.about.choose' } }),
    ...(!gender && { gender: { words: 'body-scans.about.choose' } }),
    ...(!bodyShape && { bodyShape: { words: 'body-scans.about.choose' } }),
  }
  if (heightMm === undefined || !isWeight || !size || !gender || !bodyShape) return { errors }
  const person = { heightMm, weightKg: weight.kg, sex: sexOf[gender], size, bodyShape }
  const ruling = checkPerson(person)
  if ('ok' in ruling) return { person }
  return { errors: { [fieldOf(ruling.refused, heightKey)]: possible(ruling.refused, ruling.because) } }
}

const asked = (typed: string, words: string) => ({
  words: `body-scans.about.${typed.trim() === '' ? 'needed' : words}`,
})

const fieldOf = (refused: PersonRefusal, heightKey: AboutKey): AboutKey =>
  refused === 'body.heightImpossible' ? heightKey : 'weight'

function possible(refused: PersonRefusal, { from, to }: { from: number; to: number }) {
  const per = refused === 'body.heightImpossible' ? 10 : 1
  const holes = { from: String(from / per), to: String(to / per) }
  return { words: `body-scans.about.${refused.replace('body.', '')}`, holes }
}

/** mm; a height in feet may also be written into one field, `5'7"`. */
function readHeight({ heightUnit, height, feet, inches }: AboutText): number | undefined {
  const typed = heightUnit === 'cm' ? height : inFeet(feet, inches)
  const ruling = readLength(typed, 'cm')
  return 'ok' in ruling ? ruling.mm : undefined
}

function inFeet(feet: string, inches: string): string {
  if (feet.trim() === '') return ''
  return /['′’f]/i.test(feet) ? feet : `${feet}' ${inches.trim() || '0'}`
}
