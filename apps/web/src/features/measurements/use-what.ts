import type { MeasurementRecord } from '@darzi/contract/measurements.ts'
import { useT } from '../../words/use-t.ts'
import { garmentName } from './field-words.ts'
import { useGarmentTypes } from './measurement-queries.ts'

/** What was measured: the body, or which garment, by the name the shop has for it. */
export function useWhat({ garment }: Pick<MeasurementRecord, 'garment'>): string {
  const t = useT()
  const { data: garments } = useGarmentTypes()
  if (!garment) return t('measurements.record.body')
  const known = garments?.find(({ key }) => key === garment)
  return garmentName(known ?? { key: garment }, t)
}
