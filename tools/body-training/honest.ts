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
import { mean } from './least-squares.ts'

/** A person by the photos alone, from a model that did not learn from them. */
export interface Told {
  example: Example
  /** By site, mm. */
  mm: readonly number[]
  picture: { soft: number; restless: number }
  /** Of the build, where the body is far from those learnt from: see far-from-learnt.ts. */
  surveyVariance?: number
}

export interface Straying {
  strays: number[]
  together: number[][]
  unsure: Unsure
  counts: number
}

/** How far a size is off and thought to be, with pictures that are so unsure. */
export interface Missed {
  mm: number
  sd: number
  unsure: number
}

/** By site: what the ± must be times, and the power of the unsureness by which that grows. */
export interface Honest {
  honest: number[]
  growing: number[]
}

/** Nine of ten lie within so many standard deviations. */
export const nineOfTen = 1.645
/** Powers of the unsureness, and what one costs, squared: that of a few people is not believed. */
const growths = Array.from({ length: 11 }, (_, i) => i / 10)
const growthCosts = 0.03
/** Where fewer hold, the ± is not the one that is aimed at. */
const leastWithin = 0.85

/** By person and site. */
export function weighedAll(told: readonly Told[], straying: Straying): Missed[][] {
  const { strays, together, unsure, counts } = straying
  const scales = sites.map((site) => startScale(site).scale)
  return told.map(({ example: { isMale, heightMm, volume, sitesMm }, mm, picture, surveyVariance = 1 }) => {
    const wider = unsureness(picture, unsure)
    const against = counts / Math.sqrt(surveyVariance)
    const sd = strays.map((each, k) => each * wider * (scales[k] ?? 1))
    const readings = scales.map((scale, index) => ({ index, mm: (mm[index] ?? 0) * scale }))
    const build = { heightMm, weightKg: volume * kgOfLitre }
    const found = weigh(isMale ? 'male' : 'female', build, (belief, isWeighed) => {
      const own = sd.map((each) => each * (isWeighed ? against : 1))
      return learnTogether(belief, readings, strayTogether(own, together))
    })
    return sites.map((site, k) => ({
      mm: Math.abs((found.mean[k] ?? 0) - sitesMm[site] * (scales[k] ?? 1)),
      sd: Math.sqrt(found.covariance[k]?.[k] ?? 1),
      unsure: wider,
    }))
  })
}

/** So that nine of ten lie within: of all growths the one whose ± is narrow and yet seldom missed by far. */
export function honestly(missed: readonly (readonly Missed[])[]): Honest {
  const found = sites.map((_, k) => {
    const off = missed.map((row) => row[k] ?? nothing)
    const tried = growths.map((growing) => {
      const times = mostOf(off.map(({ mm, sd, unsure }) => mm / (sd * unsure ** growing))) / nineOfTen
      return { growing, times, loss: lossOf(off, { times, growing }) }
    })
    return tried.reduce((best, each) => (each.loss < best.loss ? each : best))
  })
  return {
    honest: found.map(({ times }) => Math.min(1.8, Math.max(0.85, rounded(times, 2)))),
    growing: found.map(({ growing }) => growing),
  }
}

/** How broad the ± is on average and, ten times over, how far beyond it sizes lie: least where nine of ten lie within. */
function lossOf(off: readonly Missed[], { times, growing }: { times: number; growing: number }): number {
  const each = off.map(({ mm, sd, unsure }) => {
    const within = times * unsure ** growing
    return within + 10 * Math.max(0, mm / (nineOfTen * sd) - within)
  })
  return mean(each) + growthCosts * growing ** 2
}

const nothing: Missed = { mm: 0, sd: 1, unsure: 1 }

/** By site, mm: what a jumping outline adds to how far a size may be off, so that nine of ten lie within again; 0 where it does no harm. */
export function jumpDoubt(missed: readonly (readonly Missed[])[], { honest, growing }: Honest): number[] {
  return honest.map((times, k) => {
    const each = missed.map((row) => row[k] ?? nothing)
    const own = each.map(({ sd, unsure }) => times * sd * unsure ** (growing[k] ?? 0))
    const off = each.map(({ mm }) => mm / nineOfTen)
    const within = off.filter((mm, r) => mm <= (own[r] ?? 0)).length / Math.max(1, missed.length)
    if (within >= leastWithin) return 0
    return rounded(Math.sqrt(mostOf(off.map((mm, r) => mm ** 2 - (own[r] ?? 0) ** 2))), 0)
  })
}

/** Somebody who is so far out (`widerBy`), by site: how far off the size is, times the ± of a body like those learnt from. */
export interface MissedFar {
  out: number
  times: number[]
  /** How much this body counts. */
  weight: number
}

/**
 * By site: how many times as much wider the ± must be of bodies far out, so that nine of ten of all of them lie within. It is no
 * wider for the sake of bodies that hardly look unusual than where a millimetre missed costs fourteen of breadth.
 */
export function widened(missed: readonly MissedFar[]): number[] {
  return sites.map((_, k) => {
    const all = missed.map(({ out, times, weight }) => ({ out, weight, asked: ((times[k] ?? 0) - 1) / out }))
    // Breadth grows by how far out a body stands, so each counts by that.
    const growing = all
      .filter(({ out }) => out > 0)
      .map((each) => ({ ...each, weight: each.weight * each.out }))
    return rounded(Math.max(0, Math.min(reaching(all, 0.9), reaching(growing, 13 / 14))), 2)
  })
}

/** The least widening with which this share lies within. */
function reaching(of: readonly { asked: number; weight: number }[], share: number): number {
  const all = of.reduce((sum, { weight }) => sum + weight, 0)
  const sorted = [...of].sort((a, b) => (a.asked < b.asked ? -1 : 1))
  let sum = 0
  const last = sorted.find(({ weight }) => {
    sum += weight
    return sum >= share * all
  })
  return last?.asked ?? 1
}

/** Nine of ten are no larger. */
function mostOf(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.ceil(0.9 * sorted.length) - 1] ?? 0
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits))
