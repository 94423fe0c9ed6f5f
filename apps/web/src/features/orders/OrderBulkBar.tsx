import type { OrderCard } from '@darzi/contract/order-shapes.ts'
import { priorities } from '@darzi/tailoring/orders/life.ts'
import { CheckCheck, PackageCheck, Play, X } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useT } from '../../words/use-t.ts'
import styles from './OrderBulkBar.module.css'
import { useWorkers } from './order-queries.ts'
import { useOrderBulk } from './use-order-bulk.ts'

/** Most visits choose nothing: what tells of refusals comes when there are some. */
const Refused = lazy(() => import('./BulkRefused.tsx').then((it) => ({ default: it.BulkRefused })))

interface Props {
  chosen: readonly OrderCard[]
  /** How many rows are shown, which all can be chosen at once. */
  shown: number
  onSelectAll: () => void
  onClear: () => void
}

/** What can be done with the chosen orders, within reach of the thumb. */
export function OrderBulkBar({ chosen, shown, onSelectAll, onClear }: Props) {
  const t = useT()
  const workers = useWorkers() ?? []
  const { run, isBusy, answer, closeAnswer } = useOrderBulk(chosen, onClear)
  const steps = [
    { act: 'begin', icon: <Play size={20} aria-hidden="true" /> },
    { act: 'ready', icon: <PackageCheck size={20} aria-hidden="true" /> },
    { act: 'deliver', icon: <CheckCheck size={20} aria-hidden="true" /> },
  ] as const
  return (
    <>
      <Suspense>{answer && <Refused answer={answer} onClose={closeAnswer} />}</Suspense>
      {chosen.length > 0 && (
        <section className={styles.bar} data-at-foot="bar" aria-label={t('orders.bulk.label')}>
          <div className={styles.head}>
            <button
              type="button"
              className={styles.close}
              aria-label={t('orders.bulk.clear')}
              onClick={onClear}
            >
              <X size={22} aria-hidden="true" />
            </button>
            <p role="status">{t('orders.bulk.chosen', { count: chosen.length })}</p>
            {chosen.length < shown && (
              <button type="button" className={styles.act} onClick={onSelectAll}>
                {t('orders.bulk.all', { count: shown })}
              </button>
            )}
          </div>
          <div className={styles.acts}>
            {steps.map(({ act, icon }) => (
              <button
                key={act}
                type="button"
                className={styles.act}
                disabled={isBusy}
                onClick={() => void run({ act })}
              >
                {icon}
                {t(`orders.bulk.${act}`)}
              </button>
            ))}
            <select
              className={styles.pick}
              aria-label={t('orders.priority.label')}
              value=""
              disabled={isBusy}
              onChange={(event) => {
                const priority = priorities.find((each) => each === event.target.value)
                if (priority) void run({ act: 'priority', priority })
              }}
            >
              <option value="">{t('orders.priority.label')}</option>
              {priorities.map((priority) => (
                <option key={priority} value={priority}>
                  {t(`orders.priority.${priority}`)}
                </option>
              ))}
            </select>
            {workers.length > 0 && (
              <select
                className={styles.pick}
                aria-label={t('orders.worker.give')}
                value=""
                disabled={isBusy}
                onChange={(event) => void run({ act: 'assign', assignedTo: event.target.value })}
              >
                <option value="">{t('orders.worker.give')}</option>
                {workers.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </div>
        </section>
      )}
    </>
  )
}
