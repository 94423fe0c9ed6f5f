/** How much wider the ± must be of bodies far from those the kept photo model was learnt from: part of learn-on.ts. */
import { farOut, widerBy } from '@darzi/body/estimate/far-from-learnt.ts'
import { unsureness } from '@darzi/body/estimate/photo-model.ts'
import { type Basis, termsOf } from '@darzi/body/estimate/photo-terms.ts'
import { startScale } from '@darzi/body/estimate/site-scale.ts'
import { sites } from '@darzi/body/shapes.ts'
import { rowOf, softSeen } from './asked-rows.ts'
import { type Example, kgOfLitre } from './examples.ts'
import { type Honest, type MissedFar, nineOfTen, type Straying, weighedAll, widened } from './honest.ts'
import { type Matrix, mean } from './least-squares.ts'

/** What train-photo.ts wrote of one view or both, and what learn-on.ts adds. */
export interface Kept extends Basis, Straying, Honest {
  names: string[]
  weights: Matrix
  far?: Matrix
  widening?: Matrix
}

/** What the kept model says of somebody, and how far out they stand. */
export interface Looked {
  farTerms: number[]
  mm: number[]
  restless: number
  unsure: number
  far: number
  share: number
  surveyVariance: number
}

interface Strayed extends MissedFar {
  build: number
}

const bulk = ({ heightMm, volume }: Example) => (volume * kgOfLitre) / (heightMm / 1000) ** 2
/** In the order of the model's `widening`. */
export const builds: { title: string; isOf: (each: Example) => boolean }[] = [
  { title: 'under 23 kg/m²', isOf: (each) => bulk(each) < 23 },
  { title: '23-29 kg/m²', isOf: (each) => bulk(each) >= 23 && bulk(each) <= 29 },
  { title: 'over 29 kg/m²', isOf: (each) => bulk(each) > 29 },
]

export function lookAt(example: Example, model: Kept, random: () => number): Looked {
  const { features, male } = rowOf(example, { wanted: model.names, weight: 1, group: 0, random })
  const { terms, farTerms, along, restless } = termsOf(features, male, model)
  const mm = model.weights.map(([start = 0, ...slopes]) =>
    slopes.reduce((sum, slope, i) => sum + slope * (terms[i] ?? 0), start),
  )
  const { heightMm, volume, isMale } = example
  const { far, share, surveyVariance } = farOut({
    mm: sites.map((site, k) => (mm[k] ?? 0) * startScale(site).scale),
    along,
    build: { sex: isMale ? 'male' : 'female', heightMm, weightKg: volume * kgOfLitre },
  })
  const unsure = unsureness({ soft: softSeen(example, model.names), restless }, model.unsure)
  return { farTerms: [1, ...farTerms], mm, restless, unsure, far, share, surveyVariance }
}

/** How far each is off, weighed with the build, times the ± of a body like those learnt from. `added`: mm, by person and site. */
export function strayedOf(
  asked: readonly Example[],
  looked: readonly Looked[],
  { model, added }: { model: Kept; added: Matrix },
): Strayed[] {
  const told = looked.map(({ mm, surveyVariance, restless }, r) => {
    const example = asked[r] as Example
    const sizes = mm.map((each, k) => each + (added[r]?.[k] ?? 0))
    const picture = { soft: softSeen(example, model.names), restless }
    return { example, mm: sizes, picture, surveyVariance }
  })
  return weighedAll(told, model).map((row, r) => {
    const far = looked[r]?.far ?? 0
    const times = row.map(({ mm, sd, unsure }, k) => {
      const honest = (model.honest[k] ?? 1) * unsure ** (model.growing[k] ?? 0)
      return mm / (nineOfTen * sd * honest)
    })
    // As in the learning of the addition.
    const weight = 1 / Math.max(1, far) ** 2
    const example = asked[r]
    const build = builds.findIndex(({ isOf }) => example && isOf(example))
    return { out: widerBy(far), times, weight, build }
  })
}

export const wideningOf = (strayed: readonly Strayed[]): Matrix =>
  builds.map((_, b) => widened(strayed.filter(({ build }) => build === b)))

const parts = 10

/** What nine parts of the bodies tell of the tenth: the share within the ±, by build and site. */
export function report(title: string, strayed: readonly Strayed[], groups: readonly number[]): void {
  const told = Array.from({ length: parts }, (_, part) =>
    wideningOf(strayed.filter((__, r) => (groups[r] ?? 0) % parts !== part)),
  )
  for (const [b, { title: build }] of builds.entries()) {
    const of = strayed.flatMap((each, r) => (each.build === b ? [{ ...each, r }] : []))
    const shares = sites.map((site, k) => {
      const within = of.filter(({ times, out, r }) => {
        const widening = told[(groups[r] ?? 0) % parts]?.[b]?.[k] ?? 1
        return (times[k] ?? 0) <= 1 + out * widening
      })
      const before = of.filter(({ times, out }) => (times[k] ?? 0) <= 1 + out)
      return `${site} ${percent(before, of)} → ${percent(within, of)}`
    })
    console.log(`within the ±, %, ${title}, ${build}: ${shares.join(', ')}`)
  }
}

const weightOf = (all: readonly Strayed[]) => all.length * mean(all.map(({ weight }) => weight))
const percent = (some: readonly Strayed[], all: readonly Strayed[]) =>
  ((100 * weightOf(some)) / weightOf(all)).toFixed(0)
