import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '../../data/api.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Houses.module.css'

const shown = 20

/** The customers of the house who ordered last; all of them stand in the directory. */
export function HouseCustomers() {
  const t = useT()
  const { data, error, refetch } = useQuery({
    queryKey: ['customers', 'ofHouse'],
    queryFn: ({ signal }) => call('GET /api/customers', { query: { limit: shown } }, { signal }),
  })
  if (!data && error) return <QueryFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={4} rowHeight={56} />
  if (data.rows.length === 0)
    return (
      <EmptyState
        title={t('houses.customers.empty')}
        action={
          <ButtonLink to={links.customers()} kind="primary">
            {t('houses.customers.all')}
          </ButtonLink>
        }
      >
        {t('houses.customers.emptyWhy')}
      </EmptyState>
    )
  return (
    <div className={styles.part}>
      <ul className={styles.list} aria-label={t('houses.tab.customers')}>
        {data.rows.map(({ id, name, totalOrders }) => (
          <li key={id} className={styles.line}>
            <Link to={links.customer(id)}>{name}</Link>
            <span className={styles.soft}>{t('houses.customers.orders', { count: totalOrders })}</span>
          </li>
        ))}
      </ul>
      <ButtonLink to={links.customers()}>{t('houses.customers.all')}</ButtonLink>
    </div>
  )
}
