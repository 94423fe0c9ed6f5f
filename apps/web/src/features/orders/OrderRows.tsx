import { useMay } from '../../data/session.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { LongList } from '../../shell/LongList.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { Button } from '../../ui/Button.tsx'
import { NothingFound } from '../../ui/NothingFound.tsx'
import { useT } from '../../words/use-t.ts'
import type { Selection } from '../customers/api.ts'
import { prefillOf } from '../customers/api.ts'
import { OrderRow } from './OrderRow.tsx'
import styles from './OrdersPage.module.css'
import { useOrderCount, type useOrders } from './order-queries.ts'
import { isNarrowed, type OrderListQuery } from './order-query.ts'

interface Props {
  orders: ReturnType<typeof useOrders>
  query: OrderListQuery
  selection: Selection
  onSelect: (id: string, isRange: boolean) => void
  onClear: () => void
}

/** The rows, or the face that says why there are none. */
export function OrderRows({ orders, query, selection, onSelect, onClear }: Props) {
  const t = useT()
  const { rows, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = orders
  const narrowed = isNarrowed(query)
  const { data: found } = useOrderCount(query, narrowed)
  if (error && rows.length === 0) {
    return <QueryFailed error={error} onRetry={() => void orders.refetch()} />
  }
  if (rows.length === 0) return <NoRows words={query.q.trim()} onClear={onClear} />
  const canFetch = hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  return (
    <div className={styles.rows}>
      <p className={styles.count} role="status">
        {narrowed &&
          found &&
          t(found.isCapped ? 'orders.list.foundMany' : 'orders.list.found', { count: found.count })}
      </p>
      <OrderList
        rows={rows}
        total={narrowed && !found?.isCapped ? found?.count : undefined}
        selection={selection}
        onSelect={onSelect}
        onNearEnd={canFetch ? () => void fetchNextPage() : undefined}
      />
      {isFetchingNextPage && <p className={styles.more}>{t('orders.list.more')}</p>}
      {isFetchNextPageError && (
        <p className={styles.more}>
          <Button onClick={() => void fetchNextPage()}>{t('orders.list.retry')}</Button>
        </p>
      )}
    </div>
  )
}

function NoRows({ words, onClear }: { words: string; onClear: () => void }) {
  const t = useT()
  const mayTake = useMay('orders.write')
  return (
    <NothingFound
      words={words || undefined}
      onClear={onClear}
      add={
        words &&
        mayTake && (
          <ButtonLink to={links.newOrder(prefillOf(words))} kind="primary">
            {t('orders.list.take', { words })}
          </ButtonLink>
        )
      }
    />
  )
}

interface ListProps extends Pick<Props, 'selection' | 'onSelect'> {
  rows: Props['orders']['rows']
  total?: number
  onNearEnd?: () => void
}

/** The orders, each a card. */
function OrderList({ selection, onSelect, ...list }: ListProps) {
  const t = useT()
  return (
    <LongList {...list} label={t('orders.list.label')}>
      {(order) => (
        <OrderRow
          order={order}
          isSelected={selection.ids.has(order.id)}
          isSelecting={selection.ids.size > 0}
          onSelect={onSelect}
        />
      )}
    </LongList>
  )
}
