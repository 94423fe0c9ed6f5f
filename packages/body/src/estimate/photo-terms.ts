/**
 * What the weighted sums of the photo model are made of: every feature in standard deviations and calmed, how the main directions
 * of bodies bend together (a deep chest is rounder than a flat one of the same breadth), and how they differ by sex. Training
 * and product make them here.
 */
import { calmed, type Directions } from './calm.ts'

export interface Basis extends Directions {
  mean: readonly number[]
  sd: readonly number[]
}

/** A feature further off than this is a fault of the mask, not of the person. */
const furthest = 5
/** Nor does a body count as further off than this. */
const furthestBody = 4
/** So many of the directions are taken together in pairs. */
const bending = 6

/** In standard deviations; NaN stays what could not be read. */
export function standardOf(features: readonly number[], { mean, sd }: Pick<Basis, 'mean' | 'sd'>): number[] {
  return features.map((value, i) => held((value - (mean[i] ?? 0)) / (sd[i] ?? 1), furthest))
}

/**
 * `farTerms` has, too, what calming did not believe: of a body unlike those learnt from that is the body itself as often as a
 * fault of the mask. `male` is 1 for a man, 0 for a woman and between them where it was not said. `restless` says how badly the features agree
 * with one another.
 */
export function termsOf(features: readonly number[], male: number, basis: Basis) {
  const found = calmed(standardOf(features, basis), basis)
  const along = found.along.map((one) => held(one, furthestBody))
  const bent = along.slice(0, bending)
  const pairs = bent.flatMap((one, i) => bent.slice(i).map((other) => one * other))
  const side = 2 * male - 1
  const straight = found.features.map((value) => held(value, furthestBody))
  const terms = [...straight, ...pairs, ...along.map((one) => one * side)]
  return {
    terms,
    farTerms: [...terms, ...found.taken.map((value) => held(value, furthestBody))],
    along: found.along,
    restless: found.restless,
  }
}

const held = (value: number, most: number) => Math.max(-most, Math.min(most, value))
