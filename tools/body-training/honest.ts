/**
 * Makes the ± honest: what was not learnt from is weighed with the build, as the product does it, and how far that is off is
 * held against how far it is thought to be.
 */
import { learnTogether } from '@darzi/body/estimate/gaussian.ts'
import { strayTogether, type Unsure, unsureness } from '@darzi/body/estimate/photo-model.ts'
import { startScale } from '@darzi/body/estimate/site-scale.ts'
import { weigh } from '@darzi/body/estimate/weigh.ts'
import { sites } from '@darzi/body/shapes.ts'
import { type Example, kgOfLitre } from './examples.ts'

/** A person by the photos alone, from a model that did not learn from them. */
export interface Told {
  example: Example
  /** By site, mm. */
  mm: readonly number[]
  picture: { soft: number; restless: number }
}

export interface Straying {
  strays: number[]
  together: number[][]
  unsure: Unsure
  counts: number
}

/** How far a size is off and thought to be. */
export interface Missed {
  mm: number
  sd: number
}

/** Nine of ten lie within so many standard deviations. */
const nineOfTen = 1.645
/** Where fewer hold, the ± is not the one that is aimed at. */
const leastWithin = 0.85

/** By person and site. */
export function weighedAll(told: readonly Told[], straying: Straying): Missed[][] {
  const { strays, together, unsure, counts } = straying
  const scales = sites.map((site) => startScale(site).scale)
  return told.map(({ example: { isMale, heightMm, volume, sitesMm }, mm, picture }) => {
    const wider = unsureness(picture, unsure)
    const sd = strays.map((each, k) => each * wider * (scales[k] ?? 1))
    const readings = scales.map((scale, index) => ({ index, mm: (mm[index] ?? 0) * scale }))
    const build = { heightMm, weightKg: volume * kgOfLitre }
    const found = weigh(isMale ? 'male' : 'female', build, (belief, isWeighed) => {
      const own = sd.map((each) => each * (isWeighed ? counts : 1))
      return learnTogether(belief, readings, strayTogether(own, together))
    })
    return sites.map((site, k) => ({
      mm: Math.abs((found.mean[k] ?? 0) - sitesMm[site] * (scales[k] ?? 1)),
      sd: Math.sqrt(found.covariance[k]?.[k] ?? 1),
    }))
  })
}

/**
 * By site: what the ± must be times so that nine of ten lie within, where each kind of people counts as much as another, however
 * many of them there are.
 */
export function honestly(kinds: readonly (readonly Missed[][])[]): number[] {
  return sites.map((_, k) => {
    const off = kinds.flatMap((missed) =>
      missed.map((row): Weighed => [(row[k]?.mm ?? 0) / (row[k]?.sd ?? 1), 1 / missed.length]),
    )
    return Math.min(1.8, Math.max(0.85, rounded(mostOf(off) / nineOfTen, 2)))
  })
}

/** By site, mm: what a jumping outline adds to how far a size may be off, so that nine of ten lie within again; 0 where it does no harm. */
export function jumpDoubt(missed: readonly Missed[][], honest: readonly number[]): number[] {
  return honest.map((times, k) => {
    const own = missed.map((row) => times * (row[k]?.sd ?? 1))
    const off = missed.map((row) => (row[k]?.mm ?? 0) / nineOfTen)
    const within = off.filter((mm, r) => mm <= (own[r] ?? 0)).length / Math.max(1, missed.length)
    if (within >= leastWithin) return 0
    const lacking = off.map((mm, r): Weighed => [mm ** 2 - (own[r] ?? 0) ** 2, 1])
    return rounded(Math.sqrt(mostOf(lacking)), 0)
  })
}

type Weighed = readonly [value: number, counts: number]

/** Nine of ten are no larger. */
function mostOf(values: readonly Weighed[]): number {
  const sorted = [...values].sort(([a], [b]) => a - b)
  let left = 0.9 * sorted.reduce((sum, [, counts]) => sum + counts, 0)
  return (
    sorted.find(([, counts]) => {
      left -= counts
      return left <= 0
    })?.[0] ?? 0
  )
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits))
