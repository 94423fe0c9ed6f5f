/** How a single piece goes through its stages, within the life of its order. */
import type { Stage } from '../garments/garment.ts'
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

type Standing<S> = Pick<StandingPiece, 'stage' | 'state'> & { stages: readonly S[] }

/** The stage "Done" leads to: the next one, past those that not every piece goes through; undefined at the last. */
export function nextStage({ stage, stages, state }: Standing<Pick<Stage, 'isOptional'>>): number | undefined {
  const last = stages.length - 1
  if (state === 'delivered' || state === 'cancelled' || stage >= last) return undefined
  const next = stages.findIndex((each, at) => at > stage && (at === last || each.isOptional !== true))
  return next < 0 ? undefined : next
}

/** The stages between here and there that a piece would leave out, though every piece goes through them. */
export const skippedStages = <S extends Pick<Stage, 'isOptional'>>(
  { stage, stages }: Pick<Standing<S>, 'stage' | 'stages'>,
  to: number,
): S[] => stages.slice(stage + 1, Math.max(stage + 1, to)).filter(({ isOptional }) => isOptional !== true)

export type NotThere = 'here' | 'orderWaits' | 'orderReady' | 'over' | 'begun' | 'approvalNeeded'

/** Why a piece may not be taken to this stage; undefined when it may. */
export function whyNotTo(
  { order, mayApprove }: { order: OrderState; mayApprove: boolean },
  piece: Standing<Pick<Stage, 'needsApproval'>>,
  stage: number,
): NotThere | undefined {
  if (stage === piece.stage) return 'here'
  if (order === 'pending') return 'orderWaits'
  if (order === 'delivered' || order === 'cancelled' || !isInHand(piece)) return 'over'
  if (order === 'ready') return 'orderReady'
  if (!mayGoTo(order, piece, stage)) return 'begun'
  return !mayApprove && approvalsPassed(piece, stage).length > 0 ? 'approvalNeeded' : undefined
}

/** The stages a step leaves behind whose work has to be approved first. */
export const approvalsPassed = <S extends Pick<Stage, 'needsApproval'>>(
  { stage, stages }: Pick<Standing<S>, 'stage' | 'stages'>,
  to: number,
): S[] => stages.slice(stage, Math.max(stage, to)).filter(({ needsApproval }) => needsApproval === true)

/** Whether a step leaves a trial behind. */
export const passesTrial = (
  { stage, stages }: Pick<Standing<Pick<Stage, 'isTrial'>>, 'stage' | 'stages'>,
  to: number,
): boolean => stages.slice(stage, Math.max(stage, to)).some(({ isTrial }) => isTrial === true)

export const isStage = ({ stages }: Pick<StandingPiece, 'stages'>, stage: number) =>
  Number.isInteger(stage) && stage >= 0 && stage < stages.length

/** Whether a step makes the piece: it is ready, or handed over, and was not before. */
export const becomesReady = (before: Pick<StandingPiece, 'state'>, after: Pick<StandingPiece, 'state'>) =>
  isMade(after) && !isMade(before)

/** Waiting or in work: it will be ready some day. */
export const isInTheMaking = ({ state }: Pick<StandingPiece, 'state'>) =>
  state === 'waiting' || state === 'working'

/** What garment a piece is can be said anew until its work begins; one sewn once stays what it is in rework. */
export const mayBecomeAnother = ({ state, reworks }: { state: PieceState; reworks: number }) =>
  state === 'waiting' && reworks === 0

const isMade = ({ state }: Pick<StandingPiece, 'state'>) => state === 'done' || state === 'delivered'

/** The states a piece may be taken back from when its work has to be done again. */
export const mayBeReworked = isMade

interface Keyed {
  key: string
}

/** Where in its list a piece has the stage its rework begins at: any before the last; undefined when it has none such. */
export function reworkStage({ stages }: { stages: readonly Keyed[] }, key: string): number | undefined {
  const at = stages.slice(0, -1).findIndex((stage) => stage.key === key)
  return at < 0 ? undefined : at
}

/**
 * The stages that all these pieces may be taken back to, in the order of the first one's list. The counter's stage is
 * offered where nothing else is shared.
 */
export function reworkStages<S extends Keyed>(pieces: readonly { stages: readonly S[] }[]): S[] {
  const shared = (pieces[0]?.stages ?? []).filter(({ key }) =>
    pieces.every((piece) => reworkStage(piece, key) !== undefined),
  )
  const ofWork = shared.filter(({ key }) => pieces.every((piece) => reworkStage(piece, key) !== 0))
  return ofWork.length > 0 ? ofWork : shared
}

/**
 * The stage proposed of those that are offered: the latest that takes no piece forward, so that one handed over unfinished skips nothing by
 * its rework. Where each would, the first.
 */
export const proposedRework = <S extends Keyed>(
  pieces: readonly { stage: number; stages: readonly S[] }[],
  offered: readonly S[],
): S | undefined =>
  offered.findLast(({ key }) =>
    pieces.every((piece) => (reworkStage(piece, key) ?? Number.POSITIVE_INFINITY) <= piece.stage),
  ) ?? offered[0]

export interface PieceMove {
  stage: number
  state: PieceState
}

export const movedTo = (piece: Pick<StandingPiece, 'stages'>, stage: number): PieceMove => ({
  stage,
  state: stateAtStage(stage, piece.stages),
})

const last = ({ stages }: Pick<StandingPiece, 'stages'>) => stages.length - 1

/** Work begins at the stage after the first; where that is the last already, the piece is worked on at the first. */
const begun = (piece: StandingPiece): PieceMove =>
  last(piece) > 1 ? movedTo(piece, 1) : { stage: 0, state: 'working' }

/** What an act on the whole order does to one of its pieces; undefined when it stays as it is. */
export function movedBy(act: ForwardAct | 'cancel', piece: StandingPiece): PieceMove | undefined {
  if (!isInHand(piece)) return undefined
  const moves: Record<typeof act, PieceMove | undefined> = {
    approve: undefined,
    begin: piece.state === 'waiting' ? begun(piece) : undefined,
    finish: piece.state === 'done' ? undefined : { stage: last(piece), state: 'done' },
    // What is handed over unfinished stays at the stage it was left at: nobody is told of work that was not done.
    deliver: { stage: piece.stage, state: 'delivered' },
    cancel: { stage: piece.stage, state: 'cancelled' },
  }
  return moves[act]
}

/** Where a piece stands after several acts, one after the other. Handing over passes through no stage on the way. */
export function movedByAll<P extends StandingPiece>(acts: readonly ForwardAct[], piece: P): P {
  if (acts.includes('deliver')) return { ...piece, ...movedBy('deliver', piece) }
  let at = piece
  for (const act of acts) at = { ...at, ...movedBy(act, at) }
  return at
}
