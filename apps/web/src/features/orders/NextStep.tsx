import type { OrderCard } from '@darzi/contract/order-shapes.ts'
import { useNavigate } from 'react-router'
import { links } from '../../links.ts'
import { toastProblem } from '../../shell/toasts.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { useT } from '../../words/use-t.ts'
import { asksFirst, refusalQuestion } from './error-question.ts'
import { leadsTo, nextStep } from './next-step.ts'
import { moveOrder } from './order-commands.ts'
import { useOneTap } from './use-one-tap.ts'

/** Takes the order one step on. A price, and what stands in the way of the step, are asked about on the order's page. */
export function NextStep({ order }: { order: OrderCard }) {
  const t = useT()
  const navigate = useNavigate()
  const tap = useOneTap()
  const next = nextStep(order)
  if (!next) return null
  const { step, isAllowed } = next
  const run = () => (next.step === 'price' ? navigate(toPiece(order, next.pieceId)) : move(next.step))
  function move(act: keyof typeof leadsTo) {
    if (act === 'deliver' && asksFirst(order)) return navigate(links.handOver(order.id))
    return moveOrder(order, leadsTo[act]).catch((error: unknown) => {
      const question = refusalQuestion(error, leadsTo[act])
      return question ? navigate(links.orderAsking(order.id, question)) : toastProblem(error)
    })
  }
  return (
    <HonestButton
      kind="quiet"
      reason={isAllowed ? undefined : t('orders.reason.notAllowed')}
      aria-disabled={tap.isSettling || undefined}
      onClick={() => tap.once(() => void run())}
    >
      {t(`orders.step.${step}`)}
    </HonestButton>
  )
}

/** The order's page with the form of this piece. */
const toPiece = ({ id }: OrderCard, piece: string) => `${links.order(id)}?${new URLSearchParams({ piece })}`
