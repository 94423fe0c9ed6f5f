/**
 * What silhouettes say of each size: a weighted sum of their features, learnt from generated bodies seen by the product's own
 * `detect` (tools/body-training/train-photo.ts), and how far such sums stray.
 */
import { type Site, sites } from '../shapes.ts'
import type { Read, Views } from '../silhouette/features.ts'
import learnt from './photo-model.json' with { type: 'json' }
import { type Basis, termsOf } from './photo-terms.ts'

interface Model extends Basis {
  names: string[]
  /** By site: mm where every term is zero, then mm for each term. */
  weights: number[][]
  /** By site, mm. */
  strays: number[]
  /** By site: what the ± after weighing with the build must be times, so that nine of ten lie within. */
  honest: number[]
  /** How the straying grows with the unsure edge's breadth. */
  soft: { mean: number; power: number }
}

const models: Record<Views, Model> = learnt

export interface PhotoSize {
  site: Site
  mm: number
  sd: number
  honest: number
}

export function photoSizes({ views, features }: Read): PhotoSize[] {
  const { names, weights, strays, honest, soft } = models[views]
  const row = names.map((name) => features[name] ?? Number.NaN)
  const terms = termsOf(row, features.male ?? 0.5, models[views])
  const unsure = softness(features, soft)
  return sites.map((site, k) => {
    const [start = 0, ...slopes] = weights[k] ?? []
    const mm = slopes.reduce((sum, slope, i) => sum + slope * (terms[i] ?? 0), start)
    return { site, mm, sd: (strays[k] ?? 0) * unsure, honest: honest[k] ?? 1 }
  })
}

/** 1 for a usual edge, more for one that is unsure, within reason. */
export function softness(features: Read['features'], { mean, power }: Model['soft']): number {
  const found = [features.soft, features.sideSoft].filter((value) => value !== undefined)
  const together = found.reduce((sum, value) => sum + Math.log(value), 0) / Math.max(1, found.length)
  return Math.min(2.5, Math.max(0.7, Math.exp(power * (together - mean))))
}
