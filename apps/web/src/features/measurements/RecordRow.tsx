import type { MeasurementRecord } from '@darzi/contract/measurements.ts'
import type { Translate } from '@darzi/words/translate.ts'
import { useSession } from '../../data/session.ts'
import styles from '../../kits/list/List.module.css'
import { type Column, TwoLines } from '../../kits/list/ListTable.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { InstantText } from '../../ui/DateText.tsx'
import { useT } from '../../words/use-t.ts'
import { fieldName, measuredName } from './field-words.ts'
import { sentKey } from './sent-key.ts'
import { useWhat } from './use-what.ts'
import { valueText } from './value-text.ts'

/** How many sizes a line of the book shows. */
const shown = 4

/** The columns of the book on a desk: whose, of what, when and by whom, how it was taken, and the first sizes. */
export function useRecordColumns(onOpen: (id: string) => void): Column<MeasurementRecord>[] {
  const t = useT()
  const title = (key: string) => t(`measurements.column.${key}`)
  return [
    {
      key: 'name',
      title: title('name'),
      width: 'minmax(0, 1.6fr)',
      cell: (record) => (
        <TwoLines more={<What record={record} />}>
          <Opens record={record} onOpen={onOpen} />
        </TwoLines>
      ),
    },
    {
      key: 'taken',
      title: title('taken'),
      width: 'minmax(0, 1.5fr)',
      cell: (record) => (
        <TwoLines more={<TakenBy record={record} />}>
          <TakenAt record={record} />
        </TwoLines>
      ),
    },
    {
      key: 'how',
      title: title('how'),
      width: 'minmax(0, 1.4fr)',
      cell: (record) => (
        <TwoLines more={t('measurements.record.version', { version: record.version })}>
          <How record={record} />
        </TwoLines>
      ),
    },
    {
      key: 'sizes',
      title: title('sizes'),
      width: 'minmax(0, 3fr)',
      cell: (record) => (
        <TwoLines more={t('measurements.record.count', { count: record.values.length })}>
          <FirstSizes record={record} />
        </TwoLines>
      ),
    },
  ]
}

/** One record on a phone. */
export function RecordRow({ record, onOpen }: { record: MeasurementRecord; onOpen: (id: string) => void }) {
  const t = useT()
  return (
    <div className={styles.body}>
      <h2 className={styles.name}>
        <Opens record={record} onOpen={onOpen} />
      </h2>
      <span className={styles.aside}>
        <What record={record} /> · <TakenAt record={record} /> ·{' '}
        {t('measurements.record.version', { version: record.version })}
      </span>
      <FirstSizes record={record} />
      <span className={styles.aside}>
        <How record={record} /> <TakenBy record={record} />
      </span>
    </div>
  )
}

/** One customer may have many records: each is called by what tells it from the others. */
export function recordName(record: MeasurementRecord, t: Translate): string {
  const version = t('measurements.record.version', { version: record.version })
  const sent = record.sent && t(sentKey(record), { name: record.sent.by })
  return [measuredName(record, t), version, sent].filter(Boolean).join(', ')
}

interface Shown {
  record: MeasurementRecord
}

/** Covers its row: a tap anywhere opens the record. */
function Opens({ record, onOpen }: Shown & { onOpen: (id: string) => void }) {
  const t = useT()
  return (
    <button
      type="button"
      className={styles.opens}
      aria-label={recordName(record, t)}
      onClick={() => onOpen(record.id)}
    >
      {measuredName(record, t)}
    </button>
  )
}

function What({ record }: Shown) {
  return useWhat(record)
}

function TakenAt({ record }: Shown) {
  const { shop } = useSession()
  return <InstantText at={record.takenAt} timeZone={shop?.timeZone} />
}

function TakenBy({ record }: Shown) {
  const t = useT()
  if (record.sent) return t(sentKey(record), { name: record.sent.by })
  return record.takenBy && t('measurements.record.takenBy', { name: record.takenBy })
}

function How({ record: { sent, how } }: Shown) {
  const t = useT()
  if (!sent) return <Badge>{t(`measurements.how.${how}`)}</Badge>
  return <Badge tone={sent.isChecked ? 'plain' : 'marigold'}>{t('measurements.record.sent')}</Badge>
}

function FirstSizes({ record }: Shown) {
  const t = useT()
  return (
    <span className={styles.oneLine}>
      {record.values
        .slice(0, shown)
        .map((value) => `${fieldName(value, t)} ${valueText(value, record.unit, t)}`)
        .join(' · ')}
    </span>
  )
}
