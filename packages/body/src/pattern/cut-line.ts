/** The line the scissors follow: the seam line and what each edge keeps outside it. */
import { areaOf, at, distance } from './geometry.ts'
import type { Piece, Point } from './pattern.ts'

interface Side {
  from: Point
  to: Point
  allowanceMm: number
}

/** A corner sharper than this is cut off square instead of running out into a spike: so many times its allowance. */
const spikes = 2.5

export function cutLine(of: Piece): Point[] {
  const sides = of.edges.flatMap(({ line, allowanceMm }): Side[] =>
    line.slice(1).flatMap((to, i) => {
      const from = at(line, i)
      return distance(from, to) > 0.05 ? [{ from, to, allowanceMm }] : []
    }),
  )
  const turn = areaOf(sides.map(({ from }) => from)) > 0 ? 1 : -1
  const moved = sides.map((side) => outwards(side, turn))
  return moved.flatMap((side, i) => corner(at(moved, (i + moved.length - 1) % moved.length), side))
}

function outwards({ from, to, allowanceMm }: Side, turn: number): Side {
  const long = distance(from, to)
  const [nx, ny] = [(turn * (to[1] - from[1])) / long, (-turn * (to[0] - from[0])) / long]
  const move = ([x, y]: Point): Point => [x + nx * allowanceMm, y + ny * allowanceMm]
  return { from: move(from), to: move(to), allowanceMm }
}

/** Where two sides meet, prolonged or shortened; two points where they run on along one line or make a spike. */
function corner(before: Side, after: Side): Point[] {
  if (distance(before.to, after.from) < 0.05) return [after.from]
  const meeting = meet(before, after)
  const reach = spikes * Math.max(before.allowanceMm, after.allowanceMm)
  if (!meeting || distance(meeting, after.from) > reach || distance(meeting, before.to) > reach)
    return [before.to, after.from]
  return [meeting]
}

function meet(a: Side, b: Side): Point | undefined {
  const [ax, ay] = [a.to[0] - a.from[0], a.to[1] - a.from[1]]
  const [bx, by] = [b.to[0] - b.from[0], b.to[1] - b.from[1]]
  const cross = ax * by - ay * bx
  if (Math.abs(cross) < 0.02 * Math.hypot(ax, ay) * Math.hypot(bx, by)) return undefined
  const share = ((b.from[0] - a.from[0]) * by - (b.from[1] - a.from[1]) * bx) / cross
  return [a.from[0] + ax * share, a.from[1] + ay * share]
}
