import { writeMoney, writeNumber } from '@darzi/words/formats.ts'
import { useT } from '../../words/use-t.ts'
import styles from './OrdersPage.module.css'
import type { useOrderSummary } from './order-queries.ts'

export type Summary = NonNullable<ReturnType<typeof useOrderSummary>['data']>

/** All orders in figures, as the server counted them. */
export function OrdersSummary({ summary }: { summary: Summary }) {
  const t = useT()
  const figures = [
    ['total', writeNumber(summary.total)],
    ['dueToday', writeNumber(summary.dueToday)],
    ['overdue', writeNumber(summary.overdue)],
    ['value', writeMoney(summary.totalMinor, summary.currency)],
    ['balance', writeMoney(summary.balanceMinor, summary.currency)],
    ...(summary.giveBackMinor > 0
      ? ([['giveBack', writeMoney(summary.giveBackMinor, summary.currency)]] as const)
      : []),
  ] as const
  return (
    <div className={styles.strip}>
      <div className={`tape ${styles.tape}`} aria-hidden="true" />
      <dl className={styles.figures} aria-label={t('orders.summary.label')}>
        {figures.map(([key, figure]) => (
          <div key={key} className={styles.figure} data-late={key === 'overdue' && summary.overdue > 0}>
            <dt>{t(`orders.summary.${key}`)}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
