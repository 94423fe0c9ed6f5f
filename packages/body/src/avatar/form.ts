/**
 * The avatar's form as learned from generated bodies (tools/body-training/profiles.mts writes form.json): every ring of
 * every part is a linear answer to the person's sizes. Nothing of it is drawn by hand.
 */
import { type Curve, curveThrough } from './curve.ts'
import learned from './form.json' with { type: 'json' }

export type Part = 'torso' | 'arm' | 'leg' | 'foot' | 'head'
export type Sizes = Readonly<Record<string, number>>

/** A ring in its own plane: centre by height, and ln(girth/height); the outline for a girth of 1 as cosines and sines. */
export interface FormRing {
  c1: number
  c2: number
  lnGirth: number
  cosines: readonly number[]
  sines: readonly number[]
}

interface LearnedPart {
  knots: readonly number[]
  harmonics: number
  even: boolean
  sizes: readonly string[]
  mean: readonly number[]
  sd: readonly number[]
  rows: readonly string[]
}

/** Beyond so many standard deviations few were seen: the form follows no further, the stretches between the sites do. */
const outlinesWithin = 2.4
const girthsWithin = 1.5

/** The part for this person; `maleness` is 1, 0 or between. */
export function formOf(
  part: Part,
  maleness: number,
  sizesMm: Sizes,
  heightMm: number,
): (at: number) => FormRing {
  const shape: LearnedPart = learned.parts[part]
  const scores = shape.sizes.map((name, k) => {
    const score =
      (Math.log((sizesMm[name] ?? Number.NaN) / heightMm) - (shape.mean[k] ?? 0)) / (shape.sd[k] ?? 1)
    return Number.isFinite(score) ? score : 0
  })
  const held = (within: number) => scores.map((score) => within * Math.tanh(score / within))
  const [near, nearest] = [held(outlinesWithin), held(girthsWithin)]
  const rings = shape.rows.map((row) =>
    answer(row.split('|'), [1, maleness, ...near], [1, maleness, ...nearest]),
  )
  const curves = (rings[0] ?? []).map((_, n) =>
    curveThrough(
      shape.knots,
      rings.map((ring) => ring[n] ?? 0),
    ),
  )
  const [low, high] = [shape.knots[0] ?? 0, shape.knots.at(-1) ?? 0]
  return (at) => ringFrom(curves, shape, Math.min(high, Math.max(low, at)))
}

function answer(rows: readonly string[], near: readonly number[], nearest: readonly number[]): number[] {
  const weights = rows.map((row) => row.split(' ').map(Number))
  return (weights[0] ?? []).map((_, n) => {
    const given = n === 0 ? nearest : near
    const sum = weights.reduce((total, row, k) => total + (row[n] ?? 0) * (given[k] ?? 0), 0)
    return sum / (n < 3 ? 1e4 : 1e5)
  })
}

function ringFrom(curves: readonly Curve[], shape: LearnedPart, at: number): FormRing {
  const values = curves.map((curve) => curve(at))
  const [lnGirth = 0, c1 = 0, c2 = 0, ...waves] = values
  const cosines = [waves[0] ?? 0]
  const sines = [0]
  for (let n = 1; n <= shape.harmonics; n++) {
    cosines.push(waves[shape.even ? n : 2 * n - 1] ?? 0)
    sines.push(shape.even ? 0 : (waves[2 * n] ?? 0))
  }
  return { c1, c2, lnGirth, cosines, sines }
}

/** The outline's distance from its centre at `count` equal steps, for a girth of about 1. */
export function outlineOf(ring: FormRing, count: number): Float64Array {
  const radii = new Float64Array(count)
  for (let k = 0; k < count; k++) {
    const angle = (2 * Math.PI * k) / count
    let r = 0
    for (let n = 0; n < ring.cosines.length; n++)
      r += (ring.cosines[n] ?? 0) * Math.cos(n * angle) + (ring.sines[n] ?? 0) * Math.sin(n * angle)
    radii[k] = Math.max(r, 0.02)
  }
  return radii
}

export type Place = keyof typeof learned.places

/** A distance of the body by its height: [for women, what a man has more]. */
export function placeOf(name: Place, maleness: number): number {
  const [base = 0, male = 0] = learned.places[name]
  return (base + male * maleness) / 1e5
}

/** What the survey of measured people says: rows of weights on [1, height, …]. */
export const survey = learned.survey
