import { useSearchParams } from 'react-router'
import { useMay } from '../../data/session.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import { useSelection } from '../customers/api.ts'
import { OrderBulkBar } from './OrderBulkBar.tsx'
import { OrderFilters } from './OrderFilters.tsx'
import { OrderRows } from './OrderRows.tsx'
import styles from './OrdersPage.module.css'
import { OrdersSummary } from './OrdersSummary.tsx'
import { OrderViews } from './OrderViews.tsx'
import { useOrderSummary, useOrders } from './order-queries.ts'
import { allOrders, isNarrowed, type OrderListQuery, readOrderQuery, writeOrderQuery } from './order-query.ts'

export default function OrdersPage() {
  const t = useT()
  const { query, change } = useOrderQuery()
  const orders = useOrders(query)
  const { data: summary, error, refetch } = useOrderSummary()
  const { selection, chosen, select, selectAll, clear } = useSelection(
    orders.rows,
    writeOrderQuery(query).toString(),
  )
  const mayTake = useMay('orders.write')
  const isEmpty = summary?.total === 0 && orders.rows.length === 0 && !isNarrowed(query)
  const create = (
    <ButtonLink to={links.newOrder()} kind="next">
      {t(isEmpty ? 'orders.empty.create' : 'orders.page.create')}
    </ButtonLink>
  )
  return (
    <>
      <ScreenHeader
        title={t('orders.page.title')}
        backTo={links.tailorDashboard()}
        extra={mayTake && !isEmpty && <span className={styles.onlyDesk}>{create}</span>}
      />
      {isEmpty ? (
        <EmptyState title={t('orders.empty.title')} action={mayTake && create}>
          {t('orders.empty.why')}
        </EmptyState>
      ) : (
        <div className={styles.page}>
          {summary && <OrdersSummary summary={summary} />}
          {error && !summary && orders.data && <QueryFailed error={error} onRetry={() => void refetch()} />}
          <div className={styles.tools}>
            <SearchField
              label={t('orders.search.label')}
              clearLabel={t('orders.search.clear')}
              words={query.q}
              onSearch={(q, options) => change({ q }, options)}
            />
            <OrderFilters query={query} summary={summary} onChange={change} />
            <OrderViews query={query} />
          </div>
          {orders.isPending ? (
            <SkeletonRows rows={6} rowHeight={132} />
          ) : (
            <OrderRows
              orders={orders}
              query={query}
              selection={selection}
              onSelect={select}
              onClear={() => change(allOrders)}
            />
          )}
          <OrderBulkBar chosen={chosen} shown={orders.rows.length} onSelectAll={selectAll} onClear={clear} />
        </div>
      )}
    </>
  )
}

/** The list's query lives in the URL; every change is one step back in history unless it replaces the last. */
function useOrderQuery() {
  const [search, setSearch] = useSearchParams()
  const query = readOrderQuery(search)
  function change(part: Partial<OrderListQuery>, options: { replace?: boolean } = {}) {
    const isUsual = !search.has('sort')
    const next = writeOrderQuery({ ...query, ...part })
    // An order of the rows nobody chose is not kept when other rows are asked for.
    if (isUsual && !part.sort) next.delete('sort')
    if (next.toString() === writeOrderQuery(query).toString()) return
    setSearch(next, { ...options, preventScrollReset: true })
  }
  return { query, change }
}
