/** Drafts a FreeSewing design and hands over its parts: the seam line as points, with the named corners on it. */
import type { DesignClass, PatternPart, PatternPath, PatternPoint } from '@freesewing/core'
import { at, curve, distance } from './geometry.ts'
import type { Edge, EdgeName, Point } from './pattern.ts'

export interface Draft {
  /** The drafted part of this name; throws when the design has drawn none. */
  part(name: string): DraftedPart
}

export interface DraftedPart {
  point(name: string): Point
  has(name: string): boolean
  hasPath(name: string): boolean
  notches(): Point[]
  /** Where buttons or buttonholes sit. */
  snippets(kind: string): Point[]
  line(path: string): Point[]
  /** Whether a named point is a corner of a path: a dart that closes to nothing is left out by the design. */
  isOn(path: string, corner: string): boolean
  /** The border of a path cut at its named corners: each names the edge that begins there, in the path's own direction. */
  edges(path: string, corners: readonly (readonly [corner: string, edge: EdgeName])[]): Edge[]
}

/** Names and values as FreeSewing has them; shares for percentages. Throws when the design reports an error. */
export function draftWith(
  design: DesignClass,
  measurements: Record<string, number>,
  options: Record<string, number | string | boolean>,
): Draft {
  const drawn = new design({ measurements, options, sa: 0, layout: false }).draft()
  const errors = [...drawn.store.logs.error, ...drawn.setStores.flatMap(({ logs }) => logs.error)]
  const parts = drawn.parts[0] ?? {}
  if (errors.length > 0) throw new Error(`The draft has failed: ${errors.map(String).join('; ')}`)
  return {
    part(name) {
      const part = parts[name]
      if (!part) throw new Error(`No part ${name} in this draft`)
      return draftedPart(part)
    },
  }
}

function draftedPart(part: PatternPart): DraftedPart {
  const known = (table: Record<string, PatternPoint>, name: string) => {
    const found = table[name]
    if (!found) throw new Error(`No point ${name} in this part`)
    return plain(found)
  }
  const line = (name: string) => {
    const path = part.paths[name]
    if (!path) throw new Error(`No path ${name} in this part`)
    return pointsOf(path)
  }
  const anchors = (kind: string) =>
    Object.values(part.snippets)
      .filter(({ def }) => def === kind)
      .map(({ anchor }) => plain(anchor))
  return {
    point: (name) => known(part.points, name),
    has: (name) => name in part.points,
    hasPath: (name) => name in part.paths,
    notches: () => [...anchors('notch'), ...anchors('bnotch')],
    snippets: anchors,
    line,
    isOn: (path, corner) => line(path).some((point) => distance(point, known(part.points, corner)) < 0.1),
    edges: (path, corners) => {
      const places = corners.map(([corner, name]) => ({ name, at: known(part.points, corner) }))
      return cutAtCorners(line(path), places)
    },
  }
}

/** A closed line cut where its corners stand; throws when one of them is not on it. */
export function cutAtCorners(
  line: readonly Point[],
  corners: readonly { name: EdgeName; at: Point }[],
): Edge[] {
  const closed = distance(at(line, 0), at(line, line.length - 1)) < 0.05 ? line.slice(0, -1) : [...line]
  const places = corners.map((corner) => indexOf(closed, corner.at))
  return corners.map(({ name }, i) => {
    const from = at(places, i)
    const until = at(places, (i + 1) % places.length)
    const steps = (until - from + closed.length) % closed.length || closed.length
    const points = Array.from({ length: steps + 1 }, (_, step) => at(closed, (from + step) % closed.length))
    return { name, line: points, allowanceMm: 0 }
  })
}

function indexOf(line: readonly Point[], place: Point): number {
  const index = line.findIndex((point) => distance(point, place) < 0.1)
  if (index < 0) throw new Error(`No corner at ${place.map(Math.round)} on this line`)
  return index
}

function pointsOf({ ops }: PatternPath): Point[] {
  const line: Point[] = []
  for (const { type, to, cp1, cp2 } of ops) {
    if (!to) continue
    const end = plain(to)
    if (type === 'curve' && cp1 && cp2)
      line.push(...curve(at(line, line.length - 1), plain(cp1), plain(cp2), end).slice(1))
    else if (line.length === 0 || distance(at(line, line.length - 1), end) > 0.01) line.push(end)
  }
  return line
}

const plain = ({ x, y }: PatternPoint): Point => [x, y]
