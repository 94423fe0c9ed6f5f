import type { Garment } from '@darzi/contract/garments.ts'
import type { MeasurementRecord } from '@darzi/contract/measurements.ts'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { useT } from '../../words/use-t.ts'
import { fittingRecords, useRecordWords } from './person-records.ts'

interface Props {
  records: readonly MeasurementRecord[]
  garments: readonly Garment[]
  /** Key of the garment that is sewn. */
  garment: string
  /** The record it would be cut from as things stand. */
  now: MeasurementRecord | undefined
  onChoose: (recordId: string) => void
  error?: string
}

/** Which of the person's measurings this piece is cut from; shown when there is a choice. */
export function CutFromSelect({ records, garments, garment, now, onChoose, error }: Props) {
  const t = useT()
  const wordsOf = useRecordWords(garments)
  const fitting = fittingRecords(records, garment)
  if (fitting.length < 2 && now !== undefined) return null
  if (fitting.length === 0) return null
  const nothing = now ? [] : [{ value: '', label: t('orders-new.cut.nothing') }]
  return (
    <NativeSelect
      label={t('orders-new.cut.label')}
      value={now?.id ?? ''}
      error={error}
      options={[...nothing, ...fitting.map((record) => ({ value: record.id, label: wordsOf(record) }))]}
      onChange={(event) => onChoose(event.target.value)}
    />
  )
}
