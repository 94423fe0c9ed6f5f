import type { MeasuredValue } from '@darzi/contract/measurements.ts'
import type { Piece } from '@darzi/contract/order-shapes.ts'
import { cutBy } from '@darzi/tailoring/orders/cut-by.ts'
import { showTenths } from '@darzi/tailoring/units/length.ts'
import { typedWeight } from '@darzi/tailoring/units/weight.ts'
import { choiceText } from '@darzi/words/choice-text.ts'
import { writeInstantDay } from '@darzi/words/formats.ts'
import type { Translate } from '@darzi/words/translate.ts'
import { useSession } from '../../data/session.ts'
import { useLanguage, useT } from '../../words/use-t.ts'
import { FinishedFold } from './FinishedFold.tsx'
import { fieldName } from './order-words.ts'
import styles from './PiecesCard.module.css'
import { useFieldName } from './use-field-name.ts'

/** What the piece is cut from: the measurements as they were when it was ordered, whatever the book says by now. */
export function SnapshotFold({ piece }: { piece: Pick<Piece, 'snapshot' | 'missing' | 'collection'> }) {
  const t = useT()
  const language = useLanguage()
  const { shop } = useSession()
  const { snapshot, missing } = piece
  const lacking = missing.map(useFieldName(missing)).join(', ')
  if (piece.collection?.finished) return <FinishedFold finished={piece.collection.finished} />
  if (!snapshot) return <p className={styles.missing}>{t('orders-page.snapshot.none')}</p>
  const { own, others } = cutBy(snapshot.values, snapshot.fields)
  return (
    <details className={styles.fold}>
      <summary>
        {t('orders-page.snapshot.of', {
          day: writeInstantDay(snapshot.takenAt, language, shop?.timeZone),
          profile: snapshot.profile,
          name: snapshot.takenBy ?? '',
          isNamed: snapshot.takenBy ? 'yes' : 'no',
        })}
      </summary>
      <dl className={styles.values}>
        {[...own, ...others].map((value) => (
          <div key={value.field}>
            <dt>{fieldName(t, value)}</dt>
            <dd>
              {asTyped(value, t)}
              {value.plusMinusMm !== undefined && (
                <small>
                  {' '}
                  {t('orders-page.snapshot.byPhoto', { cm: showTenths(value.plusMinusMm / 10) })}
                </small>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {lacking && <p className={styles.missing}>{t('orders-page.snapshot.missing', { fields: lacking })}</p>}
    </details>
  )
}

/** As the tape was read, in the unit it was read in. */
function asTyped(value: MeasuredValue, t: Translate): string {
  const { field, typed, unit, isYes, degrees, words } = value
  if (isYes !== undefined) return t(`orders-page.snapshot.${isYes ? 'yes' : 'no'}`)
  if (degrees !== undefined) return `${degrees}°`
  if (unit === 'kg' || unit === 'lb')
    return t(`orders-page.snapshot.in_${unit}`, { size: typedWeight(typed) })
  if (unit) return t(`orders-page.snapshot.in_${unit}`, { size: typed })
  return choiceText(t, { field, words: words ?? typed })
}
