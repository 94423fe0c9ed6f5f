import { writeNumber } from '@darzi/words/formats.ts'
import { Link } from 'react-router'
import { useMay } from '../../data/session.ts'
import { links } from '../../links.ts'
import { useT } from '../../words/use-t.ts'
import styles from './DashboardOrders.module.css'
import { useOrderSummary } from './order-queries.ts'

/** What the day asks: orders due today, overdue, waiting to be fetched; each leads to its list. */
export function DashboardOrders() {
  const t = useT()
  const mayRead = useMay('orders.read')
  const { data } = useOrderSummary()
  if (!mayRead || !data) return null
  const tiles = [
    { key: 'today', count: data.dueToday, to: links.orders({ due: 'today' }) },
    { key: 'overdue', count: data.overdue, to: links.orders({ due: 'overdue' }) },
    { key: 'ready', count: data.ready, to: links.orders({ status: 'ready' }) },
  ]
  return (
    <nav aria-label={t('orders.view.label')}>
      <ul className={styles.tiles}>
        {tiles.map(({ key, count, to }) => (
          <li key={key}>
            <Link to={to} className={styles.tile} data-late={key === 'overdue' && count > 0}>
              <strong>{writeNumber(count)}</strong>
              <span>{t(`orders.view.${key}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
