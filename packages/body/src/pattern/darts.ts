/** What darts take: of the length of an edge they stand on, and of the width of a piece at a height. */
import { at, crossings, distance, lengthOf } from './geometry.ts'
import type { EdgeName, Piece, Point } from './pattern.ts'
import { edgeOf } from './pieces.ts'

export function sewnLength(of: Piece, name: EdgeName): number {
  const { line } = edgeOf(of, name)
  const mouths = of.marks
    .filter(({ kind }) => kind === 'dart')
    .map(({ line: dart }) => mouthOn(line, dart[0], dart[dart.length - 1]))
  return lengthOf(line) - mouths.reduce((sum, mouth) => sum + mouth, 0)
}

/** By darts that stand on the lower edge; one from the side takes no width. */
export const takenInAt = (of: Piece, y: number): number =>
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
