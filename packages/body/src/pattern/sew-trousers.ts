/** Trousers by four legs: sewn along both sides of each, at the fork before and behind, and to a band where they have one. */
import { dartSeams, withDartsCut } from './cut-darts.ts'
import type { EdgeName, Pattern } from './pattern.ts'
import { turnedOver } from './pieces.ts'
import { aroundWaist, bandJoint, bandOf, pieceOf, ref, sides } from './seams.ts'
import type { Panel, Seam, Sewing } from './sewing-shapes.ts'

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
