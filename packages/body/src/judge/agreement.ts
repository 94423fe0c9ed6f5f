/**
 * Whether what the photos show belongs together: the side view with the front view, and both with the height and weight that were
 * told. All is asked of shares of the height, so a wrong height moves nothing but the weight it lets expect. Learnt from
 * photographed bodies by tools/body-training/train-judge.ts.
 */
import { unsurenessOf } from '../estimate/photo-model.ts'
import type { Person } from '../shapes.ts'
import type { Read } from '../silhouette/features.ts'
import model from './judge-model.json' with { type: 'json' }

export interface Agreement {
  /** How far the side view lies from what the front view and the weight let expect, for pictures as unsure as these: under 1 is usual. */
  apart: number
  /** kg that a body of this height and these outlines weighs. */
  shownKg: number
  /** Natural logarithm of the told weight by the shown one, in the spreads of good pictures. */
  weightOff: number
}

/** Standardised values further off are a fault of a mask, not of a person. */
const furthest = 4

export function agreementOf(read: Read, { heightMm, weightKg }: Person): Agreement {
  const shareOf = sharesOf(read.features, { heightMm, weightKg })
  const { names, mean, sd, weights, spread } = model.weight[read.views]
  const terms = names.map((name, i) => standard(Math.log(shareOf(name)), mean[i], sd[i]))
  const lnDensity = [1, ...terms].reduce((sum, term, i) => sum + term * (weights[i] ?? 0), 0)
  const shownKg = Math.exp(lnDensity) * (heightMm / 1000) ** 3
  const weightOff = Math.log(weightKg / shownKg) / spread
  return { apart: read.views === 'both' ? apartOf(shareOf) / unsurenessOf(read) ** 2 : 0, shownKg, weightOff }
}

/** Along the few ways in which two people's pairs differ most from one person's. */
function apartOf(shareOf: (name: string) => number): number {
  const { names, mean, sd, ways } = model.apart
  const terms = names.map((name, i) => standard(shareOf(name), mean[i], sd[i]))
  return ways.reduce((sum, { weights, counts }) => {
    const off = [1, ...terms].reduce((along, term, i) => along + term * (weights[i] ?? 0), 0)
    return sum + counts * Math.min(36, off * off)
  }, 0)
}

/** Of the height; sex and density are none of a length. */
export function sharesOf(features: Read['features'], { heightMm, weightKg }: Omit<Person, 'sex'>) {
  return (name: string): number => {
    if (name === 'male') return (features.male ?? 0.5) + 1
    if (name === 'density') return Math.log(weightKg / (heightMm / 1000) ** 3)
    return (features[name] ?? Number.NaN) / heightMm
  }
}

/** What could not be read is taken for usual. */
function standard(value: number, mean = 0, sd = 1): number {
  const off = (value - mean) / sd
  return Number.isFinite(off) ? Math.max(-furthest, Math.min(furthest, off)) : 0
}
