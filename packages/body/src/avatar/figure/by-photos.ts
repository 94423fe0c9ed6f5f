/**
 * What the photos tell of the trunk where sizes do not: how broad it is against its depth, and how full it is between the heights
 * at which a tape lies. Arms, shoulders and thighs are in the photos too: only between seat and chest do they show the trunk alone.
 */
import { type Curve, curveThrough } from '../curve.ts'
import { type Given, within } from '../given.ts'
import type { Measurable } from '../measure-mesh.ts'

type Slices = Given['torso']

/** Of fewer slices nothing is told. */
const leastSlices = 3

/** At a height over the floor: by how much the photos have the trunk larger than the figure, as logarithms. */
export interface Off {
  heightMm: number
  /** Of its breadth against its depth. */
  broad: number
  /** Of the mean of both. */
  full: number
}

/** Photos and figure are compared where the photos were read: between two heights a bust or a fold is in neither. */
export function trunkOffs(read: Measurable, torso: Slices): Off[] {
  return torso.flatMap(({ heightMm, breadthMm, depthMm }) => {
    if (breadthMm <= 50 || depthMm <= 50) return []
    const [broad, deep] = spansAt(read, heightMm)
    return {
      heightMm,
      broad: Math.log(breadthMm / depthMm) - Math.log(broad / deep),
      full: Math.log((breadthMm + depthMm) / (broad + deep)),
    }
  })
}

/** By how much, as a logarithm by height, a part is to be broader and flatter between the first and the last of these heights. */
export function broader(
  before: Curve | undefined,
  offs: readonly Off[],
  knots: readonly number[],
): Curve | undefined {
  if (offs.length < leastSlices) return undefined
  const [low, high] = [knots[0] ?? 0, knots.at(-1) ?? 0]
  const values = knots.map((y, k) => {
    if (k === 0 || k === knots.length - 1) return 0
    const off = meanAt(offs, y, ({ broad }) => broad) ?? 0
    return within((before?.(y) ?? 0) + off, -0.3, 0.3)
  })
  const line = curveThrough(knots, values)
  return (y) => (y <= low || y >= high ? 0 : line(y))
}

/** No further than this from what the sizes say: a hanging hand or a fold is no belly. */
const mostFuller = 0.1

/**
 * By how much a part is to be fuller, or less full, between the heights of its tapes (upwards), where it keeps what the tape says: a
 * belly that is roundest under the waist, a back that draws in above it. It is told by how a level compares to the two beside it, so
 * that what both photos see too large everywhere changes nothing.
 */
export function fuller(
  before: Curve | undefined,
  offs: readonly Off[],
  tapes: readonly number[],
): Curve | undefined {
  if (offs.length < leastSlices) return undefined
  const [first, last] = [tapes[0] ?? 0, tapes.at(-1) ?? 0]
  const offAt = (y: number) => meanAt(offs, y, ({ full }) => full)
  const between = ([low, high]: readonly [number, number], share: number) => {
    const y = low + share * (high - low)
    const [off, below, above] = [offAt(y), offAt(low), offAt(high)]
    if (off === undefined || below === undefined || above === undefined) return before?.(y) ?? 0
    const more = off - below - share * (above - below)
    return within((before?.(y) ?? 0) + 0.8 * more, -mostFuller, mostFuller)
  }
  const spans = tapes.slice(1).map((high, k) => [tapes[k] ?? 0, high] as const)
  const knots = spans.flatMap(([low, high]) => [low, ...shares.map((share) => low + share * (high - low))])
  const values = spans.flatMap((span) => [0, ...shares.map((share) => between(span, share))])
  const line = curveThrough([...knots, last], [...values, 0])
  return (y) => (y <= first || y >= last ? 0 : line(y))
}

const shares = [0.3, 0.5, 0.7] as const

/** Of what was read near a height, the nearer the more; undefined where nothing is near. */
export function meanAt<T extends { heightMm: number }>(
  offs: readonly T[],
  y: number,
  of: (off: T) => number,
): number | undefined {
  const weights = offs.map(({ heightMm }) => Math.exp(-(((heightMm - y) / 45) ** 2) / 2))
  const total = weights.reduce((sum, w) => sum + w, 0)
  if (total < 0.2) return undefined
  return offs.reduce((sum, off, n) => sum + ((weights[n] ?? 0) * of(off)) / total, 0)
}

/** How broad and how deep the figure itself is there. */
function spansAt({ rings }: Measurable, y: number): [broad: number, deep: number] {
  const ring = rings.reduce((best, r) => (Math.abs(r.heightMm - y) < Math.abs(best.heightMm - y) ? r : best))
  const span = (axis: 0 | 1) => {
    const values = ring.outline.filter((_, k) => k % 2 === axis)
    return Math.max(1, Math.max(...values) - Math.min(...values))
  }
  return [span(0), span(1)]
}
