import { writeNumber } from '@darzi/words/formats.ts'
import { Chips } from '../../ui/Chips.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './OrdersPage.module.css'
import type { Summary } from './OrdersSummary.tsx'
import { useWorkers } from './order-queries.ts'
import {
  allOrders,
  dues,
  moneys,
  type OrderListQuery,
  priorityFilters,
  sorts,
  statuses,
} from './order-query.ts'

interface Props {
  query: OrderListQuery
  /** Known once it has come. */
  summary?: Summary
  onChange: (part: Partial<OrderListQuery>) => void
}

/** Which orders, and in which order. */
export function OrderFilters({ query, summary, onChange }: Props) {
  const t = useT()
  const workers = useWorkers() ?? []
  const counts = summary && {
    all: summary.total,
    pending: summary.pending,
    in_progress: summary.inProgress,
    ready: summary.ready,
    completed: summary.completed,
    cancelled: summary.cancelled,
  }
  const picks = [
    // A view sets it: while it narrows the list it stands first, and can be taken away.
    ...(query.money === 'all' ? [] : [{ name: 'money', values: moneys } as const]),
    { name: 'priority', values: priorityFilters },
    { name: 'due', values: dues },
    { name: 'sort', values: sorts },
  ] as const
  return (
    <>
      <Chips
        label={t('orders.status.label')}
        chips={statuses.map((key) => ({
          key,
          label: t(key === 'all' ? 'orders.status.all' : `orders.state.${key}`),
          count: counts && writeNumber(counts[key]),
        }))}
        isRow
        chosen={query.status}
        onChoose={(status) => onChange({ status })}
      />
      <div className={styles.picks}>
        {picks.map(({ name, values }) => (
          <select
            key={name}
            className={styles.pick}
            aria-label={t(`orders.${name}.label`)}
            data-set={query[name] !== allOrders[name]}
            value={query[name]}
            onChange={(event) => {
              const value = values.find((each) => each === event.target.value)
              onChange({ [name]: value })
            }}
          >
            {values.map((value) => (
              <option key={value} value={value}>
                {t(`orders.${name}.${value}`)}
              </option>
            ))}
          </select>
        ))}
        {workers.length > 0 && (
          <select
            className={styles.pick}
            aria-label={t('orders.worker.label')}
            data-set={query.assignedTo !== ''}
            value={query.assignedTo}
            onChange={(event) => onChange({ assignedTo: event.target.value })}
          >
            <option value="">{t('orders.worker.anyone')}</option>
            {workers.map(({ id, name }) => (
              <option key={id} value={id}>
                {t('orders.worker.with', { name })}
              </option>
            ))}
          </select>
        )}
      </div>
    </>
  )
}
