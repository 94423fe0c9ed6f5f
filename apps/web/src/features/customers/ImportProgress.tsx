import type { CustomerImport } from '@darzi/contract/customer-imports.ts'
import { writeNumber } from '@darzi/words/formats.ts'
import { Card } from '../../ui/Card.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Import.module.css'

/** How far the rows have come, as the server counts them. It goes on when this screen is left. */
export function ImportProgress({ running }: { running: CustomerImport }) {
  const t = useT()
  const { done, rows } = running.counts
  return (
    <Card title={t('customers-import.running.title')}>
      <progress
        className={styles.progress}
        max={Math.max(rows, 1)}
        value={done}
        aria-label={t('customers-import.running.title')}
      />
      <p role="status" className="figures">
        {t('customers-import.running.done', { done: writeNumber(done), rows: writeNumber(rows) })}
      </p>
      <p className={styles.why}>{t('customers-import.running.leave')}</p>
    </Card>
  )
}
