/** What bodice and blouse share of Bella: the sleeve, and what the pieces measure once sewn. */
import type { Draft } from '../freesewing.ts'
import { at, boxOf, crossings, distance, lengthOf, outlineOf } from '../geometry.ts'
import type { EdgeName, Finished, Piece, Point } from '../pattern.ts'
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

/** What darts take: of the length of an edge they stand on, and of the width of a piece at a height. */
export function sewnLength(of: Piece, name: EdgeName): number {
  const { line } = edgeOf(of, name)
  const mouths = of.marks
    .filter(({ kind }) => kind === 'dart')
    .map(({ line: dart }) => mouthOn(line, dart[0], dart[dart.length - 1]))
  return lengthOf(line) - mouths.reduce((sum, mouth) => sum + mouth, 0)
}

/** By darts that stand on the lower edge; one from the side takes no width. */
const takenInAt = (of: Piece, y: number): number =>
  of.marks
    .filter(({ kind, line }) => kind === 'dart' && isUpright(line))
    .reduce((sum, { line }) => {
      const [left, right] = crossings(line, y)
      return left === undefined || right === undefined ? sum : sum + right - left
    }, 0)

function isUpright(dart: readonly Point[]): boolean {
  const [from, to] = [at(dart, 0), at(dart, dart.length - 1)]
  return Math.abs(from[0] - to[0]) > Math.abs(from[1] - to[1])
}

/** The way along an edge from one end of a dart to the other; nothing when the dart is on another edge. */
function mouthOn(line: readonly Point[], from: Point | undefined, to: Point | undefined): number {
  const indexOf = (end: Point | undefined) => line.findIndex((point) => end && distance(point, end) < 0.5)
  const [a, b] = [indexOf(from), indexOf(to)].sort((one, other) => one - other)
  return a === undefined || b === undefined || a < 0 ? 0 : lengthOf(line.slice(a, b + 1))
}
