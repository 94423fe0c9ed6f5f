/**
 * The lapel of a jacket, notched, peaked or of a shawl, and the front of its collar, as they lie folded on the front. The roll line, along which both are
 * folded, runs from beside the neck to where it breaks at the front's edge; the gorge is the seam between lapel and collar.
 * On the wearer's left, x to the left and y down from the neck point of the shoulder, mm. Widths are habits of the cut.
 */
import { curve, distance, mirrored } from '../geometry.ts'
import type { LapelShape } from '../lapel-shape.ts'
import type { Piece, Point } from '../pattern.ts'

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
  shape: LapelShape
  /** Where shoulder and neck meet, and the shoulder's other end. */
  neckPoint: Point
  shoulderTip: Point
  breakPoint: Point
}

export function lapelOf({ shape, neckPoint, shoulderTip, breakPoint }: Asked): Lapel {
  const shares = sharesOf[shape]
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
  const [gorgeA, notchW] = [Math.min(gorgeMostMm, gorgeShare * long), shares.notch * wide]
  const notchA = gorgeA + gorgeSlope * notchW
  const tipA = notchA - shares.rise * wide
  const [notch, tip] = [on(notchA, notchW), on(tipA, shares.tip * wide)]
  const onShoulder = along(neckPoint, shoulderTip, onShoulderMm)
  const rest = long - tipA
  const outer = curve(
    tip,
    shape === 'shawl' ? along(notch, onShoulder, -0.28 * rest) : on(tipA + 0.3 * rest, wide * 0.98),
    on(tipA + 0.68 * rest, wide * 0.42),
    breakPoint,
  )
  const [up, out] = shares.collar
  const collarTip = on(notchA - up * wide, notchW + out * wide)
  return {
    roll: [start, breakPoint],
    gorge: [on(gorgeA, 0), notch],
    edge: [notch, ...outer],
    collarFront: [notch, collarTip],
    collarOuter: [collarTip, onShoulder],
    corner: on(gorgeA - gorgeSlope * neckW, neckW),
  }
}

/**
 * In widths of the lapel: how far from the roll line its notch lies, and its tip; how far the tip rises over the notch; the collar's tip
 * from the notch, up and outwards. A shawl has neither tip: there lapel and collar run on into one another.
 */
const sharesOf: Record<LapelShape, { notch: number; tip: number; rise: number; collar: [number, number] }> = {
  notch: { notch: 0.57, tip: 1, rise: 0.08, collar: [0.38, 0.16] },
  peak: { notch: 0.57, tip: 1.12, rise: 0.42, collar: [0.3, 0.2] },
  shawl: { notch: 0.8, tip: 0.8, rise: 0, collar: [0, 0] },
}

/** Downwards from the roll line to the notch. */
const gorgeSlope = 0.3

/** As it is marked on the roll line of a front. */
export function lapelShapeOf({ marks, key }: Pick<Piece, 'marks' | 'key'>): LapelShape {
  const shape = marks.find(({ kind }) => kind === 'roll')?.lapel
  if (!shape) throw new Error(`${key} has no lapel`)
  return shape
}

/** Laid flat again, as it is cut. */
export const unfolded = ({ roll }: Pick<Lapel, 'roll'>, points: readonly Point[]): Point[] =>
  mirrored(points, roll)

const along = (from: Point, towards: Point, mm: number): Point => {
  const share = mm / distance(from, towards)
  return [from[0] + share * (towards[0] - from[0]), from[1] + share * (towards[1] - from[1])]
}
