import type { OrderState } from '@darzi/tailoring/orders/life.ts'

interface PieceAt {
  stages: readonly { isTrial?: boolean }[]
  stage: number
  state: string
}

/** A trial waits for the customer's word while a piece in work stands at its trial. */
export function mayAnswerTrial(state: OrderState, pieces: readonly PieceAt[]): boolean {
  if (state !== 'in_progress') return false
  return pieces.some((piece) => piece.state === 'working' && piece.stages[piece.stage]?.isTrial === true)
}
