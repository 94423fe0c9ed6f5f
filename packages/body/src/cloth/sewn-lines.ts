/**
 * Where sewn cloth shows how it was made: along its seams, at its edges that are turned in and stitched, and along the lines its
 * cut has on the cloth itself. All by how far each point of the flat pieces lies from them, so that a screen may draw them fine.
 */
import type { DesignKey } from '../pattern/design-key.ts'
import { acrossAt, at, boxOf, lengthOf, outlineOf } from '../pattern/geometry.ts'
import type { Edge, Point } from '../pattern/pattern.ts'
import { edgeOf } from '../pattern/pieces.ts'
import type { Panel, Sewing } from '../pattern/sewing-shapes.ts'
import type { Draped, Stitched } from './cloth.ts'
import { creaseOf } from './grade-hung.ts'

/** Zero on a line of the cloth itself, signed beside it; `far` where there is none. */
export type ClothLine = (point: Point) => number

const far = 999
const none: ClothLine = () => far

/** Placket, cuff, crease and fly, as far as a design has them. */
export function clothLineOf(design: DesignKey, { name, place, piece }: Panel): ClothLine {
  const hem = () => boxOf(outlineOf(piece.edges)).bottom
  if (place.endsWith('_arm'))
    return design === 'shirt' && isLong(piece.edges) ? ([, y]) => hem() - cuffMm - y : none
  if (place === 'front' && design === 'shirt') return ([x]) => placketMm / 2 - Math.abs(x)
  if (place === 'front' && (design === 'sherwani' || design === 'bandhgala'))
    return name === 'front_right' ? ([x]) => x + lapMm : none
  if (design === 'jacket' && name === 'front_right') return overlapOf(piece)
  if (place === 'front' && design === 'kurta') {
    const neck = edgeOf(piece, 'neck').line
    const low = Math.max(...neck.map(([, y]) => y)) + openingMm
    return ([x, y]) => Math.min(placketMm / 2 - Math.abs(x), low - y)
  }
  if (!place.includes('_leg_') || design === 'churidar') return none
  const crease = creaseOf({ piece })
  const outwards = Math.sign(at(edgeOf(piece, 'outseam').line, 0)[0] - crease)
  const fromCrease: ClothLine = ([x]) => (crease - x) * outwards
  return name === 'front_left' ? withFly(piece.edges, fromCrease) : fromCrease
}
const [placketMm, cuffMm, lapMm, openingMm, flyMm, flyDeepMm] = [34, 62, 24, 150, 34, 165]

/** Where the left front ends on the right one, below the break of its lapel. */
function overlapOf({ marks, edges, key }: Panel['piece']): ClothLine {
  const [start, end] = marks.find(({ kind }) => kind === 'roll')?.line ?? []
  if (!start || !end) throw new Error(`${key} has no roll line`)
  const low = boxOf(edges.find(({ name }) => name === 'centre')?.line ?? []).bottom
  // The marks are the right front's: turned over they are the left one's.
  const line: Point[] = [
    [-start[0], start[1]],
    [-end[0], end[1]],
    [-end[0], low - 30],
    [0, low],
  ]
  return ([x, y]) => x - acrossAt(line, y)
}

const isLong = (edges: readonly Edge[]) => {
  const { top, bottom } = boxOf(outlineOf(edges))
  return bottom - top > 450
}

/** The stitching of the fly, beside the front's seam down to above the fork. Both lines are positive between one another. */
function withFly(edges: readonly Edge[], fromCrease: ClothLine): ClothLine {
  const crotch = edges.find(({ name }) => name === 'crotch')?.line ?? []
  const top = Math.min(...crotch.map(([, y]) => y))
  return (point) => {
    const beside = Math.max(away(crotch, point) - flyMm, point[1] - top - flyDeepMm)
    return Math.min(beside, fromCrease(point))
  }
}

/** Adds them to cloth that was draped. Where the side of a triangle leads from edge to edge across the cloth, it gets a point in its middle. */
export function withLines(
  draped: Draped,
  { sewing, sewn, lineOf }: { sewing: Sewing; sewn: Stitched; lineOf: (panel: Panel) => ClothLine },
): Draped {
  const made = growing(draped)
  const [edgeMm, seamsMm]: [number[], number[]] = [[], []]
  const told = sewing.panels.map((panel) => toldOf(sewing, panel, lineOf(panel)))
  const flats = sewn.panels.flatMap(({ flat }, p) =>
    Array.from({ length: flat.length / 2 }, (_, v) => ({
      p,
      at: [flat[2 * v] ?? 0, flat[2 * v + 1] ?? 0] as const,
    })),
  )
  const tell = ({ p, at: point }: (typeof flats)[number]) => {
    const [edge, line, seam] = told[p]?.(point) ?? [far, far, far]
    edgeMm.push(Math.min(60, edge))
    seamsMm.push(line, seam)
    return Math.min(edge, seam)
  }
  const isBorder = flats.map((flat) => tell(flat) < 0.5)
  const middles = new Map<string, number>()
  for (const [key, [i, j]] of sidesWithin(draped.indices)) {
    const [one, other] = [flats[i], flats[j]]
    if (!one || !other || !isBorder[i] || !isBorder[j]) continue
    middles.set(key, made.middle(i, j))
    tell({ p: one.p, at: [(one.at[0] + other.at[0]) / 2, (one.at[1] + other.at[1]) / 2] })
  }
  return {
    ...draped,
    ...made.arrays(),
    indices: Uint32Array.from(split(draped.indices, middles)),
    edgeMm: Float32Array.from(edgeMm),
    seamsMm: Float32Array.from(seamsMm),
  }
}

