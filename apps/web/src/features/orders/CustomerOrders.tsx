import { Link } from 'react-router'
import { useMay } from '../../data/session.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { Card } from '../../ui/Card.tsx'
import { Money } from '../../ui/Money.tsx'
import { useSay } from '../../words/use-say.ts'
import styles from './CustomerOrders.module.css'
import { DueText } from './DueText.tsx'
import { useOrders } from './order-queries.ts'
import { allOrders } from './order-query.ts'
import { piecesLine } from './order-words.ts'
import { StateBadge } from './StateBadge.tsx'

const shown = 5

/** A customer's latest orders, and the way to take the next. */
export function CustomerOrders({ customerId, isOpen }: { customerId: string; isOpen: boolean }) {
  const say = useSay()
  const mayRead = useMay('orders.read')
  const mayTake = useMay('orders.write')
  if (!mayRead) return null
  return (
    <Card
      title={say('orders.customer.title')}
      actions={
        mayTake &&
        isOpen && (
          <ButtonLink to={links.newOrder({ customer: customerId })} kind="next">
            {say('orders.customer.take')}
          </ButtonLink>
        )
      }
    >
      <Latest customerId={customerId} />
    </Card>
  )
}

function Latest({ customerId }: { customerId: string }) {
  const say = useSay()
  const { rows, data, error, refetch } = useOrders({ ...allOrders, customer: customerId, sort: 'newest' })
  if (error && !data) return <QueryFailed error={error} onRetry={() => void refetch()} />
  if (data && rows.length === 0) return <p>{say('orders.customer.none')}</p>
  return (
    <>
      <ul className={styles.orders}>
        {rows.slice(0, shown).map((order) => (
          <li key={order.id} className={styles.order}>
            <Link to={links.order(order.id)}>{order.number}</Link>
            <StateBadge state={order.tailorState} />
            <span>{piecesLine(say, order.pieces)}</span>
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
        <ButtonLink to={links.orders({ customer: customerId })}>{say('orders.customer.all')}</ButtonLink>
      )}
    </>
  )
}
