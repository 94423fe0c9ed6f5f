/** Edges with darts in them: what is left of their length once the darts are sewn. */
import { distance, lengthOf } from './geometry.ts'
import type { EdgeName, Piece, Point } from './pattern.ts'
import { edgeOf } from './pieces.ts'

export function sewnLength(of: Piece, name: EdgeName): number {
  const { line } = edgeOf(of, name)
  const mouths = of.marks
    .filter(({ kind }) => kind === 'dart')
    .map(({ line: dart }) => mouthOn(line, dart[0], dart[dart.length - 1]))
  return lengthOf(line) - mouths.reduce((sum, mouth) => sum + mouth, 0)
}

/** The way along an edge from one end of a dart to the other; nothing when the dart is on another edge. */
function mouthOn(line: readonly Point[], from: Point | undefined, to: Point | undefined): number {
  const indexOf = (end: Point | undefined) => line.findIndex((point) => end && distance(point, end) < 0.5)
  const [a, b] = [indexOf(from), indexOf(to)].sort((one, other) => one - other)
  return a === undefined || b === undefined || a < 0 ? 0 : lengthOf(line.slice(a, b + 1))
}
