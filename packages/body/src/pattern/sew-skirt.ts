/** A skirt or a petticoat of gores, each sewn to the next, and to a band that is as long as the waist; the band folded, as it is worn. */
import { boxOf, outlineOf } from './geometry.ts'
import type { Pattern, Piece, Point } from './pattern.ts'
import { unfold } from './pieces.ts'
import { bandJoint, bandOf, pieceOf, ref } from './seams.ts'
import type { Panel, Seam, Sewing } from './sewing-shapes.ts'

export function sewSkirt(pattern: Pattern): Sewing {
  const { gores, seams } = goresOf(pattern)
  const waist: Seam = {
    name: 'waist',
    a: [ref('band', 'waist', 'least_x')],
    b: gores.map(({ name }) => ref(name, 'waist', 'least_x')),
    ...(isTakenIn(pattern) && { isGathered: true }),
  }
  return { panels: [bandOf(pattern), ...gores], seams: [bandJoint, waist, ...seams] }
}

/** The string of a petticoat gathers its casing with the gores: as worn, the band is as long as the waist. */
const isTakenIn = (pattern: Pattern) =>
  pattern.design === 'petticoat' || pieceOf(pattern, 'skirt').fullness === 'gathered'

/** In their order from the middle behind, each sewn to the next. */
export function goresOf(pattern: Pattern): { gores: Panel[]; seams: Seam[] } {
  const drafted = pieceOf(pattern, 'skirt')
  const piece = hung(unfold(drafted))
  const gores = Array.from(
    { length: drafted.cut },
    (_, k): Panel => ({ name: `gore_${k + 1}`, place: 'gore', piece }),
  )
  const seams = gores.map(({ name }, k): Seam => {
    const next = gores[(k + 1) % gores.length]?.name ?? name
    return { name: `side.${name}`, a: [ref(name, 'side.left', 'top')], b: [ref(next, 'side.right', 'top')] }
  })
  return { gores, seams }
}

/** Its middle at x = 0, the top of its middle at y = 0. */
function hung(gore: Piece): Piece {
  const waist = gore.edges.find(({ name }) => name === 'waist')?.line ?? []
  const { left, right } = boxOf(outlineOf(gore.edges))
  const [x0, y0] = [(left + right) / 2, Math.max(...waist.map(([, y]) => y))]
  const move = ([x, y]: Point): Point => [x - x0, y - y0]
  return { ...gore, edges: gore.edges.map((edge) => ({ ...edge, line: edge.line.map(move) })) }
}
