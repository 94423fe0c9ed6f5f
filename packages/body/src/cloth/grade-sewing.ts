import type { FinishedSize } from '@darzi/tailoring/collection/finished.ts'
import { eased } from '../garment/outline.ts'
import { crossings, outlineOf } from '../pattern/geometry.ts'
import type { Point } from '../pattern/pattern.ts'
import type { Panel, Sewing } from '../pattern/sewing-shapes.ts'

/** Where the zones of a trunk lie on its panels, down from the neck point of the shoulder. */
export interface PanelLevels {
  nape: number
  chest: number
  waist: number
  hips: number
}

/**
 * Brings pieces drafted for a body to the tape of a finished size: every trunk panel is widened by height so that all of them
 * together measure what the tape says, and lengthened below the armhole; sleeves likewise.
 */
export function gradedTo(finished: FinishedSize, sewing: Sewing, levels: PanelLevels): Sewing {
  const trunk = sewing.panels.filter(isTrunk)
  const lowest = endBehind(trunk)
  const width = (y: number) => trunk.reduce((sum, panel) => sum + widthAt(panel, y), 0)
  const { chest, waist, hips } = finished.zonesMm
  const knots = (
    [
      [levels.chest, chest],
      [levels.waist, waist],
      [levels.hips, hips],
    ] as const
  ).flatMap(([y, mm]) => {
    const drafted = y < lowest ? width(y) : 0
    return mm === undefined || drafted < 100 ? [] : [[y, mm / drafted] as const]
  })
  const longer = (levels.nape + finished.lengthMm - levels.chest) / Math.max(50, lowest - levels.chest)
  // The neck stays as drafted; from there to the chest the width comes in.
  const wider = (y: number) => 1 + (smoothBetween(knots, y) - 1) * Math.min(1, Math.max(0, y / levels.chest))
  const onTrunk = ([x, y]: Point): Point => [
    x * wider(y),
    y <= levels.chest ? y : levels.chest + (y - levels.chest) * longer,
  ]
  return {
    seams: sewing.seams,
    panels: sewing.panels.map((panel) =>
      isTrunk(panel) ? movedBy(panel, onTrunk) : movedBy(panel, sleeveGrade(panel, finished)),
    ),
  }
}

/** How far down the middle of the back reaches: there a length is told, and below it a front alone may hang. */
export function endBehind(trunk: readonly Panel[]): number {
  const backs = trunk.filter(({ place }) => place === 'back')
  const ends = backs.flatMap(({ piece }) =>
    piece.edges.filter(({ name }) => name === 'hem' || name === 'waist'),
  )
  const points = ends.flatMap(({ line }) => line)
  const nearest = Math.min(...points.map(([x]) => Math.abs(x)))
  return Math.max(...points.filter(([x]) => Math.abs(x) < nearest + 1).map(([, y]) => y))
}

export const isTrunk = ({ place }: Pick<Panel, 'place'>): boolean => place === 'front' || place === 'back'

function sleeveGrade(panel: Panel, { zonesMm, sleeveMm }: FinishedSize): (point: Point) => Point {
  const shape = outlineOf(panel.piece.edges)
  const ys = shape.map(([, y]) => y)
  const [top, low] = [Math.min(...ys), Math.max(...ys)]
  const xs = shape.map(([x]) => x)
  const broad = Math.max(...xs) - Math.min(...xs)
  const wider = zonesMm.bicep === undefined ? 1 : zonesMm.bicep / broad
  const capEnd = shape.reduce(
    (deepest, [x, y]) => (x === Math.max(...xs) ? Math.max(deepest, y) : deepest),
    top,
  )
  const longer =
    sleeveMm === undefined ? 1 : Math.max(0.1, (sleeveMm - (capEnd - top)) / Math.max(20, low - capEnd))
  return ([x, y]) => [x * wider, y <= capEnd ? y : capEnd + (y - capEnd) * longer]
}

/**
 * Of the cloth alone: what a dart leaves open is none. A front that is open over its button is told closed, and of a vent only what
 * does not lie under or over the other half.
 */
export function widthAt({ piece }: Panel, y: number): number {
  const found = crossings(outlineOf(piece.edges), y)
  const furthest = Math.max(0, ...found.map(Math.abs))
  if (piece.edges.some(({ name }) => name === 'roll')) return furthest
  const vent = piece.edges.find(({ name }) => name === 'vent')?.line ?? []
  const [x, top] = vent.reduce<Point>((high, one) => (one[1] < high[1] ? one : high), [0, y])
  if (top < y) return Math.max(0, furthest - Math.abs(x))
  return found.reduce((sum, x, k) => sum + (k % 2 === 0 ? -x : x), 0)
}

export function movedBy(panel: Panel, move: (point: Point) => Point): Panel {
  const moved = <Lined extends { line: Point[] }>(each: Lined) => ({ ...each, line: each.line.map(move) })
  const { edges, marks } = panel.piece
  return { ...panel, piece: { ...panel.piece, edges: edges.map(moved), marks: marks.map(moved) } }
}

/** Through the knots without a corner, which would stand off at the side of the hips; flat beyond them. */
function smoothBetween(knots: readonly (readonly [number, number])[], y: number): number {
  const above = knots.findIndex(([at]) => at >= y)
  const [low, high] = [knots[above - 1], knots[above]]
  if (!low || !high) return between(knots, y)
  return low[1] + eased((y - low[0]) / (high[0] - low[0])) * (high[1] - low[1])
}

/** Straight between the knots, flat beyond them. */
export function between(knots: readonly (readonly [number, number])[], y: number): number {
  const above = knots.findIndex(([at]) => at >= y)
  const [low, high] = [
    knots[above < 0 ? knots.length - 1 : Math.max(0, above - 1)],
    knots[above < 0 ? knots.length - 1 : above],
  ]
  if (!low || !high) return 1
  const wide = high[0] - low[0]
  return wide <= 0 ? low[1] : low[1] + ((y - low[0]) / wide) * (high[1] - low[1])
}
