import type { Garment } from '@darzi/contract/garments.ts'
import type { MeasurementRecord } from '@darzi/contract/measurements.ts'
import type { Piece } from '@darzi/contract/order-shapes.ts'
import { useId } from 'react'
import { Badge } from '../../ui/Badge.tsx'
import { useT } from '../../words/use-t.ts'
import { useFieldName } from './order-words.ts'
import { lackingIn, useRecordWords } from './person-records.ts'
import styles from './RecordChoices.module.css'

interface Props {
  piece: Piece
  records: readonly MeasurementRecord[]
  garments: readonly Garment[]
  chosen: string | undefined
  onChoose: (id: string) => void
}

/** Measurings of a person, newest first: each says what this piece would still lack. */
export function RecordChoices({ piece, records, garments, chosen, onChoose }: Props) {
  const t = useT()
  const name = useId()
  const wordsOf = useRecordWords(garments)
  const nameOf = useFieldName(piece.needs)
  return (
    <fieldset className={styles.records}>
      <legend>{t('orders-page.cut.which')}</legend>
      {records.map((record) => {
        const lacks = lackingIn(record, piece.needs).map(nameOf)
        return (
          <label key={record.id} className={styles.record}>
            <input
              type="radio"
              name={name}
              checked={record.id === chosen}
              onChange={() => onChoose(record.id)}
            />
            <span>
              {wordsOf(record)}{' '}
              {record.id === piece.snapshot?.recordId && <Badge>{t('orders-page.cut.current')}</Badge>}
              {lacks.length > 0 && (
                <span className={styles.lacks}>
                  {t('orders-page.snapshot.missing', { fields: lacks.join(', ') })}
                </span>
              )}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
