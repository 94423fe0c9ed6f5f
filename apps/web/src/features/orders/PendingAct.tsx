import type { Order } from '@darzi/contract/order-shapes.ts'
import { BadgeCheck, Tag } from 'lucide-react'
import { toastProblem } from '../../shell/toasts.tsx'
import { useDialogAddress } from '../../shell/use-dialog-address.ts'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { useT } from '../../words/use-t.ts'
import { nextStep } from './next-step.ts'
import { moveOrder } from './order-commands.ts'

/** What a form's order waits for before anything else: the price of each piece, then the shop's approval. */
export function PendingAct({ order }: { order: Order }) {
  const t = useT()
  const piece = useDialogAddress('piece')
  const next = nextStep(order)
  if (order.state !== 'pending' || !next) return null
  const reason = next.isAllowed ? undefined : t('orders.reason.notAllowed')
  if (next.step === 'price')
    return (
      <HonestButton
        kind="next"
        icon={<Tag size={20} aria-hidden="true" />}
        reason={reason}
        onClick={() => piece.open(next.pieceId)}
      >
        {t('orders.step.price')}
      </HonestButton>
    )
  return (
    <HonestButton
      kind="next"
      icon={<BadgeCheck size={20} aria-hidden="true" />}
      reason={reason}
      onClick={() => void moveOrder(order, 'approved').catch(toastProblem)}
    >
      {t('orders.step.approve')}
    </HonestButton>
  )
}
