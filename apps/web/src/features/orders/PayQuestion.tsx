import type { Order } from '@darzi/contract/order-shapes.ts'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { useDialogAddress } from '../../shell/use-dialog-address.ts'
import { PaymentSheet } from '../payments/api.ts'
import { asksFirst } from './error-question.ts'
import { moveOrAsk } from './order-actions.ts'
import { askAgain, waitingQuestions } from './pay-then.ts'

export type Asking = ReturnType<typeof useDialogAddress>

/** Takes the payment that the address asks for (`ask=pay`), then what waits for it (`then`). */
export function PayQuestion({ order, ask }: { order: Order; ask: Asking }) {
  const { isAsked, onPaid } = usePayQuestion(order, ask)
  if (!order.can.pay) return null
  return <PaymentSheet order={order} isOpen={isAsked} onClose={ask.close} onPaid={onPaid} />
}

/**
 * The payment that is asked for, and the handing over that waits for it. Money that came in elsewhere ends the
 * asking too: the handing over is then asked about once more, never made by itself.
 */
function usePayQuestion(order: Order, ask: Asking) {
  const navigate = useNavigate()
  const was = useRef<'closed' | 'asked' | 'answered'>('closed')
  const isOver = order.state === 'cancelled' || order.state === 'delivered'
  const then = isOver ? undefined : waitingQuestions.find((each) => each === ask.search.get('then'))
  const isAsked = ask.value === 'pay'

  useEffect(() => {
    if (!isAsked) was.current = 'closed'
    else if (was.current === 'answered') return
    else if (order.can.pay) was.current = 'asked'
    else if (then && order.balanceMinor <= 0) void navigate(askAgain(ask.search, then), { replace: true })
    else if (was.current === 'asked') leave()
  })

  function leave() {
    was.current = 'answered'
    ask.close()
  }

  function onPaid(paid: Order) {
    if (then && asksFirst(paid)) return void navigate(askAgain(ask.search, then), { replace: true })
    leave()
    if (then) moveOrAsk(paid, 'delivered', ask.open)
  }
  return { isAsked, onPaid }
}
