import { lengthOf, pointAlong } from '../pattern/geometry.ts'
import type { EdgeName, Point } from '../pattern/pattern.ts'
import { seamLines } from '../pattern/sewing.ts'
import type { Sewing } from '../pattern/sewing-shapes.ts'
import { type Stitched, sideMm } from './cloth.ts'
import { type Border, meshPanel } from './mesh-panel.ts'

/** A stop on a seam: at this share of its length lies a vertex of each side. */
type Stops = number[]

/**
 * Cuts the panels into triangles so that both sides of every seam have vertices at the same shares of its length, and tells
 * which are sewn together: a longer side is eased in evenly.
 */
export function stitched(sewing: Sewing): Stitched {
  const borders = new Map<string, Border>(sewing.panels.map(({ name }) => [name, new Map()]))
  const stopsOf = sewing.seams.map((seam) => {
    const [a, b] = [linesOf(sewing, seam.a), linesOf(sewing, seam.b)]
    const stops = sharedStops(a, b)
    for (const line of [...a, ...b]) borders.get(line.panel)?.set(line.edge, pointsOn(line, stops))
    return { a, b, stops }
  })
  const panels = sewing.panels.map((panel) => meshPanel(panel, borders.get(panel.name) ?? new Map()))
  const firsts: number[] = []
  let count = 0
  for (const { flat } of panels) {
    firsts.push(count)
    count += flat.length / 2
  }
  const vertexAt = (panelName: string, point: Point): number => {
    const at = panels.findIndex(({ name }) => name === panelName)
    return (firsts[at] ?? 0) + nearest(panels[at]?.flat ?? [], point)
  }
  const seams: number[] = []
  for (const { a, b, stops } of stopsOf)
    for (const stop of stops)
      for (const one of standingAt(a, stop)) {
        for (const other of standingAt(b, stop))
          seams.push(vertexAt(one.panel, one.point), vertexAt(other.panel, other.point))
      }
  return { panels, firsts, count, seams }
}

interface SeamLine {
  panel: string
  edge: EdgeName
  line: Point[]
  /** As shares of the whole side. */
  from: number
  to: number
}

function linesOf(sewing: Sewing, side: Sewing['seams'][number]['a']): SeamLine[] {
  const lines = seamLines(sewing, side)
  const whole = lines.reduce((sum, { line }) => sum + lengthOf(line), 0)
  let from = 0
  return lines.map(({ panel, line }, k) => {
    const to = from + lengthOf(line) / whole
    const found = { panel, line, edge: side[k]?.edge ?? 'edge', from, to: k === lines.length - 1 ? 1 : to }
    from = to
    return found
  })
}

function sharedStops(a: readonly SeamLine[], b: readonly SeamLine[]): Stops {
  const long = Math.max(...[a, b].map((side) => side.reduce((sum, { line }) => sum + lengthOf(line), 0)))
  const count = Math.max(2, Math.round(long / sideMm))
  const corners = [...a, ...b].flatMap(({ from, to }) => [from, to])
  const even = Array.from({ length: count + 1 }, (_, k) => k / count)
  const apart = 0.4 / count
  const kept = even.filter((stop) => corners.every((corner) => Math.abs(corner - stop) > apart))
  return [...new Set([...corners, ...kept])].sort((p, q) => p - q)
}

/** In the direction of the seam. */
const pointsOn = (line: SeamLine, stops: Stops): Point[] =>
  stops.filter((stop) => within(line, stop)).map((stop) => pointOf(line, stop))

const standingAt = (side: readonly SeamLine[], stop: number) =>
  side.filter((line) => within(line, stop)).map((line) => ({ panel: line.panel, point: pointOf(line, stop) }))

const within = ({ from, to }: SeamLine, stop: number) => stop >= from - 1e-9 && stop <= to + 1e-9

const pointOf = ({ line, from, to }: SeamLine, stop: number): Point =>
  pointAlong(line, ((stop - from) / (to - from)) * lengthOf(line))

function nearest(flat: readonly number[], [x, y]: Point): number {
  let [best, at] = [Number.POSITIVE_INFINITY, 0]
  for (let v = 0; v < flat.length / 2; v++) {
    const away = ((flat[2 * v] ?? 0) - x) ** 2 + ((flat[2 * v + 1] ?? 0) - y) ** 2
    if (away < best) [best, at] = [away, v]
  }
  return at
}
