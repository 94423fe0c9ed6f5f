import type { Order } from '@darzi/contract/order-shapes.ts'
import { Money } from '../../ui/Money.tsx'
import { useSay } from '../../words/use-say.ts'
import { OrderDiscount } from './OrderDiscount.tsx'
import styles from './OrderPage.module.css'

/** What the order costs, what was paid, and what is owed; once called off, what is to be given back. */
export function OrderSums({ order }: { order: Order }) {
  const say = useSay()
  const { currency, writtenOffMinor, balanceMinor, state } = order
  const isToGiveBack = state === 'cancelled' && balanceMinor < 0
  return (
    <dl className={styles.sums}>
      <dt>{say('orders-page.sum.pieces')}</dt>
      <dd>
        <Money minor={order.piecesMinor} currency={currency} />
      </dd>
      <OrderDiscount order={order} />
      {writtenOffMinor > 0 && (
        <>
          <dt>{say('orders-page.sum.writtenOff')}</dt>
          <dd>
            <Money minor={-writtenOffMinor} currency={currency} />
          </dd>
        </>
      )}
      <dt>{say('orders-page.sum.total')}</dt>
      <dd>
        <Money minor={order.totalMinor} currency={currency} />
      </dd>
      <dt>{say('orders.paid')}</dt>
      <dd>
        <Money minor={order.paidMinor} currency={currency} />
      </dd>
      <dt>{say(isToGiveBack ? 'orders-page.sum.toGiveBack' : 'orders.balance')}</dt>
      <dd data-owed={balanceMinor !== 0}>
        <Money minor={Math.abs(balanceMinor)} currency={currency} />
      </dd>
    </dl>
  )
}
