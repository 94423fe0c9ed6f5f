/** A skirt of gores, each sewn to the next, and to a band that is as long as the waist; the band folded, as it is worn. */
import { boxOf, outlineOf } from './geometry.ts'
import type { Pattern, Piece, Point } from './pattern.ts'
import { piece, straight, unfold } from './pieces.ts'
import { pieceOf, ref } from './seams.ts'
import type { Panel, Seam, Sewing } from './sewing-shapes.ts'

export function sewSkirt(pattern: Pattern): Sewing {
  const drafted = pieceOf(pattern, 'skirt')
  const gore = hung(unfold(drafted))
  const names = Array.from({ length: drafted.cut }, (_, k) => `gore_${k + 1}`)
  const gores = names.map((name): Panel => ({ name, place: 'gore', piece: gore }))
  const band: Panel = { name: 'band', place: 'waist', piece: bandOf(pattern) }
  const between = names.map((name, k): Seam => {
    const next = names[(k + 1) % names.length] ?? name
    return { name: `side.${name}`, a: [ref(name, 'side.left', 'top')], b: [ref(next, 'side.right', 'top')] }
  })
  const joint: Seam = {
    name: 'joint',
    a: [ref('band', 'joint.left', 'top')],
    b: [ref('band', 'joint.right', 'top')],
  }
  const waist: Seam = {
    name: 'waist',
    a: [ref('band', 'waist', 'least_x')],
    b: names.map((name) => ref(name, 'waist', 'least_x')),
    ...(drafted.fullness === 'gathered' && { isGathered: true }),
  }
  return { panels: [band, ...gores], seams: [joint, waist, ...between] }
}

/** Its middle at x = 0, the top of its middle at y = 0. */
function hung(gore: Piece): Piece {
  const waist = gore.edges.find(({ name }) => name === 'waist')?.line ?? []
  const { left, right } = boxOf(outlineOf(gore.edges))
  const [x0, y0] = [(left + right) / 2, Math.max(...waist.map(([, y]) => y))]
  const move = ([x, y]: Point): Point => [x - x0, y - y0]
  return { ...gore, edges: gore.edges.map((edge) => ({ ...edge, line: edge.line.map(move) })) }
}

function bandOf(pattern: Pattern): Piece {
  const { top, bottom } = boxOf(outlineOf(pieceOf(pattern, 'waistband').edges))
  const [half, high] = [(pattern.finished.waistMm ?? 0) / 2, (bottom - top) / 2]
  return piece('waistband', [
    straight('fold', [-half, 0], [half, 0]),
    straight('joint.left', [half, 0], [half, high]),
    straight('waist', [half, high], [-half, high]),
    straight('joint.right', [-half, high], [-half, 0]),
  ])
}
