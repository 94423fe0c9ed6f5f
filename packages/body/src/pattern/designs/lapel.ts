/**
 * The notch lapel of a jacket and the front of its collar, as they lie folded on the front. The roll line, along which both are
 * folded, runs from beside the neck to where it breaks at the front's edge; the gorge is the seam between lapel and collar.
 * On the wearer's left, x to the left and y down from the neck point of the shoulder, mm. Widths are habits of the cut.
 */
import { curve, distance, mirrored } from '../geometry.ts'
import type { Point } from '../pattern.ts'

export interface Lapel {
  /** From beside the neck to the break. */
  roll: readonly [Point, Point]
  /** From the roll line to the notch. */
  gorge: readonly [Point, Point]
  /** From the notch over the tip down to the break. */
  edge: Point[]
  /** The collar's front edge from the notch to its tip, and from there its outer edge to where it lies on the shoulder. */
  collarFront: readonly [Point, Point]
  collarOuter: readonly [Point, Point]
  /** On the flat piece the neck runs beside the roll line down to here, and from here along the gorge. */
  corner: Point
}

/** How far beside the neck point the roll line begins, for the collar stands there; how far on the shoulder its leaf reaches. */
const [besideNeckMm, onShoulderMm] = [18, 22]
/** From its beginning to the gorge, along the roll line: a share of it, and no more than so much. */
const [gorgeShare, gorgeMostMm] = [0.26, 108]
/** From a jacket's middle to the edge of its front. */
export const lapMm = 22

interface Asked {
  /** Where shoulder and neck meet, and the shoulder's other end. */
  neckPoint: Point
  shoulderTip: Point
  breakPoint: Point
}

export function lapelOf({ neckPoint, shoulderTip, breakPoint }: Asked): Lapel {
  const wide = Math.min(88, 0.42 * shoulderTip[0])
  const start = along(neckPoint, shoulderTip, -besideNeckMm)
  const long = distance(start, breakPoint)
  const down: Point = [(breakPoint[0] - start[0]) / long, (breakPoint[1] - start[1]) / long]
  /** So far along the roll line, and so far from it over the front. */
  const on = (a: number, w: number): Point => [
    start[0] + a * down[0] + w * down[1],
    start[1] + a * down[1] - w * down[0],
  ]
  const neckW = (neckPoint[0] - start[0]) * down[1] - (neckPoint[1] - start[1]) * down[0]
  const [gorgeA, notchW] = [Math.min(gorgeMostMm, gorgeShare * long), 0.57 * wide]
  const notchA = gorgeA + gorgeSlope * notchW
  const tipA = notchA - 0.08 * wide
  const [notch, tip] = [on(notchA, notchW), on(tipA, wide)]
  const rest = long - tipA
  const outer = curve(
    tip,
    on(tipA + 0.3 * rest, wide * 0.98),
    on(tipA + 0.68 * rest, wide * 0.42),
    breakPoint,
  )
  const collarTip = on(notchA - 0.38 * wide, notchW + 0.16 * wide)
  return {
    roll: [start, breakPoint],
    gorge: [on(gorgeA, 0), notch],
    edge: [notch, ...outer],
    collarFront: [notch, collarTip],
    collarOuter: [collarTip, along(neckPoint, shoulderTip, onShoulderMm)],
    corner: on(gorgeA - gorgeSlope * neckW, neckW),
  }
}

/** Downwards from the roll line to the notch. */
const gorgeSlope = 0.3

/** Laid flat again, as it is cut. */
export const unfolded = ({ roll }: Pick<Lapel, 'roll'>, points: readonly Point[]): Point[] =>
  mirrored(points, roll)

const along = (from: Point, towards: Point, mm: number): Point => {
  const share = mm / distance(from, towards)
  return [from[0] + share * (towards[0] - from[0]), from[1] + share * (towards[1] - from[1])]
}
