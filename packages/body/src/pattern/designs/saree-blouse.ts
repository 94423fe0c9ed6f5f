/**
 * A saree blouse: our own draft on Bella. Rules of the trade: it ends a hand below the bust (the order gives its length from the
 * neck point), sits close, with the bust dart at the side and the waist dart below; the neck is cut wide, two fingers in from
 * the neck along the shoulder, and as deep in front and behind as ordered. It is hooked in front, or behind, with three
 * centimetres left for the hook patti there; the other side is cut on the fold.
 */
import { at, curve, distance, lengthOf, pointAlong, splitAlong } from '../geometry.ts'
import type { Edge, Piece, Point } from '../pattern.ts'
import { joined, piece, straight } from '../pieces.ts'
import {
  type BellaBack,
  type BellaFront,
  bellaBack,
  bellaFront,
  dartMarks,
  draftBella,
  last,
} from './bella-block.ts'
import { bellaGirths, bellaSleeve } from './bella-parts.ts'
import { type DraftDesign, easeOf, type Order } from './design.ts'

const hookPattiMm = 30
const neckInMm = 30

export const draftSareeBlouse: DraftDesign = (order) => {
  const { sizes, options } = order
  const draft = draftBella(order, easeOf('blouse', options.choice('fit')))
  const f = bellaFront(draft.part('bella.frontSideDart'))
  const b = bellaBack(draft.part('bella.back'))
  const raised = raisedBy(order, f, b)
  const front = frontOf(order, f, raised)
  const back = backOf(order, b, raised)
  const sleeveMm = options.mm('sleeve_length')
  return {
    pieces: [front, back, bellaSleeve(draft, sleeveMm, Math.max(sizes.bicep + 40, sizes.bicep * 1.12))],
    finished: { ...bellaGirths(draft, front, back), lengthMm: b.centre[1] - raised, sleeveMm },
  }
}

/** How far above the waist it ends; under the bust dart some side seam must remain. */
function raisedBy({ options }: Order, f: BellaFront, b: BellaBack): number {
  const most = Math.min(distance(f.bustDart.low, f.sideHem), lengthOf(b.side)) - 30
  return Math.max(0, Math.min(most, b.centre[1] - options.mm('length')))
}

function frontOf(order: Order, f: BellaFront, raised: number): Piece {
  const { options } = order
  const centre: Point = [0, f.centre[1] - raised]
  const left = splitAlong(f.waistDart.left, raised)[1]
  const right = splitAlong(f.waistDart.right, raised)[1]
  const side = pointAlong([f.sideHem, f.bustDart.low], raised)
  const { shoulder, neck } = lowNeck(f, options.mm('front_neck_depth'))
  const edges = [
    middle('front', options.choice('opening'), last(neck.line), centre),
    joined('hem', [centre, at(left, 0), at(right, 0), side]),
    joined('side', [side, f.bustDart.low, f.bustDart.mouth, f.bustDart.high, at(f.armhole, 0)]),
    joined('armhole', f.armhole),
    ...[shoulder, neck],
  ]
  const bust = { kind: 'dart', line: [f.bustDart.low, f.bustDart.tip, f.bustDart.high] } as const
  return half('front', edges, [...dartMarks({ left, right }), { ...bust, line: [...bust.line] }])
}

function backOf(order: Order, b: BellaBack, raised: number): Piece {
  const { options } = order
  const centre: Point = [0, b.centre[1] - raised]
  const left = splitAlong(b.dart.left, raised)[1]
  const right = splitAlong(b.dart.right, raised)[1]
  const [, side] = splitAlong(b.side, raised)
  const { shoulder, neck } = lowNeck(b, Math.min(options.mm('back_neck_depth'), centre[1] - 70))
  const edges = [
    middle('back', options.choice('opening'), last(neck.line), centre),
    joined('hem', [centre, at(left, 0), at(right, 0), at(side, 0)]),
    joined('side', side),
    joined('armhole', b.armhole),
    ...[shoulder, neck],
  ]
  return half('back', edges, dartMarks({ left, right }))
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

/** Cut in along the shoulder, then a round line to the depth at the middle. */
function lowNeck({ shoulder, neck }: { shoulder: Point[]; neck: Point[] }, depthMm: number) {
  const from = pointAlong([...shoulder].reverse(), Math.min(neckInMm, lengthOf(shoulder) - 40))
  const low: Point = [0, Math.max(depthMm, last(neck)[1])]
  const handle: Point = [from[0] * 0.98, from[1] + (low[1] - from[1]) * 0.7]
  return {
    shoulder: straight('shoulder', at(shoulder, 0), from),
    neck: joined('neck', curve(from, handle, [from[0] * 0.65, low[1]], low)),
  }
}
