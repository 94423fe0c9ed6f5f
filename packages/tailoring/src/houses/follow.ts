/** How an order of a house goes along with the partner's order that is sewn for it. */
import type { OrderState } from '../orders/life.ts'
import { movedBy, movedTo, type PieceMove, type StandingPiece } from '../orders/piece-moves.ts'

export type Followed = 'approved' | 'in_progress' | 'ready'

/** What is finished at the partner's is ready for the house's customer once the house has it. */
const leads = {
  pending: 'approved',
  approved: 'approved',
  in_progress: 'in_progress',
  ready: 'in_progress',
  delivered: 'ready',
  cancelled: undefined,
} as const satisfies Record<OrderState, Followed | undefined>

/** The state the house's order comes to when the partner's comes to `work`; undefined where it stays as it is. */
export function followed(house: OrderState, work: OrderState): Followed | undefined {
  const isUnderWay = house === 'approved' || house === 'in_progress' || house === 'ready'
  const to = leads[work]
  return isUnderWay && to !== house ? to : undefined
}

/** Where a piece of the house's order stands then; undefined when it stays as it is. */
export function pieceFollowed(to: Followed, piece: StandingPiece): PieceMove | undefined {
  if (piece.state === 'delivered' || piece.state === 'cancelled') return undefined
  if (to === 'ready') return movedBy('finish', piece)
  if (to === 'approved') return piece.state === 'waiting' ? undefined : { stage: 0, state: 'waiting' }
  return piece.state === 'done' ? backInWork(piece) : movedBy('begin', piece)
}

const backInWork = ({ stages }: StandingPiece): PieceMove =>
  stages.length > 2 ? movedTo({ stages }, stages.length - 2) : { stage: 0, state: 'working' }
