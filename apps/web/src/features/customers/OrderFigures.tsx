import type { CustomerCard } from '@darzi/contract/customer-shapes.ts'
import { writeNumber } from '@darzi/words/formats.ts'
import { useSession } from '../../data/session.ts'
import { DayText } from '../../ui/DateText.tsx'
import { Money } from '../../ui/Money.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './OrderFigures.module.css'

type Figures = Pick<CustomerCard, 'lastOrderDate' | 'totalOrders' | 'totalSpentMinor'>

/** Last order, orders, spent. Who never ordered has none of them, and the card says so once. */
export function OrderFigures({ customer }: { customer: Figures }) {
  const t = useT()
  const { shop } = useSession()
  if (customer.totalOrders === 0 && !customer.lastOrderDate) {
    return <p className={styles.none}>{t('customers.card.noOrders')}</p>
  }
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t('customers.card.lastOrder')}</dt>
        <dd>
          {customer.lastOrderDate ? <DayText day={customer.lastOrderDate} /> : t('customers.card.unknown')}
        </dd>
      </div>
      <div>
        <dt>{t('customers.card.orders')}</dt>
        <dd>{writeNumber(customer.totalOrders)}</dd>
      </div>
      <div>
        <dt>{t('customers.card.spent')}</dt>
        <dd>{shop && <Money minor={customer.totalSpentMinor} currency={shop.currency} />}</dd>
      </div>
    </dl>
  )
}
