/** What bodice and blouse share of Bella: the sleeve, and what the pieces measure once sewn. */
import { sewnLength, takenInAt } from '../darts.ts'
import type { Draft } from '../freesewing.ts'
import { at, boxOf, crossings, lengthOf, outlineOf } from '../geometry.ts'
import type { Finished, Piece } from '../pattern.ts'
import { edgeOf, piece } from '../pieces.ts'
import { sleeveUnder } from './block.ts'

export function bellaSleeve(draft: Draft, lengthMm: number, hemMm: number): Piece {
  return piece('sleeve', sleeveUnder(draft.part('bella.sleeve'), lengthMm, hemMm), { cut: 2, isPair: true })
}

/** Around the bust through the tips of the bust darts, whose mouths are sewn away; around the lower edge less its darts. */
export function bellaGirths(draft: Draft, front: Piece, back: Piece): Finished {
  const tip = draft.part('bella.frontSideDart').point('bustDartTip')
  const across = Math.max(...crossings(outlineOf(front.edges), tip[1]))
  const backAt = boxOf(edgeOf(back, 'side').line)
  const bustY = Math.min(backAt.bottom - 5, tip[1])
  const backWide = Math.max(...crossings(outlineOf(back.edges), bustY)) - takenInAt(back, bustY)
  const waist = front.edges.some(({ name }) => name === 'waist') ? 'waist' : 'hem'
  const centreFront = at(edgeOf(front, 'neck').line, edgeOf(front, 'neck').line.length - 1)[0]
  return {
    chestMm: 2 * (across - centreFront + backWide),
    waistMm: 2 * (sewnLength(front, waist) + sewnLength(back, waist)),
    neckMm: 2 * (lengthOf(edgeOf(front, 'neck').line) + lengthOf(edgeOf(back, 'neck').line)),
  }
}
