/**
 * The sizes a draft begins from, for a person of whom little or much is known: a page of the book, a measuring by photo, or only
 * a height and a weight. Whoever has no height or weight in the book is given the usual ones of their build, so that one taped
 * chest already makes a draft; what is guessed so is shown as estimated.
 */
import { estimateBody } from '../estimate/estimate-body.ts'
import { type Sex, type Site, sites } from '../shapes.ts'
import { type PatternInputs, patternInputs, type Told } from './inputs.ts'
import { shortSleeveOf } from './short-sleeve.ts'

export interface WhatIsKnown {
  sex: Sex
  heightMm?: number
  weightKg?: number
  /** By a tape or a hand that knew it: by the keys of the book, mm. */
  measuredMm: Readonly<Record<string, number | undefined>>
  /** Of the photos; where they say nothing the build is asked. */
  estimates?: Partial<Record<Site, Told>>
}

export function inputsOf(known: WhatIsKnown): PatternInputs {
  const { sex } = known
  const measuredMm = ofTheBody(known.measuredMm)
  const allMm = { ...toldMm(known.estimates), ...known.measuredMm }
  const heightMm = known.heightMm ?? heightOf({ sex, measuredMm: allMm })
  const weightKg = known.weightKg ?? weightOf({ sex, measuredMm: allMm }, heightMm)
  const ofBuild = estimateBody({ person: { sex, heightMm, weightKg }, tape: taped(measuredMm) }).estimates
  return patternInputs({ sex, measuredMm, estimates: { ...ofBuild, ...known.estimates }, heightMm })
}

const toldMm = (estimates: WhatIsKnown['estimates'] = {}): Record<string, number> =>
  Object.fromEntries(Object.entries(estimates).map(([site, { mm }]) => [site, mm]))

function ofTheBody(measuredMm: WhatIsKnown['measuredMm']): WhatIsKnown['measuredMm'] {
  const { sleeve_length: _, ...others } = measuredMm
  return shortSleeveOf(measuredMm) === undefined ? measuredMm : others
}

const usualHeightMm = { male: 1700, female: 1570, unknown: 1640 } as const

/** By the length of the legs or of the back; else the usual. */
function heightOf({ sex, measuredMm: { outseam, inseam, back_length: back } }: WhatIsKnown): number {
  const said = outseam ? outseam / 0.61 : inseam ? inseam / 0.46 : back ? back / 0.27 : usualHeightMm[sex]
  return Math.min(2200, Math.max(1300, said))
}

/** A girth grows with the root of weight over height, men's and women's chest about alike (the survey behind the prior). */
function weightOf({ measuredMm: { chest, waist, hips } }: WhatIsKnown, heightMm: number): number {
  const roots = [chest && (chest + 30) / 155, hips && (hips + 80) / 160, waist && (waist + 330) / 190]
  const known = roots.filter((root): root is number => root !== undefined && root !== 0)
  const root = known.length > 0 ? known.reduce((sum, one) => sum + one, 0) / known.length : 6.4
  return Math.min(250, Math.max(35, (root * root * heightMm) / 1000))
}

function taped(measuredMm: WhatIsKnown['measuredMm']): Partial<Record<Site, number>> {
  return Object.fromEntries(sites.flatMap((site) => (measuredMm[site] ? [[site, measuredMm[site]]] : [])))
}
