/**
 * How the pieces are sewn: every cut piece by itself, whole, and which edges come together. For whoever sews them on a body: x
 * points to the wearer's left, of a sleeve and a leg to the front; y goes down from the neck point of the shoulder.
 * The two sides of a seam are equally long but for the ease the seam says.
 */

import { at, lengthOf } from './geometry.ts'
import type { Pattern, Point } from './pattern.ts'
import { edgeOf, unfold } from './pieces.ts'
import { buttoned, pieceOf, ref, shoulderSeam, sides, sleeveSeams, sleevesOf } from './seams.ts'
import { sewBodice, sewDress } from './sew-bodice.ts'
import { sewJacket, sewSherwani } from './sew-coat.ts'
import { sewSkirt } from './sew-skirt.ts'
import { sewTrousers } from './sew-trousers.ts'
import type { Panel, Seam, SeamEdge, Sewing } from './sewing-shapes.ts'

/** The line of one side of a seam, in the seam's direction; where edges of several panels follow, one line each. */
export function seamLines(
  { panels }: Pick<Sewing, 'panels'>,
  side: readonly SeamEdge[],
): { panel: string; line: Point[] }[] {
  return side.map(({ panel, edge, from }) => {
    const found = panels.find(({ name }) => name === panel)
    if (!found) throw new Error(`No panel ${panel}`)
    const { line } = edgeOf(found.piece, edge)
    return { panel, line: begins(line, from) ? [...line] : [...line].reverse() }
  })
}

export const seamLength = (sewing: Pick<Sewing, 'panels'>, side: readonly SeamEdge[]): number =>
  seamLines(sewing, side).reduce((sum, { line }) => sum + lengthOf(line), 0)

function begins(line: readonly Point[], from: SeamEdge['from']): boolean {
  const [first, last] = [at(line, 0), at(line, line.length - 1)]
  if (from === 'top') return first[1] <= last[1]
  if (from === 'bottom') return first[1] >= last[1]
  return from === 'least_x' ? first[0] <= last[0] : first[0] >= last[0]
}

/** The panels and seams of a garment that can be sewn on a body, or undefined for a block that is only a beginning. */
export function sewingOf(pattern: Pattern): Sewing | undefined {
  const { design } = pattern
  if (design === 'tee' || design === 'kurta') return sewTop(pattern)
  if (design === 'shirt') return sewShirt(pattern)
  if (design === 'sherwani' || design === 'bandhgala') return sewSherwani(pattern)
  if (design === 'jacket') return sewJacket(pattern)
  if (design === 'saree_blouse') return sewBodice(pattern)
  if (design === 'dress') return sewDress(pattern)
  if (design === 'trousers' || design === 'pajama' || design === 'churidar') return sewTrousers(pattern)
  return design === 'skirt' || design === 'petticoat' ? sewSkirt(pattern) : undefined
}

function sewTop(pattern: Pattern): Sewing {
  const panels: Panel[] = [
    { name: 'front', place: 'front', piece: unfold(pieceOf(pattern, 'front')) },
    { name: 'back', place: 'back', piece: unfold(pieceOf(pattern, 'back')) },
    ...sleevesOf(pattern),
  ]
  const seams = sides.flatMap((side): Seam[] => [
    {
      name: `side.${side}`,
      a: [ref('front', `side.${side}`, 'top')],
      b: [ref('back', `side.${side}`, 'top')],
    },
    shoulderSeam('front', 'back', side),
    ...sleeveSeams(side, [ref('front', `armhole.${side}`, 'bottom'), ref('back', `armhole.${side}`, 'top')]),
  ])
  return { panels, seams }
}

/** Buttoned: the fronts meet at the middle, without their button stands; collar and cuffs are left off. */
function sewShirt(pattern: Pattern): Sewing {
  const panels: Panel[] = [
    { name: 'front_left', place: 'front', piece: buttoned(pieceOf(pattern, 'front_left'), 'left') },
    { name: 'front_right', place: 'front', piece: buttoned(pieceOf(pattern, 'front_right'), 'right') },
    { name: 'back', place: 'back', piece: unfold(pieceOf(pattern, 'back')) },
    { name: 'yoke', place: 'back', piece: unfold(pieceOf(pattern, 'yoke')) },
    ...sleevesOf(pattern),
  ]
  const middle: Seam = {
    name: 'centre',
    a: [ref('front_left', 'centre', 'top')],
    b: [ref('front_right', 'centre', 'top')],
  }
  const yoke: Seam = {
    name: 'yoke',
    a: [ref('back', 'yoke', 'least_x')],
    b: [ref('yoke', 'yoke', 'least_x')],
  }
  const twice = sides.flatMap((side): Seam[] => [
    {
      name: `side.${side}`,
      a: [ref(`front_${side}`, `side.${side}`, 'top')],
      b: [ref('back', `side.${side}`, 'top')],
    },
    shoulderSeam(`front_${side}`, 'yoke', side),
    ...sleeveSeams(side, [
      ref(`front_${side}`, `armhole.${side}`, 'bottom'),
      ref('yoke', `armhole.${side}`, 'top'),
      ref('back', `armhole.${side}`, 'top'),
    ]),
  ])
  return { panels, seams: [middle, yoke, ...twice] }
}