const sideKey = (i: number, j: number) => (i < j ? `${i} ${j}` : `${j} ${i}`)

/** The sides that two triangles share. */
function sidesWithin(indices: Uint32Array): Map<string, [number, number]> {
  const [seen, shared] = [new Set<string>(), new Map<string, [number, number]>()]
  for (let t = 0; t < indices.length; t++) {
    const [i, j] = [indices[t] ?? 0, indices[t % 3 === 2 ? t - 2 : t + 1] ?? 0]
    const key = sideKey(i, j)
    if (seen.has(key)) shared.set(key, [i, j])
    seen.add(key)
  }
  return shared
}

/** Triangles with points in the middle of some of their sides, as smaller ones. */
function split(indices: Uint32Array, middles: ReadonlyMap<string, number>): number[] {
  const made: number[] = []
  const cut = (a: number, b: number, c: number): void => {
    for (const [p, q, r] of [
      [a, b, c],
      [b, c, a],
      [c, a, b],
    ] as const) {
      const middle = middles.get(sideKey(p, q))
      if (middle === undefined) continue
      cut(p, middle, r)
      cut(middle, q, r)
      return
    }
    made.push(a, b, c)
  }
  for (let t = 0; t < indices.length; t += 3) cut(indices[t] ?? 0, indices[t + 1] ?? 0, indices[t + 2] ?? 0)
  return made
}

type Told = readonly [edge: number, line: number, seam: number]

function toldOf(sewing: Sewing, { name, piece }: Panel, line: ClothLine): (point: Point) => Told {
  const sewnEdges = new Set(
    sewing.seams.flatMap(({ a, b }) => [...a, ...b]).flatMap((one) => (one.panel === name ? one.edge : [])),
  )
  const whole = piece.edges.filter(({ line }) => lengthOf(line) > 1)
  // At its vent the right back goes on beneath the left one.
  const goesOn = (edge: Edge) => edge.name === 'vent' && name === 'back_right'
  const open = whole.filter((edge) => !sewnEdges.has(edge.name) && !goesOn(edge)).map((edge) => edge.line)
  // Halves that meet on a fold are one cloth.
  const closed = whole
    .filter((edge) => sewnEdges.has(edge.name) && edge.name !== 'fold')
    .map((edge) => edge.line)
  const nearest = (all: readonly Point[][], point: Point) =>
    all.reduce((least, each) => Math.min(least, away(each, point)), far)
  return (point) => [nearest(open, point), line(point), nearest(closed, point)]
}

/** How far a point lies from a line of points. */
function away(line: readonly Point[], [x, y]: Point): number {
  let least = far
  for (let k = 1; k < line.length; k++) {
    const [[ax, ay], [bx, by]] = [at(line, k - 1), at(line, k)]
    const [dx, dy] = [bx - ax, by - ay]
    const share = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
    least = Math.min(least, Math.hypot(x - ax - share * dx, y - ay - share * dy))
  }
  return least
}

/** The arrays of a mesh, with points more between two. */
function growing({ positions, normals, uvs, fit, strain }: Draped) {
  const sizes = { positions: 3, normals: 3, uvs: 2, fit: 1, strain: 1 } as const
  const grown = {
    positions: [...positions],
    normals: [...normals],
    uvs: [...uvs],
    fit: [...fit],
    strain: [...strain],
  }
  const keys = ['positions', 'normals', 'uvs', 'fit', 'strain'] as const
  return {
    middle(i: number, j: number): number {
      const v = grown.fit.length
      for (const key of keys) {
        const list = grown[key]
        for (let n = 0; n < sizes[key]; n++)
          list.push(((list[sizes[key] * i + n] ?? 0) + (list[sizes[key] * j + n] ?? 0)) / 2)
      }
      return v
    },
    arrays: () => ({
      positions: Float32Array.from(grown.positions),
      normals: Float32Array.from(grown.normals),
      uvs: Float32Array.from(grown.uvs),
      fit: Float32Array.from(grown.fit),
      strain: Float32Array.from(grown.strain),
    }),
  }
}
