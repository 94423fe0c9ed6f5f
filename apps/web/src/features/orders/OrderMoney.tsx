import type { Order } from '@darzi/contract/order-shapes.ts'
import { Wallet } from 'lucide-react'
import { Card } from '../../ui/Card.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { useT } from '../../words/use-t.ts'
import { PaymentList, PaymentSheet } from '../payments/api.ts'
import { OrderSums } from './OrderSums.tsx'
import { usePayQuestion } from './use-pay-question.ts'

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
