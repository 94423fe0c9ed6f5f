/**
 * What a step may pass over only when it is stated: pieces that are not ready, money that is owed, sizes nobody took. Whoever
 * states it names what they saw, so that what changed meanwhile is asked about again.
 */
import { missingOf } from '../measurements/missing.ts'
import type { Result } from '../result.ts'
import type { PieceState } from './life.ts'
import { isInTheMaking } from './piece-moves.ts'

interface PieceOnItsWay {
  stage: number
  stages: readonly { key: string }[]
}

/** Whether it has left Cutting behind. A list without Cutting is held before its last stage. */
export function isPastCutting({ stage, stages }: PieceOnItsWay): boolean {
  const beforeLast = stages.length - 2
  const cutting = stages.findIndex(({ key }) => key === 'cutting')
  return stage > (cutting < 0 ? beforeLast : Math.min(cutting, beforeLast))
}

/** Whether a step to this stage leaves Cutting behind. */
export const leavesCutting = (piece: PieceOnItsWay, to: number): boolean =>
  !isPastCutting(piece) && isPastCutting({ ...piece, stage: to })

interface PieceToCut extends PieceOnItsWay {
  /** Fields its garment needs and its measurements lack. */
  missing: readonly string[]
  /** Those of them it may be cut without, as somebody stated. */
  cutWithout: readonly string[]
}

/** The sizes that hold a piece back from this stage: to be measured, or to be stated as done without. */
export const sizesHolding = (piece: PieceToCut, to: number): string[] =>
  leavesCutting(piece, to) ? missingOf(piece.missing, piece.cutWithout) : []

interface PieceToHandOver {
  id: string
  state: PieceState
}

/** The pieces of an order that would be handed over unfinished. */
export const notReady = <P extends Pick<PieceToHandOver, 'state'>>(pieces: readonly P[]): P[] =>
  pieces.filter(isInTheMaking)

interface HandingOver<P> {
  pieces: readonly P[]
  balanceMinor: number
}

export interface HandOverStated {
  /** Ids of the pieces that were shown as not ready. */
  unready?: readonly string[]
  /** The balance that was shown. */
  owedMinor?: number
  /** Why it is handed over with money owed. */
  reason: string
}

type HandOverRefusal = 'orders.balanceDue' | 'orders.piecesNotReady'

/**
 * Whether an order may be handed over as it stands. Money that is owed needs a reason, and is no more than what was shown; each piece that is
 * not ready has to be named. All that is wrong is answered at once.
 */
export function handOverResult<P extends PieceToHandOver>(
  { pieces, balanceMinor }: HandingOver<P>,
  { unready = [], owedMinor = balanceMinor, reason }: HandOverStated,
): Result<unknown, HandOverRefusal, { codes: HandOverRefusal[]; unready: P[] }> {
  const waiting = notReady(pieces)
  const isOwedUnsaid = balanceMinor > 0 && (!reason || owedMinor < balanceMinor)
  const isUnreadyUnsaid = waiting.some(({ id }) => !unready.includes(id))
  const [first, ...others]: HandOverRefusal[] = [
    ...(isOwedUnsaid ? (['orders.balanceDue'] as const) : []),
    ...(isUnreadyUnsaid ? (['orders.piecesNotReady'] as const) : []),
  ]
  return first ? { refused: first, params: { codes: [first, ...others], unready: waiting } } : { ok: true }
}
