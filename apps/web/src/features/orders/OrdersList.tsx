import { writeNumber } from '@darzi/words/formats.ts'
import { useMay } from '../../data/session.ts'
import styles from '../../kits/list/List.module.css'
import { ListRows } from '../../kits/list/ListRows.tsx'
import { ListTools } from '../../kits/list/ListTools.tsx'
import { Pick } from '../../kits/list/Pick.tsx'
import { type FixedView, SavedViews } from '../../kits/list/SavedViews.tsx'
import { useSelection } from '../../kits/list/use-selection.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { Chips } from '../../ui/Chips.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { useT } from '../../words/use-t.ts'
import { prefillOf } from '../customers/api.ts'
import { BehindFigure, isBehindFigure } from './BehindFigure.tsx'
import { OrderRow, useOrderColumns } from './OrderRow.tsx'
import { OrdersBulk } from './OrdersBulk.tsx'
import { OrdersSummary, type Summary } from './OrdersSummary.tsx'
import { fetchOrderAhead } from './order-ahead.ts'
import {
  dues,
  exceptionFilters,
  moneys,
  type OrderListQuery,
  orderList,
  priorityFilters,
  sorts,
  statuses,
  waitings,
} from './order-list.ts'
import { useOrderSummary, useWorkers } from './order-queries.ts'

/** Order management: figures, filters, rows and what can be done with many at once. Its filters stand in the address. */
export function OrdersList() {
  const t = useT()
  const { query, change } = orderList.useQuery()
  const pages = orderList.usePages(query)
  const isNarrowed = orderList.isNarrowed(query)
  const found = orderList.useCount(query, isNarrowed)
  const { data: summary, error, refetch } = useOrderSummary()
  const { choosing, chosen, selectAll, clear } = useSelection(pages.rows, orderList.write(query).toString())
  const mayTake = useMay('orders.write')
  const columns = useOrderColumns()
  const words = query.q.trim()
  if (summary?.total === 0 && pages.rows.length === 0 && !isNarrowed)
    return (
      <EmptyState
        title={t('orders.empty.title')}
        action={
          mayTake && (
            <ButtonLink to={links.newOrder()} kind="primary">
              {t('orders.empty.create')}
            </ButtonLink>
          )
        }
      >
        {t('orders.empty.why')}
      </EmptyState>
    )
  return (
    <div className={styles.page}>
      {error && !summary && pages.hasCome ? (
        <QueryFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <OrdersSummary summary={summary} />
      )}
      <OrderTools query={query} summary={summary} onChange={change} />
      <ListRows
        label={t('orders.list.label')}
        pages={pages}
        found={isNarrowed ? found : undefined}
        words={query.q}
        add={
          words &&
          mayTake && (
            <ButtonLink to={links.newOrder(prefillOf(words))} kind="primary">
              {t('orders.list.take', { words })}
            </ButtonLink>
          )
        }
        rowHeight={86}
        columns={columns}
        nameOf={({ number, customer }) => `${number} ${customer.name}`}
        choosing={choosing}
        isLate={({ isOverdue }) => isOverdue}
        onMeant={({ id }) => fetchOrderAhead(id)}
        onClear={() => change(orderList.usual)}
      >
        {(order) => <OrderRow order={order} />}
      </ListRows>
      <OrdersBulk chosen={chosen} shown={pages.rows.length} onSelectAll={selectAll} onClear={clear} />
    </div>
  )
}

interface ToolsProps {
  query: OrderListQuery
  /** Known once it has come. */
  summary?: Summary
  onChange: (part: Partial<OrderListQuery>, options?: { replace: boolean }) => void
}

/** Which orders, and in which order. */
function OrderTools({ query, summary, onChange }: ToolsProps) {
  const t = useT()
  const workers = useWorkers() ?? []
  const fixedViews = useFixedViews()
  const counts = summary && {
    all: summary.total,
    pending: summary.pending,
    in_progress: summary.inProgress,
    ready: summary.ready,
    completed: summary.completed,
    cancelled: summary.cancelled,
  }
  const pick = (
    name: 'money' | 'waits' | 'exceptions' | 'priority' | 'due' | 'sort',
    values: readonly string[],
  ) => (
    <Pick<string>
      key={name}
      label={t(`orders.${name}.label`)}
      options={values.map((value) => ({ value, label: t(`orders.${name}.${value}`) }))}
      value={query[name]}
      isSet={name !== 'sort' && query[name] !== orderList.usual[name]}
      onPick={(value) => onChange({ [name]: value })}
    />
  )
  return (
    <ListTools
      search={
        <SearchField
          label={t('orders.search.label')}
          clearLabel={t('app.list.clearSearch')}
          words={query.q}
          onSearch={(q, options) => onChange({ q }, options)}
        />
      }
      tabs={
        <>
          <Chips
            label={t('orders.status.label')}
            chips={statuses.map((key) => ({
              key,
              label: t(key === 'all' ? 'orders.status.all' : `orders.state.${key}`),
              count: counts && writeNumber(counts[key]),
            }))}
            chosen={query.status}
            onChoose={(status) => onChange({ status })}
          />
          <SavedViews list={orderList} query={query} fixed={fixedViews} />
        </>
      }
      sort={pick('sort', sorts)}
      active={
        [
          query.priority !== 'all',
          query.due !== 'all',
          query.money !== 'all',
          query.waits !== 'all',
          query.exceptions !== 'all',
          query.assignedTo,
          isBehindFigure(query),
        ].filter(Boolean).length
      }
      filters={
        <>
          <BehindFigure query={query} onChange={onChange} />
          {pick('priority', priorityFilters)}
          {pick('due', dues)}
          {query.money !== 'all' && pick('money', moneys)}
          {query.waits !== 'all' && pick('waits', waitings)}
          {query.exceptions !== 'all' && pick('exceptions', exceptionFilters)}
          {workers.length > 0 && (
            <Pick
              label={t('orders.worker.label')}
              options={[
                { value: '', label: t('orders.worker.anyone') },
                ...workers.map(({ id, name }) => ({ value: id, label: t('orders.worker.with', { name }) })),
              ]}
              value={query.assignedTo}
              isSet={query.assignedTo !== ''}
              onPick={(assignedTo) => onChange({ assignedTo })}
            />
          )}
        </>
      }
    />
  )
}

/** What every shop looks for each morning; then, while there is any, what is to be given back, what went ahead anyway and what each worker still has to make. */
function useFixedViews(): FixedView[] {
  const t = useT()
  const workers = useWorkers() ?? []
  return [
    { key: 'today', query: 'due=today', label: t('orders.view.today') },
    { key: 'overdue', query: 'due=overdue', label: t('orders.view.overdue') },
    { key: 'ready', query: 'status=ready', label: t('orders.view.ready') },
    { key: 'giveBack', query: 'money=giveBack', label: t('orders.view.giveBack'), isEmptyHidden: true },
    {
      key: 'exceptions',
      query: 'exceptions=month',
      label: t('orders.view.exceptions'),
      isEmptyHidden: true,
    },
    ...workers
      .filter(({ role }) => role === 'cutter' || role === 'stitcher')
      .map(({ id, name }) => ({
        key: id,
        query: `due=making&assignedTo=${id}`,
        label: t('orders.worker.with', { name }),
        isEmptyHidden: true,
      })),
  ]
}
