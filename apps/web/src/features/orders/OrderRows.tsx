import { useEffect } from 'react'
import { useMay } from '../../data/session.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { Button } from '../../ui/Button.tsx'
import { NothingFound } from '../../ui/NothingFound.tsx'
import { useSay } from '../../words/use-say.ts'
import { prefillOf } from '../customers/prefill.ts'
import type { Selection } from '../customers/selection.ts'
import { useKeptWindow } from '../customers/use-kept-window.ts'
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
  const say = useSay()
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
          say(found.isCapped ? 'orders.list.foundMany' : 'orders.list.found', { count: found.count })}
      </p>
      <OrderList
        rows={rows}
        total={narrowed && !found?.isCapped ? found?.count : undefined}
        selection={selection}
        onSelect={onSelect}
        onNearEnd={canFetch ? () => void fetchNextPage() : undefined}
      />
      {isFetchingNextPage && <p className={styles.more}>{say('orders.list.more')}</p>}
      {isFetchNextPageError && (
        <p className={styles.more}>
          <Button onClick={() => void fetchNextPage()}>{say('orders.list.retry')}</Button>
        </p>
      )}
    </div>
  )
}

function NoRows({ words, onClear }: { words: string; onClear: () => void }) {
  const say = useSay()
  const mayTake = useMay('orders.write')
  return (
    <NothingFound
      words={words || undefined}
      onClear={onClear}
      add={
        words &&
        mayTake && (
          <ButtonLink to={links.newOrder(prefillOf(words))} kind="primary">
            {say('orders.list.take', { words })}
          </ButtonLink>
        )
      }
    />
  )
}

/** How many rows before the end the next page is asked for. */
const headStart = 20

interface ListProps extends Pick<Props, 'selection' | 'onSelect'> {
  rows: Props['orders']['rows']
  total?: number
  onNearEnd?: () => void
}

/** Only the rows in sight are drawn, so a million orders scroll like ten. */
function OrderList({ rows, total, selection, onSelect, onNearEnd }: ListProps) {
  const say = useSay()
  const { list, virtual } = useKeptWindow(rows)
  const items = virtual.getVirtualItems()
  const last = items.at(-1)?.index ?? 0
  useEffect(() => {
    if (last >= rows.length - headStart) onNearEnd?.()
  }, [last, rows.length, onNearEnd])
  return (
    <ul
      ref={list}
      className={styles.list}
      style={{ blockSize: virtual.getTotalSize() }}
      aria-label={say('orders.list.label')}
    >
      {items.map((item) => {
        const order = rows[item.index]
        if (!order) return null
        return (
          <li
            key={order.id}
            ref={virtual.measureElement}
            data-index={item.index}
            className={styles.row}
            aria-posinset={item.index + 1}
            aria-setsize={total ?? -1}
            style={{ translate: `0 ${item.start - virtual.options.scrollMargin}px` }}
          >
            <OrderRow
              order={order}
              isSelected={selection.ids.has(order.id)}
              isSelecting={selection.ids.size > 0}
              onSelect={onSelect}
            />
          </li>
        )
      })}
    </ul>
  )
}
