import type { OrderState } from '@darzi/tailoring/orders/life.ts'

interface PieceAt {
  stages: readonly { isTrial?: boolean }[]
  stage: number
  state: string
}

/** The customer may say how the trial went once a piece has come to its trial, until the order is handed over. */
export function mayAnswerTrial(state: OrderState, pieces: readonly PieceAt[]): boolean {
  if (state !== 'in_progress' && state !== 'ready') return false
  return pieces.some((piece) => {
    const trial = piece.stages.findIndex((stage) => stage.isTrial)
    return trial >= 0 && piece.stage >= trial && piece.state !== 'cancelled' && piece.state !== 'delivered'
  })
}
