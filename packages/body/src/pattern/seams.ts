/** What the tables of seams are written with: references to edges, and the seams many garments share. */
import { at, boxOf, outlineOf } from './geometry.ts'
import type { EdgeName, Pattern, Piece } from './pattern.ts'
import { edgeOf, piece, straight } from './pieces.ts'
import type { Panel, Seam, SeamEdge } from './sewing-shapes.ts'

export const pieceOf = ({ pieces }: Pattern, key: Piece['key']): Piece => {
  const found = pieces.find((one) => one.key === key)
  if (!found) throw new Error(`No piece ${key}`)
  return found
}

export const ref = (panel: string, edge: EdgeName, from: SeamEdge['from']): SeamEdge => ({
  panel,
  edge,
  from,
})
export const sides = ['left', 'right'] as const
export type Side = (typeof sides)[number]

export function sleevesOf(pattern: Pattern): Panel[] {
  const sleeve = pieceOf(pattern, 'sleeve')
  return [
    { name: 'sleeve_left', place: 'left_arm', piece: sleeve },
    { name: 'sleeve_right', place: 'right_arm', piece: sleeve },
  ]
}

/** The armhole runs from the underarm up the front, over the shoulder and down the back; the cap does the same. */
export function sleeveSeams(side: Side, armhole: readonly SeamEdge[]): Seam[] {
  const sleeve = `sleeve_${side}`
  return [
    { name: `armhole.${side}`, a: [ref(sleeve, 'cap', 'most_x')], b: armhole },
    {
      name: `underarm.${side}`,
      a: [ref(sleeve, 'underarm.right', 'top')],
      b: [ref(sleeve, 'underarm.left', 'top')],
    },
  ]
}

/** A waistband as it is worn, folded along its length and as long as the waist, its ends to be joined behind. */
export function bandOf(pattern: Pattern): Panel {
  const { left, top, right, bottom } = boxOf(outlineOf(pieceOf(pattern, 'waistband').edges))
  const half = (pattern.finished.waistMm ?? 0) / 2
  const high = Math.min(right - left, bottom - top) / 2
  const edges = [
    straight('fold', [-half, 0], [half, 0]),
    straight('joint.left', [half, 0], [half, high]),
    straight('waist', [half, high], [-half, high]),
    straight('joint.right', [-half, high], [-half, 0]),
  ]
  return { name: 'band', place: 'waist', piece: piece('waistband', edges) }
}

export const bandJoint: Seam = {
  name: 'joint',
  a: [ref('band', 'joint.left', 'top')],
  b: [ref('band', 'joint.right', 'top')],
}

/**
 * The waist of halves named front_left and so on: from the middle behind over the right side, the front and the left side to the
 * middle behind again, as a band and the gores of a skirt run.
 */
export function aroundWaist(panels: readonly Panel[]): SeamEdge[] {
  const waistOf = (half: 'front' | 'back', side: Side): SeamEdge[] => {
    const name = `${half}_${side}`
    const of = panels.find((panel) => panel.name === name)?.piece
    const edges = (of?.edges ?? []).filter((edge) => edge.name === 'waist' || edge.name === 'waist.rest')
    // Before, x runs to the wearer's left as the band does; behind, a back lies the other way round.
    const towards = half === 'front' ? 'least_x' : 'most_x'
    return inOrder(edges, towards).map((edge) => ref(name, edge.name, towards))
  }
  return [
    ...waistOf('back', 'right'),
    ...waistOf('front', 'right'),
    ...waistOf('front', 'left'),
    ...waistOf('back', 'left'),
  ]
}

function inOrder(edges: Piece['edges'], from: 'least_x' | 'most_x'): Piece['edges'] {
  const middle = ({ line }: Piece['edges'][number]) => line.reduce((sum, [x]) => sum + x, 0) / line.length
  const turn = from === 'least_x' ? 1 : -1
  return [...edges].sort((a, b) => turn * (middle(a) - middle(b)))
}

export function shoulderSeam(front: string, back: string, side: 'left' | 'right'): Seam {
  const from = side === 'left' ? 'least_x' : 'most_x'
  return {
    name: `shoulder.${side}`,
    a: [ref(front, `shoulder.${side}`, from)],
    b: [ref(back, `shoulder.${side}`, from)],
  }
}

/** A front buttoned at the middle, without its button stand; its other edges are named by their side. */
export function buttoned(of: Piece, side: Side): Piece {
  const kept = of.edges.filter(({ name }) => !['stand_top', 'overlap', 'stand_hem'].includes(name))
  const [hem, neck] = [edgeOf(of, 'hem').line, edgeOf(of, 'neck').line]
  const centre = straight('centre', at(neck, neck.length - 1), at(hem, 0))
  return piece(of.key, [...sidedEdges(kept, side), centre])
}

/** Of a half: what it has on one side only is named by that side. */
export const sidedEdges = (edges: Piece['edges'], side: Side): Piece['edges'] =>
  edges.map((edge) =>
    inTheMiddle.includes(edge.name) ? edge : { ...edge, name: `${edge.name}.${side}` as EdgeName },
  )
const inTheMiddle: readonly EdgeName[] = ['hem', 'neck', 'centre', 'vent', 'roll', 'edge']
