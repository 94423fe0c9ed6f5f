import { garmentCatalogue } from '@darzi/tailoring/garments/catalogue.ts'
import { clothKinds } from '@darzi/tailoring/garments/cloth-kinds.ts'
import { defaultStages } from '@darzi/tailoring/garments/garment.ts'
import { addOnKeys } from '@darzi/tailoring/garments/make-garment.ts'
import { styleOptions } from '@darzi/tailoring/garments/styles.ts'
import { catalogue } from '@darzi/tailoring/measurements/catalogue.ts'
import { checkValues, checkWeight } from '@darzi/tailoring/measurements/check.ts'
import { checkBuild } from '@darzi/tailoring/measurements/check-build.ts'
import { doubtCodes } from '@darzi/tailoring/measurements/doubt.ts'
import { expect, test } from 'vitest'
import garments from './en/garment-names.json' with { type: 'json' }
import fields from './en/measurement-fields.json' with { type: 'json' }
import { icu } from './icu.ts'
import { languageCodes } from './languages.ts'

test('every field has its name, its hint and its choices, and nothing else is named', () => {
  const wanted = catalogue.flatMap(({ key, nameKey, hintKey, choices = [] }) => [
    nameKey,
    hintKey,
    ...choices.map((choice) => `measurement-fields.${key}.choices.${choice}`),
  ])
  const doubts = doubtCodes.map((code) => `measurement-fields.doubts.${code}`)
  const known = Object.keys(fields).map((key) => `measurement-fields.${key}`)
  expect(known.sort()).toEqual([...wanted, ...doubts].sort())
})

test('every garment, style, add-on, stage and cloth of the catalogue has its name, and nothing else is named', () => {
  const options = Object.entries(styleOptions).flatMap(([group, keys]) => [
    `groups.${group}`,
    ...keys.map((key) => `options.${group}.${key}`),
  ])
  const wanted = [
    ...garmentCatalogue.map(({ key }) => `types.${key}`),
    ...options,
    ...addOnKeys.map((key) => `addOns.${key}`),
    ...defaultStages.map(({ key }) => `stages.${key}`),
    ...clothKinds.map((key) => `cloths.${key}`),
  ]
  expect(Object.keys(garments).sort()).toEqual(wanted.sort())
})

test('no two names of one garment’s fields read the same, in any language', async () => {
  for (const language of languageCodes) {
    const { default: words }: { default: Record<string, string> } = await import(
      `./${language}/measurement-fields.json`
    )
    for (const garment of garmentCatalogue) {
      const names = garment.fields.map(({ field }) => words[`${field}.name`])
      expect(new Set(names).size, `${garment.key} in ${language}`).toBe(names.length)
    }
  }
})

test('every doubt fills all the holes of its sentence', () => {
  const sentences: Record<string, string> = fields
  const inches = {
    inseam: 1000,
    outseam: 900,
    hips: 500,
    thigh: 600,
    knee: 700,
    leg_opening: 720,
    chest: 2540,
  }
  const more = {
    wrist: 400,
    bicep: 300,
    under_bust: 2600,
    front_neck_depth: 250,
    blouse_length: 400,
    neck: 4000,
  }
  const doubts = [
    ...checkValues({ values: { ...inches, ...more }, unit: 'in', last: { forearm: 1 } }),
    ...checkValues({
      values: { inseam: 700, outseam: 1000, rise: 100, forearm: 300 },
      unit: 'in',
      last: { forearm: 200 },
    }),
    ...checkValues({ values: { chest: 360 }, unit: 'cm' }),
    ...checkWeight(400, { unit: 'kg' }),
    ...checkBuild({ heightMm: 1700, weightKg: 154 }, 'kg'),
  ]
  expect(new Set(doubts.map(({ code }) => code))).toEqual(new Set(doubtCodes))
  for (const { code, params } of doubts) {
    expect(icu(sentences[`doubts.${code}`] ?? '', 'en')(params), code).toMatch(/\d/)
  }
})
