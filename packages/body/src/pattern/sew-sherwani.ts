/** Buttoned: the fronts meet at the middle, the halves of the back at its seam; the collar is left off. */
import type { Pattern } from './pattern.ts'
import { turnedOver } from './pieces.ts'
import { buttoned, pieceOf, ref, shoulderSeam, sidedEdges, sides, sleeveSeams, sleevesOf } from './seams.ts'
import type { Panel, Seam, Sewing } from './sewing-shapes.ts'

export function sewSherwani(pattern: Pattern): Sewing {
  const left = pieceOf(pattern, 'back')
  const panels: Panel[] = [
    ...sides.map(
      (side): Panel => ({
        name: `front_${side}`,
        place: 'front',
        piece: buttoned(pieceOf(pattern, `front_${side}`), side),
      }),
    ),
    ...sides.map((side): Panel => {
      const back = side === 'left' ? left : turnedOver(left)
      return { name: `back_${side}`, place: 'back', piece: { ...back, edges: sidedEdges(back.edges, side) } }
    }),
    ...sleevesOf(pattern),
  ]
  const middles = (['front', 'back'] as const).map(
    (half): Seam => ({
      name: `centre.${half}`,
      a: [ref(`${half}_left`, 'centre', 'top')],
      b: [ref(`${half}_right`, 'centre', 'top')],
    }),
  )
  const twice = sides.flatMap((side): Seam[] => [
    {
      name: `side.${side}`,
      a: [ref(`front_${side}`, `side.${side}`, 'top')],
      b: [ref(`back_${side}`, `side.${side}`, 'top')],
    },
    shoulderSeam(`front_${side}`, `back_${side}`, side),
    ...sleeveSeams(side, [
      ref(`front_${side}`, `armhole.${side}`, 'bottom'),
      ref(`back_${side}`, `armhole.${side}`, 'top'),
    ]),
  ])
  return { panels, seams: [...middles, ...twice] }
}
