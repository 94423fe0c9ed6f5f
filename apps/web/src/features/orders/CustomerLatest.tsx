import { Link } from 'react-router'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { Money } from '../../ui/Money.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './CustomerOrders.module.css'
import { DueText } from './DueText.tsx'
import { orderList } from './order-list.ts'
import { piecesLine } from './order-words.ts'
import { StateBadge } from './StateBadge.tsx'

const shown = 5

/** The orders a customer gave last. */
export function CustomerLatest({ customerId, earlierOrders }: { customerId: string; earlierOrders: number }) {
  const t = useT()
  const { rows, hasCome, error, refetch } = orderList.usePages({ ...orderList.usual, customer: customerId })
  if (error && !hasCome) return <QueryFailed error={error} onRetry={refetch} />
  if (!hasCome) return <SkeletonRows rows={1} rowHeight={56} />
  if (rows.length === 0) return <p>{t('orders.customer.none', { earlier: earlierOrders })}</p>
  return (
    <>
      <ul className={styles.orders}>
        {rows.slice(0, shown).map((order) => (
          <li key={order.id} className={styles.order}>
            <Link to={links.order(order.id)}>{order.number}</Link>
            <StateBadge state={order.state} />
            <span>{piecesLine(t, order.pieces)}</span>
            <span>
              <DueText order={order} />
            </span>
            <span>
              <Money minor={order.totalMinor} currency={order.currency} />
            </span>
          </li>
        ))}
      </ul>
      {rows.length > shown && (
        <ButtonLink to={links.orders({ customer: customerId })}>{t('orders.customer.all')}</ButtonLink>
      )}
    </>
  )
}
