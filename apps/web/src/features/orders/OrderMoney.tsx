import type { Order } from '@darzi/contract/order-shapes.ts'
import { Wallet } from 'lucide-react'
import { useDialogAddress } from '../../shell/use-dialog-address.ts'
import { Card } from '../../ui/Card.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { Money } from '../../ui/Money.tsx'
import { useSay } from '../../words/use-say.ts'
import { OrderDiscount } from './OrderDiscount.tsx'
import styles from './OrderPage.module.css'
import { useParts } from './order-parts.ts'

/** What the order costs, what was paid, what is owed, and the way to take it. */
export function OrderMoney({ order }: { order: Order }) {
  const say = useSay()
  const ask = useDialogAddress('ask')
  const { PaymentSheet, PaymentList } = useParts()
  const { currency, balanceMinor } = order
  const reason = order.can.pay
    ? undefined
    : say(balanceMinor <= 0 ? 'orders.reason.paid' : 'orders.reason.notAllowed')
  return (
    <Card
      title={say('orders-page.money')}
      actions={
        <HonestButton
          kind="primary"
          icon={<Wallet size={20} aria-hidden="true" />}
          reason={reason}
          onClick={() => ask.open('pay')}
        >
          {say('orders-page.pay')}
        </HonestButton>
      }
    >
      <dl className={styles.sums}>
        <dt>{say('orders-page.sum.pieces')}</dt>
        <dd>
          <Money minor={order.piecesMinor} currency={currency} />
        </dd>
        <OrderDiscount order={order} />
        <dt>{say('orders-page.sum.total')}</dt>
        <dd>
          <Money minor={order.totalMinor} currency={currency} />
        </dd>
        <dt>{say('orders.paid')}</dt>
        <dd>
          <Money minor={order.paidMinor} currency={currency} />
        </dd>
        <dt>{say('orders.balance')}</dt>
        <dd data-owed={balanceMinor > 0}>
          <Money minor={balanceMinor} currency={currency} />
        </dd>
      </dl>
      <PaymentList order={order} />
      {order.can.pay && <PaymentSheet order={order} isOpen={ask.value === 'pay'} onClose={ask.close} />}
    </Card>
  )
}
