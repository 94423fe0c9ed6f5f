/** A piece with its darts cut out, as cloth that is sewn together without folds inside: each dart is two edges that meet. */
import { at, distance } from './geometry.ts'
import type { Edge, EdgeName, Piece, Point } from './pattern.ts'
import type { Panel, Seam, SeamEdge } from './sewing-shapes.ts'

type DartedEdge = 'hem' | 'side' | 'waist'

/**
 * At most one dart stands on an edge. The edge keeps its name up to the dart, the legs are `.dart_in` to the tip and `.dart_out`
 * from it, and what follows is `.rest`; all in the direction of the outline.
 */
export function withDartsCut(of: Piece): Piece {
  const darts = of.marks.filter(({ kind }) => kind === 'dart').map(({ line }) => line)
  return { ...of, edges: of.edges.flatMap((edge) => cutBy(edge, darts)) }
}

function cutBy(edge: Edge, darts: readonly Point[][]): Edge[] {
  for (const dart of darts) {
    const [from, to] = [indexOn(edge.line, at(dart, 0)), indexOn(edge.line, at(dart, dart.length - 1))]
    if (from < 0 || to < 0) continue
    const legs = from < to ? dart : [...dart].reverse()
    const tip = tipOf(legs)
    const named = (part: 'dart_in' | 'dart_out' | 'rest', line: Point[]): Edge => ({
      ...edge,
      name: `${edge.name as DartedEdge}.${part}`,
      line,
    })
    return [
      { ...edge, line: edge.line.slice(0, Math.min(from, to) + 1) },
      named('dart_in', legs.slice(0, tip + 1)),
      named('dart_out', legs.slice(tip)),
      named('rest', edge.line.slice(Math.max(from, to))),
    ]
  }
  return [edge]
}

const indexOn = (line: readonly Point[], end: Point) => line.findIndex((point) => distance(point, end) < 0.5)

/** Where the dart ends: furthest from its mouth. */
function tipOf(legs: readonly Point[]): number {
  const [a, b] = [at(legs, 0), at(legs, legs.length - 1)]
  const away = legs.map((point) => distance(point, a) + distance(point, b))
  return away.indexOf(Math.max(...away))
}

/** Both legs of each dart of a panel, from the mouth to the tip. */
export function dartSeams({ name, piece }: Panel): Seam[] {
  return (['hem', 'waist', 'side'] as const).flatMap((on): Seam[] => {
    const [into, out] = [legOf(piece, `${on}.dart_in`), legOf(piece, `${on}.dart_out`)]
    if (!into || !out) return []
    const [mouth, tip] = [at(into.line, 0), at(out.line, 0)]
    const from =
      on === 'hem'
        ? 'bottom'
        : on === 'waist'
          ? upright(mouth, tip)
          : mouth[0] > tip[0]
            ? 'most_x'
            : 'least_x'
    return [
      {
        name: `dart.${on}.${name}`,
        a: [{ panel: name, edge: into.name, from }],
        b: [{ panel: name, edge: out.name, from }],
      },
    ]
  })
}

/** From the mouth to the tip. */
const upright = (mouth: Point, tip: Point) => (mouth[1] < tip[1] ? 'top' : 'bottom')

const legOf = (piece: Piece, name: EdgeName) => piece.edges.find((edge) => edge.name === name)

/** An edge and, where a dart has cut it, what is left of it beyond, from its upper end down. */
export function downAlong(panel: Panel, edge: DartedEdge): SeamEdge[] {
  const rest = legOf(panel.piece, `${edge}.rest`)
  const own = { panel: panel.name, edge, from: 'top' } as const
  if (!rest) return [own]
  const beyond = { panel: panel.name, edge: rest.name, from: 'top' } as const
  const first = legOf(panel.piece, edge)
  const isUpwards = first !== undefined && at(first.line, 0)[1] > at(rest.line, rest.line.length - 1)[1]
  return isUpwards ? [beyond, own] : [own, beyond]
}
