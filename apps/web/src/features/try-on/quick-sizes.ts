/** Six numbers that make a body: what is said of oneself, and three of the tape. */
import { checkPerson } from '@darzi/body/estimate/check-person.ts'
import { estimateBody } from '@darzi/body/estimate/estimate-body.ts'
import type { Person, Sex, Site } from '@darzi/body/shapes.ts'
import { checkValues } from '@darzi/tailoring/measurements/check.ts'
import { checkBuild } from '@darzi/tailoring/measurements/check-build.ts'
import type { Doubt } from '@darzi/tailoring/measurements/doubt.ts'
import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import { readLength } from '@darzi/tailoring/units/read-length.ts'
import { readWeight } from '@darzi/tailoring/units/weight.ts'
import type { StoredScan } from '../body-scans/api.ts'
import { wearerOf } from '../body-scans/api.ts'

export const tapeSites = ['chest', 'waist', 'hips'] as const satisfies readonly Site[]
export const sexes = ['male', 'female', 'unknown'] as const satisfies readonly Sex[]
export type QuickKey = 'height' | 'weight' | 'sex' | (typeof tapeSites)[number]
export type QuickText = Record<QuickKey, string>
/** Words keys. */
export type QuickErrors = Partial<Record<QuickKey, string>>

export interface QuickBody {
  person: Person
  tape: StoredScan['tape']
}

export const emptyQuick: QuickText = { height: '', weight: '', sex: '', chest: '', waist: '', hips: '' }

/** A body's girths are between these. */
const girth = { least: 350, most: 2200 }

/** What looks like a slip of the tape or the unit is asked about, as a reading on the results is, and may be kept. */
export function readQuick(
  text: QuickText,
  unit: LengthUnit,
): (QuickBody & { doubts: readonly Doubt[] }) | { errors: QuickErrors } {
  const errors: QuickErrors = {}
  const lengthOf = (key: QuickKey) => {
    const result = readLength(text[key], unit)
    if ('ok' in result) return result.mm
    errors[key] = text[key].trim() === '' ? 'try-on.quick.needed' : 'try-on.quick.notALength'
    return 0
  }
  const heightMm = lengthOf('height')
  const tape: StoredScan['tape'] = {}
  for (const site of tapeSites) {
    const mm = lengthOf(site)
    if (!errors[site] && (mm < girth.least || mm > girth.most)) errors[site] = 'try-on.quick.notABody'
    tape[site] = mm
  }
  const weight = readWeight(text.weight, 'kg')
  if (!('ok' in weight))
    errors.weight = text.weight.trim() === '' ? 'try-on.quick.needed' : 'try-on.quick.notAWeight'
  const sex = sexes.find((known) => known === text.sex)
  if (!sex) errors.sex = 'try-on.quick.choose'
  if (Object.keys(errors).length > 0 || !sex || !('ok' in weight)) return { errors }
  const person = { heightMm, weightKg: weight.kg, sex }
  const result = checkPerson(person)
  if ('ok' in result)
    return {
      person,
      tape,
      doubts: [
        ...checkBuild(person, weight.unit),
        ...checkValues({ values: tape, sizing: wearerOf[sex], unit }),
      ],
    }
  const key = result.refused === 'body.heightImpossible' ? 'height' : 'weight'
  return { errors: { [key]: 'try-on.quick.notABody' } }
}

/** The scan these numbers make; photos may follow later. */
export function scanOf(
  { person, tape }: QuickBody,
  { id, takenAt }: Pick<StoredScan, 'id' | 'takenAt'>,
): StoredScan {
  const { estimates } = estimateBody({ person, tape })
  const untaped = estimateBody({ person }).estimates
  return {
    id,
    takenAt,
    person,
    estimates,
    untaped,
    tape,
    quality: { hasFront: false, hasSide: false, notices: [] },
  }
}
