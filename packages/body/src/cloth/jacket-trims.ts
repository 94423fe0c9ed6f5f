/**
 * What a jacket shows on its sewn cloth: lapels folded over the fronts along their roll line, the collar that stands behind and falls
 * on the shoulders, pockets and buttons. Each is the drafted piece, laid on the cloth as it hangs: so it follows every body and tape.
 */
import { plates } from '../garment/buttons.ts'
import type { GarmentMesh } from '../garment/garment.ts'
import { unfolded } from '../pattern/designs/lapel.ts'
import { at, between, distance, lengthOf, pointAlong } from '../pattern/geometry.ts'
import type { Point } from '../pattern/pattern.ts'
import type { Side } from '../pattern/seams.ts'
import type { Draped, Sewn } from './cloth.ts'
import { jacketCollar } from './jacket-collar.ts'
import { type Half, halfOf } from './jacket-half.ts'
import { over } from './on-cloth.ts'
import { type SheetPoint, sheetMesh } from './sheet-mesh.ts'
import { ventUnderlap } from './vent-underlap.ts'

export function jacketTrims(draped: Draped, made: Sewn): GarmentMesh[] {
  const { left, right } = { left: halfOf(draped, made, 'left'), right: halfOf(draped, made, 'right') }
  const { avatar } = made
  const buttons = left.marks.flatMap((mark) => (mark.kind === 'buttonhole' ? mark.line : []))
  return [
    ...[left, right].flatMap((half, k) =>
      half.marks
        .filter(({ kind }) => kind === 'pocket')
        .slice(0, k === 0 ? undefined : 1)
        .map(({ line }) => pocketOn(avatar, half, line)),
    ),
    ...ventUnderlap(draped, made),
    lapelOn(avatar, right, 'right'),
    lapelOn(avatar, left, 'left'),
    jacketCollar(avatar, { left, right }),
    plates(
      buttons.map((point) => left.onFront(point)),
      3,
    ),
  ]
}

const acrossLapel = 9
/** Of its length, the part beside the lapel's upper edge, from the notch to its tip. */
const tipShare = 0.07

/** From the roll line, where the front is folded, to its edge; down from the gorge to the break. */
function lapelOn(avatar: Sewn['avatar'], half: Half, side: Side): GarmentMesh {
  const { shape, lapel, onFront } = half
  const [gorge, breakPoint] = [lapel.gorge[0], lapel.roll[1]]
  const [notch, ...outer] = lapel.edge
  if (!notch) throw new Error('A lapel has a notch')
  const tip = at(outer, 0)
  const long = lengthOf(outer)
  const [upper, lower] = [4, 22]
  const ends = [
    ...Array.from({ length: upper }, (_, k) => ({
      roll: (tipShare * k) / upper,
      edge: between(notch, tip, k / upper),
    })),
    ...Array.from({ length: lower + 1 }, (_, k) => ({
      roll: tipShare + ((1 - tipShare) * k) / lower,
      edge: pointAlong(outer, (long * k) / lower),
    })),
  ]
  const layer = side === 'left' ? 1 : 0
  const rows = ends.flatMap(({ roll, edge }) => {
    const fold = between(gorge, breakPoint, roll)
    // Beyond the middle the right lapel goes under the left front, as far as that one's roll line.
    const from = side === 'right' && fold[0] < 0 ? crossed(fold, edge, -fold[0]) : fold
    if (!from) return []
    const wide = distance(from, edge)
    const point = (share: number, mm: number): SheetPoint => {
      const lying = between(from, edge, share)
      return {
        at: over(onFront(lying), mm),
        flat: at(unfolded(lapel, [lying]), 0),
        edgeMm: Math.min(60, awayFrom(lapel.edge, lying)),
        // A shawl is one cloth with its collar.
        ...(shape !== 'shawl' && { seamMm: awayFrom(lapel.gorge, lying) }),
      }
    }
    const across = Array.from({ length: acrossLapel + 1 }, (_, k) => {
      const share = k / acrossLapel
      return point(share, foldRise(share * wide) + layer)
    })
    return [[...across, point(1, 0.3)]]
  })
  return sheetMesh(avatar, rows, { overSkinMm, outwards: onFront(tip).normal })
}
const overSkinMm = 4

/** Where the way from one point to another reaches an x; undefined where it ends before. */
const crossed = (from: Point, to: Point, x: number): Point | undefined =>
  to[0] <= x ? undefined : between(from, to, (x - from[0]) / (to[0] - from[0]))

/** The fold is round: it rises from the front's edge, highest a finger beside it, and lies flat towards the lapel's edge. */
const foldRise = (mm: number): number => 3.4 * (1 - Math.exp(-mm / 4)) + 2 * Math.exp(-(((mm - 12) / 9) ** 2))

function awayFrom(line: readonly Point[], [x, y]: Point): number {
  let least = Number.POSITIVE_INFINITY
  for (let k = 1; k < line.length; k++) {
    const [[ax, ay], [bx, by]] = [at(line, k - 1), at(line, k)]
    const [dx, dy] = [bx - ax, by - ay]
    const share = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
    least = Math.min(least, Math.hypot(x - ax - share * dx, y - ay - share * dy))
  }
  return least
}

/** A flap or a welt, by its four corners. */
function pocketOn(avatar: Sewn['avatar'], { onFront }: Half, [a, b, c, d]: readonly Point[]): GarmentMesh {
  if (!a || !b || !c || !d) throw new Error('A pocket has four corners')
  const [deep, wide] = [distance(a, d), distance(a, b)]
  const [down, across] = [4, 10]
  const rows = Array.from({ length: down + 3 }, (_, r) => {
    const share = Math.min(1, Math.max(0, (r - 1) / down))
    const isRim = r === 0 || r === down + 2
    return Array.from({ length: across + 3 }, (_, k): SheetPoint => {
      const along = Math.min(1, Math.max(0, (k - 1) / across))
      const lying = between(between(a, b, along), between(d, c, along), share)
      const isSide = k === 0 || k === across + 2
      return {
        at: over(onFront(lying), isRim || isSide ? 0.3 : pocketRiseMm),
        flat: lying,
        edgeMm: Math.min(share * deep, (1 - share) * deep, along * wide, (1 - along) * wide),
      }
    })
  })
  return sheetMesh(avatar, rows, { overSkinMm, outwards: onFront(between(a, c, 0.5)).normal })
}
const pocketRiseMm = 2.2
