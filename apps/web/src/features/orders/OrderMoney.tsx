import type { Order } from '@darzi/contract/order-shapes.ts'
import { Wallet } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useDialogAddress } from '../../shell/use-dialog-address.ts'
import { Card } from '../../ui/Card.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { useT } from '../../words/use-t.ts'
import { PaymentList, PaymentSheet } from '../payments/api.ts'
import { asksFirst } from './error-question.ts'
import { OrderSums } from './OrderSums.tsx'
import { moveOrAsk } from './order-actions.ts'
import { askAgain, waitingQuestions } from './pay-then.ts'

/** What the order costs, what was paid, what is owed, and the way to take it. */
export function OrderMoney({ order }: { order: Order }) {
  const t = useT()
  const question = usePayQuestion(order)
  const isCancelled = order.state === 'cancelled'
  const reason = order.can.pay
    ? undefined
    : t(order.balanceMinor <= 0 && !isCancelled ? 'orders.reason.paid' : 'orders.reason.notAllowed')
  return (
    <Card
      title={t('orders-page.money')}
      actions={
        <HonestButton
          kind={isCancelled ? 'quiet' : 'primary'}
          icon={<Wallet size={20} aria-hidden="true" />}
          reason={reason}
          onClick={question.open}
        >
          {t(isCancelled ? 'orders-page.payLate' : 'orders-page.pay')}
        </HonestButton>
      }
    >
      <OrderSums order={order} />
      <PaymentList order={order} />
      {order.can.pay && (
        <PaymentSheet
          order={order}
          isOpen={question.isAsked}
          onClose={question.close}
          onPaid={question.onPaid}
        />
      )}
    </Card>
  )
}

/**
 * The payment that is asked for on an order's page, and the handing over that waits for it. Money that came in elsewhere ends the
 * asking too: the handing over is then asked about once more, never made by itself.
 */
function usePayQuestion(order: Order) {
  const ask = useDialogAddress('ask', ['then'])
  const navigate = useNavigate()
  const was = useRef<'closed' | 'asked' | 'answered'>('closed')
  const isOver = order.state === 'cancelled' || order.state === 'delivered'
  const then = isOver ? undefined : waitingQuestions.find((each) => each === ask.search.get('then'))
  const isAsked = ask.value === 'pay'

  useEffect(() => {
    if (!isAsked) was.current = 'closed'
    else if (was.current === 'answered') return
    else if (order.can.pay) was.current = 'asked'
    else if (then && order.balanceMinor <= 0) void navigate(askAgain(order, then), { replace: true })
    else if (was.current === 'asked') leave()
  })

  function leave() {
    was.current = 'answered'
    ask.close()
  }

  function onPaid(paid: Order) {
    if (then && asksFirst(paid)) return void navigate(askAgain(order, then), { replace: true })
    leave()
    if (then) moveOrAsk(paid, 'delivered', ask.open)
  }
  return { isAsked, open: () => ask.open('pay'), close: ask.close, onPaid }
}
