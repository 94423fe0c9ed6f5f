import type { Garment } from '@darzi/contract/garments.ts'
import type { MeasurementRecord } from '@darzi/contract/measurements.ts'
import { neededOf } from '@darzi/tailoring/measurements/missing.ts'
import { writeInstantDay } from '@darzi/words/formats.ts'
import { Link, useLocation } from 'react-router'
import { useMay, useSession } from '../../data/session.ts'
import { useLanguage, useT } from '../../words/use-t.ts'
import { chosenStyles, type PieceDraft } from './order-draft.ts'
import { measureFor } from './order-sizes.ts'
import styles from './PieceCard.module.css'
import { lackingIn } from './person-records.ts'
import { useFieldName } from './use-field-name.ts'

const namedAtMost = 4

interface Props {
  /** What the piece would be cut from. */
  record: MeasurementRecord | undefined
  piece: Pick<PieceDraft, 'personId' | 'garment' | 'styles'>
  garment: Garment | undefined
  garments: readonly Garment[]
  /** What else is ordered for the same person: it is measured for in one go. */
  others: readonly Pick<PieceDraft, 'garment' | 'styles'>[]
}

/** What a piece would be cut from: how old the measurements are, what is missing, and the way to take them. */
export function MeasuredLine({ record, piece, garment, garments, others }: Props) {
  const t = useT()
  const language = useLanguage()
  const { shop } = useSession()
  const { pathname, search } = useLocation()
  const mayMeasure = useMay('measurements.write')
  const takenAt = record?.takenAt
  const missing = lackingIn(record, neededOf(garment?.fields ?? []))
  const nameOf = useFieldName(missing)
  const to = measureFor({
    personId: piece.personId,
    garments,
    back: `${pathname}${search}`,
    pieces: [piece, ...others].map((each) => ({ garment: each.garment, styles: chosenStyles(each) })),
  })
  const fields = missing.slice(0, namedAtMost).map(nameOf)
  const lacks = !takenAt || missing.length > 0
  return (
    <div className={styles.measured} data-lacks={lacks}>
      <span>
        {takenAt
          ? t('orders-new.measured.on', { day: writeInstantDay(takenAt, language, shop?.timeZone) })
          : t('orders-new.measured.never')}
        {takenAt &&
          missing.length > 0 &&
          ` ${t('orders-new.measured.missing', { fields: fields.join(', '), more: Math.max(0, missing.length - namedAtMost) })}`}
      </span>
      {mayMeasure && (
        <Link to={to}>{t(lacks ? 'orders-new.measured.take' : 'orders-new.measured.again')}</Link>
      )}
    </div>
  )
}
