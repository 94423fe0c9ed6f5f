import type { Order } from '@darzi/contract/order-shapes.ts'
import { nextStage } from '@darzi/tailoring/orders/piece-moves.ts'
import { useNavigate } from 'react-router'
import { useMay } from '../../data/session.ts'
import { links } from '../../links.ts'
import { toastProblem } from '../../shell/toasts.tsx'
import { type HeldPiece, refusalQuestion, sizesQuestion } from './error-question.ts'
import { MissingSizesDialog } from './MissingSizesDialog.tsx'
import { moveOrder, movePiece } from './order-commands.ts'
import { missingIn } from './rework-gates.ts'

interface Props {
  order: Order
  held: readonly HeldPiece[]
  ask: { value: string | undefined; open: (question: string) => void; close: () => void }
}

/** On an order's page: the sizes that hold back a piece, or all that would become ready. */
export function MissingSizes({ order, held, ask }: Props) {
  const navigate = useNavigate()
  const mayRead = useMay('measurements.read')
  const [first] = held
  if (!first) return null
  const isOne = ask.value === sizesQuestion(first.piece.id)
  function onGoOn() {
    ask.close()
    if (first && isOne)
      return void movePiece(order, first.piece, nextStage(first.piece) ?? first.piece.stage + 1, {
        stated: { missing: [...first.fields] },
        ask: ask.open,
      })
    moveOrder(order, 'ready', { overrides: { missing: missingIn(held) } }).catch((error: unknown) => {
      const question = refusalQuestion(error, 'ready')
      if (question) ask.open(question)
      else toastProblem(error)
    })
  }
  const canChoose = order.can.edit && mayRead
  return (
    <MissingSizesDialog
      held={held}
      onChoose={
        canChoose
          ? () => void navigate(links.cutPiece(order.id, first.piece.id), { replace: true })
          : undefined
      }
      onGoOn={onGoOn}
      onClose={ask.close}
    />
  )
}
