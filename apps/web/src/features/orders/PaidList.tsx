import type { Order } from '@darzi/contract/order-shapes.ts'
import { useSession } from '../../data/session.ts'
import { InstantText } from '../../ui/DateText.tsx'
import { Money } from '../../ui/Money.tsx'
import { useSay } from '../../words/use-say.ts'
import styles from './OrderPage.module.css'

/** The payments of an order, as the ledger has them. */
export function PaidList({ order }: { order: Order }) {
  const say = useSay()
  const { shop } = useSession()
  if (order.payments.length === 0) return null
  return (
    <ul className={styles.payments} aria-label={say('orders-page.payments')}>
      {order.payments.map((payment) => (
        <li key={payment.id}>
          <span>
            {say(`orders-page.paid.${payment.kind}`)} · {say(`orders.method.${payment.method}`)}
            {payment.status !== 'completed' && ` · ${say(`orders-page.paid.${payment.status}`)}`}
          </span>
          <strong>
            <Money minor={payment.amountMinor} currency={order.currency} />
          </strong>
          <span>
            <InstantText at={payment.createdAt} timeZone={shop?.timeZone} /> {payment.takenBy}
          </span>
        </li>
      ))}
    </ul>
  )
}
