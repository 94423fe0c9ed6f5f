/** How a measuring is called where a piece is cut from it. */
import type { Garment } from '@darzi/contract/garments.ts'
import type { MeasurementRecord } from '@darzi/contract/measurements.ts'
import { writeInstantDay } from '@darzi/words/formats.ts'
import { useSession } from '../../data/session.ts'
import { garmentName } from '../../words/garment-names.ts'
import { useLanguage, useT } from '../../words/use-t.ts'
import { garmentOf } from './garment-in-list.ts'

/** "Body · 21 Nov 2026 · by Noor": what was measured, when, by whom. */
export function useRecordWords(garments: readonly Garment[]) {
  const t = useT()
  const language = useLanguage()
  const { shop } = useSession()
  return ({ profile, garment = '', takenAt, takenBy, version }: MeasurementRecord): string => {
    const named = garmentName(t, garmentOf(garments, garment) ?? { key: garment })
    return [
      profile === 'body' ? t('orders-new.cut.body') : t('orders-new.cut.garment', { name: named }),
      writeInstantDay(takenAt, language, shop?.timeZone),
      t('orders-new.cut.version', { version }),
      takenBy ? t('orders-new.cut.by', { name: takenBy }) : t('orders-new.cut.sent'),
    ].join(' · ')
  }
}
