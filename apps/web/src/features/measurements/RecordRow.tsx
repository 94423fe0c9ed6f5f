import type { MeasurementRecord } from '@darzi/contract/measurements.ts'
import { useSession } from '../../data/session.ts'
import { Badge } from '../../ui/Badge.tsx'
import { InstantText } from '../../ui/DateText.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Book.module.css'
import { fieldName, measuredName } from './field-words.ts'
import { sentKey } from './sent-key.ts'
import { useWhat } from './use-what.ts'
import { valueText } from './value-text.ts'

/** How many sizes a line of the book shows. */
const shown = 4

/** One record, as a line: whose, of what, when, and the first sizes of it. */
export function RecordRow({ record, onOpen }: { record: MeasurementRecord; onOpen: () => void }) {
  const t = useT()
  const { shop } = useSession()
  const what = useWhat(record)
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      <span className={styles.who}>
        <strong>{measuredName(record, t)}</strong>
        <span className={styles.facts}>
          <InstantText at={record.takenAt} timeZone={shop?.timeZone} />
          {record.takenBy && <span>{t('measurements.record.takenBy', { name: record.takenBy })}</span>}
          {record.sent && <span>{t(sentKey(record), { name: record.sent.by })}</span>}
        </span>
      </span>
      <span className={styles.marks}>
        <Badge tone="indigo">{what}</Badge>
        <Badge>{t('measurements.record.version', { version: record.version })}</Badge>
        {record.sent ? (
          <Badge tone={record.sent.isChecked ? 'plain' : 'marigold'}>{t('measurements.record.sent')}</Badge>
        ) : (
          <Badge>{t(`measurements.how.${record.how}`)}</Badge>
        )}
      </span>
      <span className={styles.sizes}>
        {record.values.slice(0, shown).map((value) => (
          <span key={value.field}>
            {fieldName(value, t)} <strong>{valueText(value, record.unit, t)}</strong>
          </span>
        ))}
        {record.values.length > shown && (
          <span>{t('measurements.record.count', { count: record.values.length })}</span>
        )}
      </span>
    </button>
  )
}
