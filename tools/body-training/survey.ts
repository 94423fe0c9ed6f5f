/** The survey of real people (ANSUR II, public): what of it the prior is made from, by our names and in millimetres. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '@darzi/body/shapes.ts'
import { bodyData } from './body-generator.ts'

export interface Surveyed {
  heightMm: number
  weightKg: number
  ageYears: number
  sitesMm: Record<Exclude<Site, 'knee' | 'armhole'>, number>
  lowerThighMm: number
}

/**
 * Our tape lies on an arm that hangs; the survey measured it flexed. The shares are usual ones between both readings (a flexed
 * upper arm is 5 to 7 in a hundred rounder, a forearm 3 to 4), not taken from these people.
 */
const relaxed = { bicep: 0.945, forearm: 0.965 }

const columns = {
  neck: 'neckcircumference',
  shoulder_width: 'biacromialbreadth',
  chest: 'chestcircumference',
  waist: 'waistcircumference',
  bicep: 'bicepscircumferenceflexed',
  forearm: 'forearmcircumferenceflexed',
  wrist: 'wristcircumference',
  sleeve_length: 'sleeveoutseam',
  back_length: 'waistbacklength',
  hips: 'buttockcircumference',
  thigh: 'thighcircumference',
  calf: 'calfcircumference',
  ankle: 'anklecircumference',
  inseam: 'crotchheight',
  outseam: 'waistheightomphalion',
  crotch: 'crotchlengthomphalion',
} as const satisfies Record<keyof Surveyed['sitesMm'], string>

const fileOf = (sex: 'male' | 'female') => join(bodyData, `ansur2/ansur2_${sex}.csv`)

export const hasSurvey = existsSync(fileOf('male'))

export function readSurvey(sex: 'male' | 'female'): Surveyed[] {
  const text = readFileSync(fileOf(sex), 'latin1')
  const [head = '', ...lines] = text.split(/\r?\n/).filter((line) => line.trim())
  const names = head.split(',').map((name) => name.trim().toLowerCase())
  return lines.map((line) => {
    const cells = line.split(',')
    const read = (name: string) => Number(cells[names.indexOf(name)])
    const pairs = Object.entries(columns).map(([site, column]) => [site, read(column)])
    // One pair for each of the columns.
    const sitesMm = Object.fromEntries(pairs) as Surveyed['sitesMm']
    sitesMm.bicep *= relaxed.bicep
    sitesMm.forearm *= relaxed.forearm
    const lowerThighMm = read('lowerthighcircumference')
    return {
      heightMm: read('stature'),
      weightKg: read('weightkg') / 10,
      ageYears: read('age'),
      sitesMm,
      lowerThighMm,
    }
  })
}
