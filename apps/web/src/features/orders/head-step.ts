/** The one next step of an order's page: what would be done now by whoever stands before it. */
import type { Order, Piece } from '@darzi/contract/order-shapes.ts'
import { nextStage as nextStageOf } from '@darzi/tailoring/orders/piece-moves.ts'
import { nextStep } from './next-step.ts'
import { waitingForSizes } from './person-records.ts'

export type HeadStep =
  /** The first piece nobody has named a price for. */
  | { kind: 'price'; pieceId: string }
  | { kind: 'approve' }
  /** So many pieces cannot be cut before somebody is measured. */
  | { kind: 'sizes'; count: number }
  | { kind: 'begin' }
  /** The piece that is furthest behind, to its next stage. */
  | { kind: 'piece'; piece: Piece; stage: number }
  /** What is owed is taken on the way. */
  | { kind: 'handOver'; owedMinor: number }
  | { kind: 'pay'; owedMinor: number }

/** Undefined when nothing is left to do. */
export function headStep(order: Order): HeadStep | undefined {
  const owedMinor = Math.max(0, order.balanceMinor)
  if (order.state === 'cancelled') return undefined
  if (order.state === 'delivered') return owedMinor > 0 ? { kind: 'pay', owedMinor } : undefined
  if (order.state === 'ready') return { kind: 'handOver', owedMinor }
  const next = nextStep(order)
  if (next?.step === 'price') return { kind: 'price', pieceId: next.pieceId }
  if (next?.step === 'approve') return { kind: 'approve' }
  // Who went on without them said so.
  const waiting = waitingForSizes(order)
    .flat()
    .filter(({ cutWithout }) => cutWithout.length === 0).length
  if (waiting > 0) return { kind: 'sizes', count: waiting }
  if (next?.step === 'begin') return { kind: 'begin' }
  const piece = furthestBehind(order.pieces)
  return piece && { kind: 'piece', piece, stage: nextStageOf(piece) ?? piece.stage + 1 }
}

/** How much of its own way each has behind it: a blouse has fewer stages than a sherwani. */
const share = ({ stage, stages }: Pick<Piece, 'stage' | 'stages'>) => stage / Math.max(1, stages.length - 1)

function furthestBehind(pieces: readonly Piece[]): Piece | undefined {
  const open = pieces.filter(({ stage, stages, can }) => can.advance && stage < stages.length - 1)
  return open.reduce<Piece | undefined>(
    (behind, piece) => (behind && share(behind) <= share(piece) ? behind : piece),
    undefined,
  )
}
