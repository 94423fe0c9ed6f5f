import type { Order } from '@darzi/contract/order-shapes.ts'
import { ReceiptText, Wallet } from 'lucide-react'
import { useMay } from '../../data/session.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { Card } from '../../ui/Card.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { useT } from '../../words/use-t.ts'
import { PaymentList } from '../payments/api.ts'
import { OrderSums } from './OrderSums.tsx'
import { type Asking, PayQuestion } from './PayQuestion.tsx'

/** What the order costs, what was paid, what is owed, and the way to take it. */
export function OrderMoney({ order, ask }: { order: Order; ask: Asking }) {
  const t = useT()
  const mayBill = useMay('payments.take')
  const isCancelled = order.state === 'cancelled'
  const reason = order.can.pay
    ? undefined
    : t(order.balanceMinor <= 0 && !isCancelled ? 'orders.reason.paid' : 'orders.reason.notAllowed')
  return (
    <Card
      title={t('orders-page.money')}
      actions={
        <HonestButton
          icon={<Wallet size={20} aria-hidden="true" />}
          reason={reason}
          onClick={() => ask.open('pay')}
        >
          {t(isCancelled ? 'orders-page.payLate' : 'orders-page.pay')}
        </HonestButton>
      }
    >
      <OrderSums order={order} />
      <PaymentList order={order} />
      {mayBill && (
        <ButtonLink to={links.orderBills(order.id)} icon={<ReceiptText size={20} aria-hidden="true" />}>
          {t('orders-page.bills')}
        </ButtonLink>
      )}
      <PayQuestion order={order} ask={ask} />
    </Card>
  )
}
