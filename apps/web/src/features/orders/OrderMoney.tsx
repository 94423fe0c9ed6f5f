import type { Order } from '@darzi/contract/order-shapes.ts'
import { Wallet } from 'lucide-react'
import { useNavigate } from 'react-router'
import { toastProblem } from '../../shell/toasts.tsx'
import { useDialogAddress } from '../../shell/use-dialog-address.ts'
import { Card } from '../../ui/Card.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { useSay } from '../../words/use-say.ts'
import { OrderSums } from './OrderSums.tsx'
import { moveOrder } from './order-commands.ts'
import { useParts } from './order-parts.ts'
import { askAgain, waitingQuestions } from './pay-then.ts'

/** What the order costs, what was paid, what is owed, and the way to take it. */
export function OrderMoney({ order }: { order: Order }) {
  const say = useSay()
  const ask = useDialogAddress('ask', ['then'])
  const navigate = useNavigate()
  const { PaymentSheet, PaymentList } = useParts()
  const isCancelled = order.state === 'cancelled'
  const reason = order.can.pay
    ? undefined
    : say(order.balanceMinor <= 0 && !isCancelled ? 'orders.reason.paid' : 'orders.reason.notAllowed')
  const then = waitingQuestions.find((each) => each === ask.search.get('then'))
  function onPaid(paid: Order) {
    if (!then) return ask.close()
    if (paid.balanceMinor > 0) return void navigate(askAgain(order, then), { replace: true })
    ask.close()
    moveOrder(paid, 'delivered').catch(toastProblem)
  }
  return (
    <Card
      title={say('orders-page.money')}
      actions={
        <HonestButton
          kind={isCancelled ? 'quiet' : 'primary'}
          icon={<Wallet size={20} aria-hidden="true" />}
          reason={reason}
          onClick={() => ask.open('pay')}
        >
          {say(isCancelled ? 'orders-page.payLate' : 'orders-page.pay')}
        </HonestButton>
      }
    >
      <OrderSums order={order} />
      <PaymentList order={order} />
      {order.can.pay && (
        <PaymentSheet order={order} isOpen={ask.value === 'pay'} onClose={ask.close} onPaid={onPaid} />
      )}
    </Card>
  )
}
