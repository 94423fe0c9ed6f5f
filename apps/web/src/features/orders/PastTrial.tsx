import type { Order } from '@darzi/contract/order-shapes.ts'
import { nextStage } from '@darzi/tailoring/orders/piece-moves.ts'
import { moveOrAsk } from './order-actions.ts'
import { movePiece } from './order-commands.ts'
import { PastTrialDialog } from './PastTrialDialog.tsx'
import { pieceBeforeTrial } from './past-trial.ts'

interface Props {
  order: Order
  ask: { value: string | undefined; open: (question: string) => void; close: () => void }
}

/** On an order's page: whether the change asked for at the trial is made, before a piece or the whole order goes on. */
export function PastTrial({ order, ask }: Props) {
  const piece = pieceBeforeTrial(order, ask.value)
  function onGoOn() {
    ask.close()
    const next = piece && nextStage(piece)
    if (piece && next !== undefined)
      void movePiece(order, piece, next, { stated: { trial: true }, ask: ask.open })
    else if (!piece) moveOrAsk(order, 'ready', ask.open, { trial: true })
  }
  return (
    <PastTrialDialog
      tag={piece?.tag ?? order.number}
      words={order.trial?.words}
      onGoOn={onGoOn}
      onClose={ask.close}
    />
  )
}
