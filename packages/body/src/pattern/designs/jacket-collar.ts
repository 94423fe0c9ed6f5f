/**
 * The collars of a jacket: the under collar in two on the bias, the upper one on the fold and larger, so that the seam rolls under. That of
 * a shawl is cut with the facing, in two with a seam behind, for it is one cloth with the lapels.
 */
import { at, between, curve, distance, lengthOf, mirrored } from '../geometry.ts'
import type { LapelShape } from '../lapel-shape.ts'
import type { Edge, Piece, Point } from '../pattern.ts'
import { edgeOf, joined, piece, straight } from '../pieces.ts'
import { lapelOf, lapelShapeOf, lapMm, unfolded } from './lapel.ts'

/** Behind: how high it stands, and how deep it falls over; by so much the upper collar is larger at its edge. */
const [standMm, fallMm, rollUnderMm] = [28, 44, 3]
/** Behind it is swung by so much, so that its outer edge is long enough to lie on the shoulders. */
const swing = 0.26

/** For a front with its neck cut for lapels, and half of the back's neck so long. */
export function collarsOf(front: Piece, facing: Piece, backNeckMm: number): Piece[] {
  const shape = lapelShapeOf(front)
  const under = outline(front, shape, { backNeckMm, largerMm: 0 })
  const upper = outline(front, shape, { backNeckMm, largerMm: rollUnderMm })
  const across = biasOf(under)
  const underCollar = piece('under_collar', named(under, 'centre'), { cut: 2, isPair: true, grain: across })
  if (shape === 'shawl') return [withShawl(facing, upper, edgeOf(front, 'neck').line), underCollar]
  return [facing, piece('collar', named(upper, 'fold'), { grain: alongFold(upper) }), underCollar]
}

/** The facing goes on around the neck: its neck is the back's, its outer edge the collar's and the lapel's. */
function withShawl(facing: Piece, { neck, middle, outer }: Outline, frontNeck: readonly Point[]): Piece {
  const ofBack = neck.slice(frontNeck.length - 1)
  const kept = facing.edges.filter(({ name }) => name !== 'neck' && name !== 'lapel')
  return {
    ...facing,
    edges: [
      { ...edgeOf(facing, 'neck'), line: ofBack },
      { ...straight('centre', ...middle), allowanceMm: 10 },
      { ...edgeOf(facing, 'lapel'), line: [...outer, ...edgeOf(facing, 'lapel').line.slice(1)] },
      ...kept,
    ],
  }
}

interface Outline {
  neck: Point[]
  middle: readonly [Point, Point]
  outer: Point[]
}

/** Its seam follows the front's neck and goes on as long as the back's; its leaf lies on the other side of the roll line. */
function outline(
  front: Piece,
  shape: LapelShape,
  { backNeckMm, largerMm }: { backNeckMm: number; largerMm: number },
): Outline {
  const neck = edgeOf(front, 'neck').line
  const [tip, neckPoint, notch] = [
    at(edgeOf(front, 'shoulder').line, 0),
    at(neck, 0),
    at(neck, neck.length - 1),
  ]
  const breakY = at(edgeOf(front, 'overlap').line, 0)[1]
  const lapel = lapelOf({ shape, neckPoint, shoulderTip: tip, breakPoint: [-lapMm, breakY] })
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
  const outerTip = shape === 'shawl' ? notch : between(notch, collarTip, (beyond + largerMm) / beyond)
  const outer = curve(
    middleOuter,
    [middleOuter[0] - 0.45 * backNeckMm * then[0], middleOuter[1] - 0.45 * backNeckMm * then[1]],
    shape === 'shawl' ? runningInto(front, middleOuter) : between(outerTip, middleOuter, 0.3),
    outerTip,
  )
  return { neck: [...[...neck].reverse(), ...seam.slice(1)], middle: [middleNeck, middleOuter], outer }
}

/** The handle of a curve that ends in the direction in which the lapel's edge begins. */
function runningInto(front: Piece, from: Point): Point {
  const [notch, ...rest] = edgeOf(front, 'lapel').line
  const next = rest.find((point) => notch && distance(notch, point) > 1)
  if (!notch || !next) throw new Error('A lapel has an edge')
  return between(notch, next, (-0.3 * distance(notch, from)) / distance(notch, next))
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
  ...jointOf(at(outer, outer.length - 1), at(neck, 0)),
]

/** A shawl has no end beside the lapel. */
const jointOf = (from: Point, to: Point): Edge[] =>
  distance(from, to) < 0.1 ? [] : [straight('joint', from, to)]

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
