/**
 * A saree blouse: our own draft on Bella. Rules of the trade: it ends a hand below the bust (the order gives its length from the
 * neck point), sits close, with the bust dart at the side and the waist dart below; the neck is cut wide, two fingers in from
 * the neck along the shoulder, and as deep in front and behind as ordered. It is hooked in front, or behind, with three
 * centimetres left for the hook patti there; the other side is cut on the fold.
 */
import { at, curve, distance, lengthOf, pointAlong, splitAlong } from '../geometry.ts'
import type { Edge, Piece, Point } from '../pattern.ts'
import { edgeOf, joined, piece, straight } from '../pieces.ts'
import { type BellaBack, type BellaFront, bellaHalves, dartMarks, draftBella, last } from './bella-block.ts'
import { bellaLetOut, type Halves } from './bella-let-out.ts'
import { bellaGirths, bellaSleeve } from './bella-parts.ts'
import { sleeveLength } from './block.ts'
import { type DraftDesign, easeOf, leastEaseOf, type Order } from './design.ts'

const hookPattiMm = 30
/** Cloth that stays between a neck and the lower edge. */
const underNeckMm = 70

export const draftSareeBlouse: DraftDesign = (wanted) => {
  const order = { ...wanted, sizes: overTheBust(wanted) }
  const { options } = order
  const draft = draftBella(order, easeOf('blouse', options.choice('fit')))
  const short = endedAt(options.mm('length'), bellaHalves(draft))
  const lowerMm = bodyAt(short.b.centre[1], order) + leastEaseOf('blouse', options.choice('fit'))
  const { f, b } = bellaLetOut(short, lowerMm)
  const inMm = neckInMm(f.shoulder, b.shoulder, options.mm('neck_width'))
  const front = frontOf(order, f, inMm)
  const back = backOf(order, b, inMm)
  const sleeve = bellaSleeve(draft, options.mm('sleeve_length'), options.mm('sleeve_opening'))
  const sleeveMm = sleeveLength(sleeve)
  const [before, behind] = [edgeOf(front, 'neck').line, edgeOf(back, 'neck').line]
  return {
    pieces: [front, back, sleeve],
    finished: { ...bellaGirths(draft, front, back), lengthMm: b.centre[1], sleeveMm },
    drawn: {
      length: b.centre[1],
      sleeve_length: sleeveMm,
      sleeve_opening: lengthOf(edgeOf(sleeve, 'hem').line),
      front_neck_depth: last(before)[1],
      back_neck_depth: last(behind)[1],
      neck_width: at(before, 0)[0] + at(behind, 0)[0],
    },
  }
}

/** By so much is a chest larger than above it without a bust too. */
const flatChestMm = 28
/** From here on a bust stands out further than it is wide. */
const fullChestMm = 1100

/**
 * What is loose falls from the bust; a blouse follows it down and in again, and takes more length in front: about as much as the
 * fronts of the test people's avatars are longer than their backs. A front taped over the bust says it better.
 */
function overTheBust({ sizes, isTaped }: Order): Order['sizes'] {
  if (isTaped('front_length')) return sizes
  const full = Math.max(0, sizes.chest - fullChestMm)
  const bustMm = Math.max(0, sizes.chest - sizes.upper_chest - flatChestMm) + 0.25 * full
  return { ...sizes, front_length: Math.max(sizes.front_length, sizes.nape_to_waist + bustMm) }
}

/** The block, which goes to the waist, ended higher; under the bust dart some side seam must remain. */
function endedAt(lengthMm: number, { f, b }: Halves): Halves {
  const most = Math.min(distance(f.bustDart.low, f.sideHem), lengthOf(b.side)) - 30
  const raised = Math.max(0, Math.min(most, b.centre[1] - lengthMm))
  const up = ([x, y]: Point): Point => [x, y - raised]
  const rest = (line: readonly Point[]) => splitAlong(line, raised)[1]
  return {
    f: {
      ...f,
      centre: up(f.centre),
      waistDart: { left: rest(f.waistDart.left), right: rest(f.waistDart.right) },
      sideHem: pointAlong([f.sideHem, f.bustDart.low], raised),
    },
    b: {
      ...b,
      centre: up(b.centre),
      dart: { left: rest(b.dart.left), right: rest(b.dart.right) },
      side: rest(b.side),
    },
  }
}

