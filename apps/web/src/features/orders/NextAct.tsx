import type { Order } from '@darzi/contract/order-shapes.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import type { Translate } from '@darzi/words/translate.ts'
import { useNavigate } from 'react-router'
import { toastProblem } from '../../shell/toasts.tsx'
import { useDialogAddress } from '../../shell/use-dialog-address.ts'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { garmentName, stageName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import { type HeadStep, headStep } from './head-step.ts'
import { moveOrAsk } from './order-actions.ts'
import { moveOrder } from './order-commands.ts'
import { payThen } from './pay-then.ts'
import { lacksPhotos, photoQuestion } from './ready-photo.ts'
import { useMovePiece } from './use-move-piece.ts'
import { useOneTap } from './use-one-tap.ts'

interface Props {
  order: Order
  onAsk: (question: string) => void
}

/** The next step of the order, in one tap; what it needs first is asked on the way. */
export function NextAct({ order, onAsk }: Props) {
  const t = useT()
  const navigate = useNavigate()
  const piece = useDialogAddress('piece')
  const tap = useOneTap()
  const move = useMovePiece(order, onAsk)
  const step = headStep(order)
  if (!step) return null
  return (
    <HonestButton
      kind="primary"
      isLarge
      reason={mayTake(order, step) ? undefined : t('orders.reason.notAllowed')}
      aria-disabled={tap.isSettling || undefined}
      onClick={() => tap.once(() => take(step))}
    >
      {labelOf(step, order, t)}
    </HonestButton>
  )

  function take(step: HeadStep) {
    if (step.kind === 'price') piece.open(step.pieceId)
    else if (step.kind === 'approve') void moveOrder(order, 'approved').catch(toastProblem)
    else if (step.kind === 'begin') moveOrAsk(order, 'in_progress', onAsk)
    else if (step.kind === 'piece') move(step.piece, step.stage)
    else if (step.kind === 'sizes') showSizes()
    else if (step.kind === 'pay') onAsk('pay')
    else if (lacksPhotos(order)) onAsk(photoQuestion('delivered'))
    else if (step.owedMinor === 0) moveOrAsk(order, 'delivered', onAsk)
    else if (order.can.pay) void navigate(payThen(piece.search, 'deliver'))
    else onAsk('deliver')
  }
}

/** Who is to be measured stands above the pieces, with the way to do it. */
function showSizes(): void {
  const act = document.querySelector<HTMLElement>('[data-sizes-first] :is(a, button)')
  act?.scrollIntoView({ block: 'center' })
  act?.focus()
}

function mayTake(order: Order, { kind }: HeadStep): boolean {
  if (kind === 'price' || kind === 'sizes') return order.can.edit
  if (kind === 'approve') return order.can.approve
  if (kind === 'begin') return order.can.begin
  if (kind === 'pay') return order.can.pay
  return kind === 'piece' || order.can.deliver
}

function labelOf(step: HeadStep, order: Order, t: Translate): string {
  if (step.kind === 'price') return t('orders.step.price')
  if (step.kind === 'approve') return t('orders.step.approve')
  if (step.kind === 'begin') return t('orders-page.act.begin')
  if (step.kind === 'sizes') return t('orders-page.step.sizes', { count: step.count })
  if (step.kind === 'piece') {
    const at = step.piece.stages[step.stage]
    const stage = at ? stageName(t, at) : ''
    if (order.pieces.length === 1) return t('orders-page.next', { stage })
    const [, of = ''] = step.piece.tag.split(/-(?=\d+\/\d+$)/)
    return t('orders-page.step.piece', { name: garmentName(t, step.piece.garment), of, stage })
  }
  if (step.owedMinor === 0) return t('orders-page.act.deliver')
  const amount = writeMoney(step.owedMinor, order.currency)
  return t(step.kind === 'pay' ? 'orders-page.step.pay' : 'orders-page.step.payAndHandOver', { amount })
}
