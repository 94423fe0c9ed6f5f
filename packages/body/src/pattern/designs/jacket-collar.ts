/** Both collars of a jacket: the under collar in two on the bias, the upper one on the fold and larger, so that the seam rolls under. */
import { at, between, curve, distance, lengthOf, mirrored } from '../geometry.ts'
import type { Edge, Piece, Point } from '../pattern.ts'
import { edgeOf, joined, piece, straight } from '../pieces.ts'
import { lapelOf, lapMm, unfolded } from './lapel.ts'

/** Behind: how high it stands, and how deep it falls over; by so much the upper collar is larger at its edge. */
const [standMm, fallMm, rollUnderMm] = [28, 44, 3]
/** Behind it is swung by so much, so that its outer edge is long enough to lie on the shoulders. */
const swing = 0.26

/** For a front with its neck cut for lapels, and half of the back's neck so long. */
export function collarsOf(front: Piece, backNeckMm: number): [Piece, Piece] {
  const under = outline(front, backNeckMm, 0)
  const upper = outline(front, backNeckMm, rollUnderMm)
  const across = biasOf(under)
  return [
    piece('collar', named(upper, 'fold'), { grain: alongFold(upper) }),
    piece('under_collar', named(under, 'centre'), { cut: 2, isPair: true, grain: across }),
  ]
}

interface Outline {
  neck: Point[]
  middle: readonly [Point, Point]
  outer: Point[]
}

/** Its seam follows the front's neck and goes on as long as the back's; its leaf lies on the other side of the roll line. */
function outline(front: Piece, backNeckMm: number, largerMm: number): Outline {
  const neck = edgeOf(front, 'neck').line
  const [tip, neckPoint, notch] = [
    at(edgeOf(front, 'shoulder').line, 0),
    at(neck, 0),
    at(neck, neck.length - 1),
  ]
  const breakY = at(edgeOf(front, 'overlap').line, 0)[1]
  const lapel = lapelOf({ neckPoint, shoulderTip: tip, breakPoint: [-lapMm, breakY] })
  const [start, end] = lapel.roll
  const up = Math.atan2(start[0] - end[0], end[1] - start[1])
  const turned = up + swing
  const way = (angle: number): Point => [Math.sin(angle), -Math.cos(angle)]
  const [first, then] = [way(up), way(turned)]
  const bend: Point = [neckPoint[0] + 0.4 * backNeckMm * first[0], neckPoint[1] + 0.4 * backNeckMm * first[1]]
  const seam = asLong(neckPoint, bend, then, backNeckMm)
  const middleNeck = at(seam, seam.length - 1)
  const deep = standMm + fallMm + largerMm
  const middleOuter: Point = [middleNeck[0] + deep * then[1], middleNeck[1] - deep * then[0]]
  const [collarTip = notch] = unfolded(lapel, [lapel.collarFront[1]])
  const beyond = distance(notch, collarTip)
  const outerTip = between(notch, collarTip, (beyond + largerMm) / beyond)
  const outer = curve(
    middleOuter,
    [middleOuter[0] - 0.45 * backNeckMm * then[0], middleOuter[1] - 0.45 * backNeckMm * then[1]],
    between(outerTip, middleOuter, 0.3),
    outerTip,
  )
  return { neck: [...[...neck].reverse(), ...seam.slice(1)], middle: [middleNeck, middleOuter], outer }
}

/** A seam that leaves towards `bend` and ends in a direction, of that length. */
function asLong(from: Point, bend: Point, towards: Point, mm: number): Point[] {
  const to = (far: number): Point[] => {
    const end: Point = [bend[0] + far * towards[0], bend[1] + far * towards[1]]
    return curve(from, between(from, bend, 0.6), between(bend, end, 0.4), end)
  }
  let [low, high] = [0, mm]
  for (let turn = 0; turn < 40; turn++) {
    const middle = (low + high) / 2
    if (lengthOf(to(middle)) < mm) low = middle
    else high = middle
  }
  return to((low + high) / 2)
}

/** From the notch along the neck to the middle behind, over it and back along the outer edge. */
const named = ({ neck, middle, outer }: Outline, middleName: 'fold' | 'centre'): Edge[] => [
  joined('neck', neck),
  straight(middleName, ...middle),
  joined('edge', outer),
  straight('joint', at(outer, outer.length - 1), at(neck, 0)),
]

/** Beside the fold, along it. */
const alongFold = ({ middle: [a, b], outer }: Outline): Piece['grain'] => {
  const inwards = at(outer, Math.floor(outer.length / 3))
  return [between(between(a, b, 0.2), inwards, 0.35), between(between(a, b, 0.8), inwards, 0.35)]
}

const biasOf = (of: Outline): Piece['grain'] => {
  const [from, to] = alongFold(of)
  const half = between(from, to, 0.5)
  const [[dx, dy], long] = [[to[0] - half[0], to[1] - half[1]], Math.SQRT1_2]
  const turned: Point = [half[0] + long * (dx - dy), half[1] + long * (dx + dy)]
  const [other = turned] = mirrored(
    [turned],
    [half, [half[0] - turned[1] + half[1], half[1] + turned[0] - half[0]]],
  )
  return [other, turned]
}
