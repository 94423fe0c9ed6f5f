/** How a single piece goes through its stages, within the life of its order. */
import { type ForwardAct, type OrderState, type PieceState, stateAtStage } from './life.ts'

export interface StandingPiece {
  stage: number
  stages: readonly unknown[]
  state: PieceState
}

/** Work goes on in an order that was approved and not called off; what is ready comes back by rework alone. */
const isInWork = (order: OrderState) => order === 'approved' || order === 'in_progress'

const isInHand = ({ state }: StandingPiece) => state !== 'delivered' && state !== 'cancelled'

export function mayGoOn(order: OrderState, piece: StandingPiece): boolean {
  return isInWork(order) && isInHand(piece) && piece.stage < piece.stages.length - 1
}

/** Work that was begun stays begun: back is as far as the first stage of work. */
export function mayGoBack(order: OrderState, piece: StandingPiece): boolean {
  return isInWork(order) && isInHand(piece) && piece.stage > 1
}

/** Whether the piece may be taken from where it stands to this stage. */
export function mayGoTo(order: OrderState, piece: StandingPiece, stage: number): boolean {
  if (!isStage(piece, stage) || stage === piece.stage) return false
  return stage > piece.stage ? mayGoOn(order, piece) : stage >= 1 && mayGoBack(order, piece)
}

export const isStage = ({ stages }: Pick<StandingPiece, 'stages'>, stage: number) =>
  Number.isInteger(stage) && stage >= 0 && stage < stages.length

/** The states a piece may be taken back from when its work has to be done again. */
export const mayBeReworked = ({ state }: Pick<StandingPiece, 'state'>) =>
  state === 'done' || state === 'delivered'

/** Rework begins at a stage before the last; the piece is in work whichever it is. */
export const isReworkStage = ({ stages }: Pick<StandingPiece, 'stages'>, stage: number) =>
  Number.isInteger(stage) && stage >= 0 && stage < stages.length - 1

export interface PieceMove {
  stage: number
  state: PieceState
}

export const movedTo = (piece: Pick<StandingPiece, 'stages'>, stage: number): PieceMove => ({
  stage,
  state: stateAtStage(stage, piece.stages),
})

const last = ({ stages }: Pick<StandingPiece, 'stages'>) => stages.length - 1

/** What an act on the whole order does to one of its pieces; undefined when it stays as it is. */
export function movedBy(act: ForwardAct | 'cancel', piece: StandingPiece): PieceMove | undefined {
  if (!isInHand(piece)) return undefined
  const moves: Record<typeof act, PieceMove | undefined> = {
    approve: undefined,
    begin: piece.state === 'waiting' ? movedTo(piece, Math.min(1, last(piece))) : undefined,
    finish: piece.state === 'done' ? undefined : { stage: last(piece), state: 'done' },
    deliver: { stage: last(piece), state: 'delivered' },
    cancel: { stage: piece.stage, state: 'cancelled' },
  }
  return moves[act]
}

/** Where a piece stands after several acts, one after the other. */
export function movedByAll<P extends StandingPiece>(acts: readonly ForwardAct[], piece: P): P {
  let at = piece
  for (const act of acts) at = { ...at, ...movedBy(act, at) }
  return at
}
