import type { Piece } from '@darzi/contract/order-shapes.ts'
import { fitZones } from '@darzi/tailoring/collection/finished.ts'
import { showLength } from '@darzi/tailoring/units/length.ts'
import { useT } from '../../words/use-t.ts'
import { fieldName } from './order-words.ts'
import styles from './PiecesCard.module.css'

type Finished = NonNullable<NonNullable<Piece['collection']>['finished']>

/** The finished garment's own tape, of the size it is sewn to: what a person's measurements are for other pieces. */
export function FinishedFold({ finished }: { finished: Finished }) {
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
