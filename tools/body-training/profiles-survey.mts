/** What 4,883 measured people (ANSUR II, public domain) say of sizes that nobody gave. */
import { readFileSync } from 'node:fs'
import type { AvatarRequest } from '../../packages/body/src/shapes.ts'
import { ridge } from './profiles-ridge.mts'

export type SurveyRow = Record<string, number>

export function surveyOf(folder: string, sex: 'male' | 'female'): SurveyRow[] {
  const [head, ...lines] = readFileSync(`${folder}/ansur2/ansur2_${sex}.csv`, 'latin1').trim().split(/\r?\n/)
  const names = (head ?? '').split(',').map((name) => name.replaceAll('"', '').toLowerCase())
  return lines.map((line) => {
    const cells = line.split(',')
    return Object.fromEntries(names.map((name, k) => [name, Number(cells[k])]))
  })
}

/** The survey's people as an avatar is asked for. */
export function surveyed(folder: string, sex: 'male' | 'female'): AvatarRequest[] {
  return surveyOf(folder, sex).map((row) => ({
    sex,
    heightMm: row.stature ?? 0,
    weightKg: (row.weightkg ?? 0) / 10,
    sitesMm: Object.fromEntries(
      Object.entries(surveyNames).map(([ours, theirs]) => [ours, row[theirs] ?? 0]),
    ),
  }))
}

/** The survey's name of each of our sizes. */
export const surveyNames = {
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
  knee: 'lowerthighcircumference',
  calf: 'calfcircumference',
  ankle: 'anklecircumference',
  inseam: 'crotchheight',
  outseam: 'waistheightomphalion',
} as const

/** Per sex: sizes from [1, height, √(kg/m)]; mm. */
export function learnSurvey(folder: string) {
  return Object.fromEntries(
    (['male', 'female'] as const).map((sex) => {
      const rows = surveyOf(folder, sex)
      const cell = (row: SurveyRow, name: string) => row[name] ?? Number.NaN
      const weight = (row: SurveyRow) => cell(row, 'weightkg') / 10
      const build = rows.map((r) => [
        1,
        cell(r, 'stature'),
        Math.sqrt(weight(r) / (cell(r, 'stature') / 1000)),
      ])
      const learned = (given: number[][], names: Record<string, string>) =>
        Object.fromEntries(
          Object.entries(names).map(([ours, theirs]) => [
            ours,
            ridge(
              given,
              rows.map((r) => [cell(r, theirs)]),
              1e-9,
            ).map(([w]) => Math.round((w ?? 0) * 1e4) / 1e4),
          ]),
        )
      return [sex, { sites: learned(build, surveyNames) }]
    }),
  )
}
