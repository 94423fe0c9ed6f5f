import type { MeasuredValue } from '@darzi/contract/measurements.ts'
import type { Piece } from '@darzi/contract/order-shapes.ts'
import { fitZones } from '@darzi/tailoring/collection/finished.ts'
import { cutBy } from '@darzi/tailoring/orders/cut-by.ts'
import { showLength, showTenths } from '@darzi/tailoring/units/length.ts'
import { typedWeight } from '@darzi/tailoring/units/weight.ts'
import { choiceText } from '@darzi/words/choice-text.ts'
import { writeInstantDay } from '@darzi/words/formats.ts'
import type { Translate } from '@darzi/words/translate.ts'
import { useSession } from '../../data/session.ts'
import { useLanguage, useT } from '../../words/use-t.ts'
import { fieldName, useFieldName } from './order-words.ts'
import styles from './PiecesCard.module.css'

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

type Finished = NonNullable<NonNullable<Piece['collection']>['finished']>

/** The finished garment's own tape, of the size it is sewn to: what a person's measurements are for other pieces. */
function FinishedFold({ finished }: { finished: Finished }) {
  const t = useT()
  const zones = fitZones.flatMap((zone) => {
    const mm = finished.zonesMm[zone]
    return mm === undefined ? [] : [{ key: zone, name: fieldName(t, { field: zone }), mm }]
  })
  const lengths = [
    { key: 'length', name: t('orders-page.collection.length'), mm: finished.lengthMm },
    ...(finished.sleeveMm === undefined
      ? []
      : [{ key: 'sleeve', name: t('orders-page.collection.sleeve'), mm: finished.sleeveMm }]),
  ]
  return (
    <details className={styles.fold}>
      <summary>{t('orders-page.collection.tape', { size: finished.size })}</summary>
      <dl className={styles.values}>
        {[...zones, ...lengths].map(({ key, name, mm }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>
              {t('orders-page.collection.both', { inches: showLength(mm, 'in'), cm: showLength(mm, 'cm') })}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
