import { writeMoney, writeNumber } from '@darzi/words/formats.ts'
import { useSession } from '../../data/session.ts'
import { useT } from '../../words/use-t.ts'
import type { useSummary } from './customer-queries.ts'
import styles from './DirectorySummary.module.css'

type Summary = NonNullable<ReturnType<typeof useSummary>['data']>

/** The whole book in figures, as the server counted them: one line on a phone, a measured strip on a desk. */
export function DirectorySummary({ summary }: { summary: Summary }) {
  const t = useT()
  const { shop } = useSession()
  const figures = [
    ['total', writeNumber(summary.total)],
    ['recent', writeNumber(summary.recent)],
    ['repeat', writeNumber(summary.repeat)],
    ['orders', writeNumber(summary.totalOrders)],
    ['spent', shop && writeMoney(summary.totalSpentMinor, shop.currency)],
  ] as const
  return (
    <div className={styles.strip}>
      <div className={`tape ${styles.tape}`} aria-hidden="true" />
      <dl className={styles.figures} aria-label={t('customers.summary.label')}>
        {figures.map(
          ([key, figure]) =>
            figure !== undefined && (
              <div key={key} className={styles.figure} data-counted={isCounted(key)}>
                <dt>{t(`customers.summary.${key}`)}</dt>
                <dd>{figure}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  )
}

/** The filters show these too. */
const isCounted = (key: string) => key === 'total' || key === 'recent' || key === 'repeat'
