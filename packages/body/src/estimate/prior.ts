/**
 * What a person's height, weight and sex say of all their sizes before anybody looked: from a survey of real people
 * (ANSUR II; tools/body-training/train-prior.ts), made wider for customers, who are not soldiers of one country.
 */
import { type Person, sites } from '../shapes.ts'
import type { Belief } from './gaussian.ts'
import learnt from './prior.json' with { type: 'json' }

/** The survey's people are fit, 17 to 58 years old and from elsewhere: their spread, times this, is our customers'. */
const usualWidening = 1.75
/** Beyond the builds and years that were surveyed. */
const beyondWidening = 3.25
const surveyedBulk: readonly [number, number] = [17, 38]
const surveyedYears = 60

export interface Build extends Omit<Person, 'sex'> {
  ageYears?: number
}

export function priorOf(sex: 'male' | 'female', build: Build, widening = wideningOf(build)): Belief {
  const { mean, covariance } = learnt[sex]
  const features = [1, build.heightMm, Math.sqrt(build.weightKg / (build.heightMm / 1000))]
  return {
    mean: mean.map((weights) => weights.reduce((sum, weight, i) => sum + weight * (features[i] ?? 0), 0)),
    covariance: sites.map((_, i) =>
      sites.map((_, j) => widening * (covariance[Math.max(i, j)]?.[Math.min(i, j)] ?? 0)),
    ),
  }
}

/**
 * How much the survey's spread is widened where photos are weighed with it: not at all for builds and years that were
 * surveyed. Whoever is like its people loses nothing then; what customers differ by is left to the ± (see weigh).
 */
export const weighingOf = (build: Build): number => wideningOf(build) / usualWidening

function wideningOf({ heightMm, weightKg, ageYears = 0 }: Build): number {
  const bulk = weightKg / (heightMm / 1000) ** 2
  const isBeyond = bulk < surveyedBulk[0] || bulk > surveyedBulk[1] || ageYears > surveyedYears
  return isBeyond ? beyondWidening : usualWidening
}