/** Around the body at a height between the bust and the waist; the ribs under the bust are three fingers below its points. */
function bodyAt(y: number, { sizes }: Order): number {
  const ribsY = Math.min(sizes.shoulder_to_apex + 70, sizes.nape_to_waist - 20)
  const share = Math.min(1, Math.max(0, (y - ribsY) / (sizes.nape_to_waist - ribsY)))
  return sizes.under_bust + (sizes.waist - sizes.under_bust) * share
}

function frontOf({ options }: Order, f: BellaFront, inMm: number): Piece {
  const depthMm = Math.min(options.mm('front_neck_depth'), f.centre[1] - underNeckMm)
  const { shoulder, neck } = lowNeck(f, inMm, depthMm)
  const edges = [
    middle('front', options.choice('opening'), last(neck.line), f.centre),
    joined('hem', [f.centre, at(f.waistDart.left, 0), at(f.waistDart.right, 0), f.sideHem]),
    joined('side', [f.sideHem, f.bustDart.low, f.bustDart.mouth, f.bustDart.high, at(f.armhole, 0)]),
    joined('armhole', f.armhole),
    shoulder,
    neck,
  ]
  const bust = { kind: 'dart', line: [f.bustDart.low, f.bustDart.tip, f.bustDart.high] } as const
  return half('front', edges, [...dartMarks(f.waistDart), { ...bust, line: [...bust.line] }])
}

function backOf({ options }: Order, b: BellaBack, inMm: number): Piece {
  const depthMm = Math.min(options.mm('back_neck_depth'), b.centre[1] - underNeckMm)
  const { shoulder, neck } = lowNeck(b, inMm, depthMm)
  const edges = [
    middle('back', options.choice('opening'), last(neck.line), b.centre),
    joined('hem', [b.centre, at(b.dart.left, 0), at(b.dart.right, 0), at(b.side, 0)]),
    joined('side', b.side),
    joined('armhole', b.armhole),
    shoulder,
    neck,
  ]
  return half('back', edges, dartMarks(b.dart))
}

const middle = (of: 'front' | 'back', opening: string, from: Point, to: Point): Edge =>
  straight(of === opening ? 'centre' : 'fold', from, to)

function half(key: 'front' | 'back', edges: Edge[], marks: Piece['marks']): Piece {
  const isPair = edges.some(({ name }) => name === 'centre')
  return piece(key, edges, {
    marks,
    isPair,
    cut: isPair ? 2 : 1,
    allowanceMm: { centre: hookPattiMm, side: 25, hem: 25 },
  })
}

/** How far along both shoulders a neck of this width begins, the width in the middle of front and back; some shoulder must stay. */
function neckInMm(front: readonly Point[], back: readonly Point[], widthMm: number): number {
  const [tip, base] = [0, -1].map((end) => (front.at(end)?.[0] ?? 0) + (back.at(end)?.[0] ?? 0))
  const long = Math.min(lengthOf(front), lengthOf(back))
  const share = (widthMm - (base ?? 0)) / ((tip ?? 0) - (base ?? 0))
  return Math.min(long - 40, Math.max(0, share * long))
}

/** Cut in along the shoulder, then a round line to the depth at the middle. */
function lowNeck({ shoulder, neck }: { shoulder: Point[]; neck: Point[] }, inMm: number, depthMm: number) {
  const from = pointAlong([...shoulder].reverse(), inMm)
  const low: Point = [0, Math.max(depthMm, last(neck)[1])]
  const handle: Point = [from[0] * 0.98, from[1] + (low[1] - from[1]) * 0.7]
  return {
    shoulder: straight('shoulder', at(shoulder, 0), from),
    neck: joined('neck', curve(from, handle, [from[0] * 0.65, low[1]], low)),
  }
}
