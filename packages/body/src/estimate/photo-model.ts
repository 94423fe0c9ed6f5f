/**
 * What silhouettes say of each size: a weighted sum of their features, learnt from generated bodies seen by the product's own
 * `detect` (tools/body-training/train-photo.ts), and how far such sums stray, each by itself and together.
 */
import type { Read, Views } from '../silhouette/features.ts'
import learnt from './photo-model.json' with { type: 'json' }
import { type Basis, termsOf } from './photo-terms.ts'

interface Model extends Basis {
  names: string[]
  /** By site: mm where every term is zero, then mm for each term. */
  weights: number[][]
  /** The same for `farTerms` or as many as there are, to be added for a body far from those learnt from (far-from-learnt.ts); none for one photo alone. */
  far?: number[][]
  /** By build (far-from-learnt.ts) and site: so many times as much wider is the ± of a body that far out; 1 where nothing was learnt. */
  widening?: number[][]
  /** By site, mm. */
  strays: number[]
  /** How the sites stray with those before them, -1..1: a breadth that is read too large makes many sizes large. */
  together: number[][]
  /** Against the build such photos count as if they strayed this share: what was left out was met best by it. */
  counts: number
  /** By site: what the ± after weighing with the build must be times, so that nine of ten lie within. */
  honest: number[]
  /** By site: the power of the pictures' unsureness by which that grows; 0 where it does not. */
  growing: number[]
  /** By site, mm: what is added to how far it may be off where the side's outline jumps; none without that view. */
  jumped: number[]
  unsure: Unsure
}

/** How straying grows with the unsure edge's breadth and with features that disagree. */
export interface Unsure {
  middle: number
  soft: number
  restless: number
}

/**
 * A body may look unusual because its mask is wrong, and then what unusual bodies taught makes it worse: so the addition to a size
 * is this share of it at most, and fades from one unsureness of the pictures to the other.
 */
const most = { added: 0.06, unsure: { from: 1.6, to: 2.2 } }

const models: Record<Views, Model> = learnt

export interface PhotoSizes {
  /** By site, mm. */
  mm: number[]
  /** What is to be added to it for a body that is wholly unlike those learnt from. */
  farMm: number[]
  sd: number[]
  /** By site: the model's, for pictures as unsure as these. */
  honest: number[]
  jumped: number[]
  counts: number
  widening: number[][]
  /** Where the person stands along the main directions of bodies. */
  along: number[]
  /** By two sites, mm². */
  strays: number[][]
}

export function photoSizes(read: Read): PhotoSizes {
  const { weights, far, widening, strays, together, counts, honest, growing, jumped } = models[read.views]
  const { terms, farTerms, along, wider } = lookedAt(read)
  const sd = strays.map((each) => each * wider)
  const mm = summed(weights, terms)
  return {
    mm,
    farMm: addedWithin(far ? summed(far, farTerms) : [], { mm, unsure: wider }),
    sd,
    honest: honest.map((times, k) => times * wider ** (growing[k] ?? 0)),
    jumped,
    widening: widening ?? [],
    counts,
    along,
    strays: strayTogether(sd, together),
  }
}

/** By site, mm: what unusual bodies taught, as far as pictures that unsure let it be believed. */
export const addedWithin = (
  added: readonly number[],
  { mm, unsure }: { mm: readonly number[]; unsure: number },
): number[] => mm.map((each, k) => held((added[k] ?? 0) * sureness(unsure), most.added * each))

function sureness(unsure: number): number {
  const { from, to } = most.unsure
  const share = Math.max(0, Math.min(1, (unsure - from) / (to - from)))
  return 1 - share * share * (3 - 2 * share)
}

const held = (value: number, to: number) => Math.max(-to, Math.min(to, value))

/** By site: the start and every slope times its term. */
const summed = (weights: readonly number[][], terms: readonly number[]): number[] =>
  weights.map(([start = 0, ...slopes]) =>
    slopes.reduce((sum, slope, i) => sum + slope * (terms[i] ?? 0), start),
  )

/** How unsure the pictures are: 1 for usual ones. */
export const unsurenessOf = (read: Read): number => lookedAt(read).wider

function lookedAt({ views, features }: Read) {
  const { names, unsure } = models[views]
  const row = names.map((name) => features[name] ?? Number.NaN)
  const { terms, farTerms, along, restless } = termsOf(row, features.male ?? 0.5, models[views])
  return { terms, farTerms, along, wider: unsureness({ soft: softOf(features), restless }, unsure) }
}

/** mm², from how far each strays and how they do together. */
export const strayTogether = (sd: readonly number[], together: readonly (readonly number[])[]): number[][] =>
  sd.map((one, i) =>
    sd.map((other, j) => one * other * (i === j ? 1 : (together[Math.max(i, j)]?.[Math.min(i, j)] ?? 0))),
  )

/** 1 for usual pictures, more for such as are unsure, within reason. */
export function unsureness(
  found: { soft: number; restless: number },
  { middle, soft, restless }: Unsure,
): number {
  const log = soft * Math.log(found.soft) + restless * Math.log(found.restless)
  return Math.min(2.5, Math.max(0.7, Math.exp(log - middle)))
}

/** The breadth of the unsure edge in both views together. */
export function softOf(features: Read['features']): number {
  const found = [features.soft, features.sideSoft].filter((value) => value !== undefined)
  return Math.exp(found.reduce((sum, value) => sum + Math.log(value), 0) / Math.max(1, found.length))
}
