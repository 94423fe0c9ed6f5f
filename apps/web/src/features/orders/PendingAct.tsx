import type { Order } from '@darzi/contract/order-shapes.ts'
import { BadgeCheck, Tag } from 'lucide-react'
import { toastProblem } from '../../shell/toasts.tsx'
import { useDialogAddress } from '../../shell/use-dialog-address.ts'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { useSay } from '../../words/use-say.ts'
import { nextStep } from './next-step.ts'
import { moveOrder } from './order-commands.ts'

/** What a form's order waits for before anything else: the price of each piece, then the shop's approval. */
export function PendingAct({ order }: { order: Order }) {
  const say = useSay()
  const piece = useDialogAddress('piece')
  const next = nextStep(order)
  if (order.state !== 'pending' || !next) return null
  const reason = next.isAllowed ? undefined : say('orders.reason.notAllowed')
  if (next.step === 'price')
    return (
      <HonestButton
        kind="next"
        icon={<Tag size={20} aria-hidden="true" />}
        reason={reason}
        onClick={() => piece.open(next.pieceId)}
      >
        {say('orders.step.price')}
      </HonestButton>
    )
  return (
    <HonestButton
      kind="next"
      icon={<BadgeCheck size={20} aria-hidden="true" />}
      reason={reason}
      onClick={() => void moveOrder(order, 'approved').catch(toastProblem)}
    >
      {say('orders.step.approve')}
    </HonestButton>
  )
}
