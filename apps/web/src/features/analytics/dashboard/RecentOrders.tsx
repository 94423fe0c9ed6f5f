import type { OrderCard } from '@darzi/contract/order-shapes.ts'
import { ownerWord } from '@darzi/tailoring/orders/life.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '../../../data/api.ts'
import { type Column, ListHead, ListLine } from '../../../kits/list/ListTable.tsx'
import { links } from '../../../links.ts'
import { ButtonLink } from '../../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../../shell/QueryFailed.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Money } from '../../../ui/Money.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx'
import { useT } from '../../../words/use-t.ts'
import { DueText, piecesLine, stateTone } from '../../orders/api.ts'
import styles from './RecentOrders.module.css'

const shown = 8

/** The orders taken last; each leads to its page. */
export function RecentOrders() {
  const t = useT()
  const columns = useColumns()
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'recent'],
    queryFn: ({ signal }) => call('GET /api/orders', { query: { sort: 'newest', limit: shown } }, { signal }),
  })
  return (
    <Card
      title={t('analytics.dashboard.recent')}
      actions={
        <ButtonLink kind="plain" to={links.orders()}>
          {t('analytics.dashboard.allOrders')}
        </ButtonLink>
      }
    >
      {error && !data && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={4} rowHeight={48} />}
      {data?.rows.length === 0 && <p>{t('analytics.dashboard.noOrders')}</p>}
      {data && data.rows.length > 0 && (
        <>
          <div className={styles.desk} aria-hidden="true">
            <ListHead columns={columns} />
          </div>
          <ul className={styles.rows} aria-label={t('analytics.dashboard.recent')}>
            {data.rows.map((order) => (
              <li key={order.id}>
                <div className={styles.desk}>
                  <ListLine row={order} columns={columns} />
                </div>
                <PhoneRow order={order} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

/** The state in the owner's words, which are those of the customer's portal (spec, section 4). */
function OwnerState({ state }: { state: OrderCard['state'] }) {
  const t = useT()
  return <Badge tone={stateTone(state)}>{t(`analytics.recent.state.${ownerWord(state)}`)}</Badge>
}

function useColumns(): Column<OrderCard>[] {
  const t = useT()
  const title = (key: string) => t(`analytics.recent.${key}`)
  const wide = 'minmax(0, 1.6fr)'
  const narrow = 'minmax(0, 1fr)'
  return [
    {
      key: 'order',
      title: title('order'),
      width: narrow,
      cell: ({ id, number }) => (
        <Link to={links.order(id)} className={styles.link}>
          {number}
        </Link>
      ),
    },
    { key: 'customer', title: title('customer'), width: wide, cell: ({ customer }) => customer.name },
    { key: 'garment', title: title('garment'), width: wide, cell: ({ pieces }) => piecesLine(t, pieces) },
    { key: 'status', title: title('status'), width: wide, cell: ({ state }) => <OwnerState state={state} /> },
    { key: 'due', title: title('due'), width: wide, cell: (order) => <DueText order={order} isShort /> },
    {
      key: 'priority',
      title: title('priority'),
      width: narrow,
      cell: ({ priority }) => t(`orders.priority.${priority}`),
    },
    {
      key: 'amount',
      title: title('amount'),
      width: narrow,
      isEnd: true,
      cell: ({ totalMinor, currency }) => <Money minor={totalMinor} currency={currency} />,
    },
  ]
}

function PhoneRow({ order }: { order: OrderCard }) {
  const t = useT()
  return (
    <div className={styles.phone}>
      <Link to={links.order(order.id)} className={styles.link}>
        {order.number} {order.customer.name}
      </Link>
      <Money minor={order.totalMinor} currency={order.currency} />
      <span>{piecesLine(t, order.pieces)}</span>
      <OwnerState state={order.state} />
      <span>{t(`orders.priority.${order.priority}`)}</span>
      <DueText order={order} isShort />
    </div>
  )
}
