/** Trousers by four legs: sewn along both sides of each, at the fork before and behind, and to a band where they have one. */
import { dartSeams, withDartsCut } from './cut-darts.ts'
import type { EdgeName, Pattern, Piece } from './pattern.ts'
import { turnedOver } from './pieces.ts'
import { bandJoint, bandOf, pieceOf, ref, type Side, sides } from './seams.ts'
import type { Panel, Seam, SeamEdge, Sewing } from './sewing-shapes.ts'

export function sewTrousers(pattern: Pattern): Sewing {
  const [front, back] = [pieceOf(pattern, 'front_leg'), withDartsCut(pieceOf(pattern, 'back_leg'))]
  const panels: Panel[] = sides.flatMap((side): Panel[] => [
    { name: `front_${side}`, place: `${side}_leg_front`, piece: side === 'left' ? turnedOver(front) : front },
    { name: `back_${side}`, place: `${side}_leg_back`, piece: side === 'left' ? back : turnedOver(back) },
  ])
  const seam = (name: EdgeName, a: string, b: string): Seam => ({
    name: `${name}.${a}.${b}`,
    a: [ref(a, name, 'top')],
    b: [ref(b, name, 'top')],
  })
  const legs = sides.flatMap((side) => [
    seam('outseam', `front_${side}`, `back_${side}`),
    seam('inseam', `front_${side}`, `back_${side}`),
  ])
  const forks = [
    seam('crotch', 'front_left', 'front_right'),
    seam('crotch', 'back_left', 'back_right'),
    ...panels.flatMap(dartSeams),
  ]
  if (!pattern.pieces.some(({ key }) => key === 'waistband')) return { panels, seams: [...legs, ...forks] }
  const waist: Seam = { name: 'waist', a: [ref('band', 'waist', 'least_x')], b: aroundWaist(panels) }
  return { panels: [bandOf(pattern), ...panels], seams: [bandJoint, waist, ...legs, ...forks] }
}

/** From the middle behind over the right side, the front and the left side to the middle behind again, as the band runs. */
function aroundWaist(panels: readonly Panel[]): SeamEdge[] {
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
