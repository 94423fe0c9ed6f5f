import type { Piece } from '@darzi/contract/order-shapes.ts'
import { fitZones } from '@darzi/tailoring/collection/finished.ts'
import { showLength } from '@darzi/tailoring/units/length.ts'
import { useSay } from '../../words/use-say.ts'
import { fieldName } from './order-words.ts'
import styles from './PiecesCard.module.css'

type Finished = NonNullable<NonNullable<Piece['collection']>['finished']>

/** The finished garment's own tape, of the size it is sewn to: what a person's measurements are for other pieces. */
export function FinishedFold({ finished }: { finished: Finished }) {
  const say = useSay()
  const zones = fitZones.flatMap((zone) => {
    const mm = finished.zonesMm[zone]
    return mm === undefined ? [] : [{ key: zone, name: fieldName(say, { field: zone }), mm }]
  })
  const lengths = [
    { key: 'length', name: say('orders-page.collection.length'), mm: finished.lengthMm },
    ...(finished.sleeveMm === undefined
      ? []
      : [{ key: 'sleeve', name: say('orders-page.collection.sleeve'), mm: finished.sleeveMm }]),
  ]
  return (
    <details className={styles.fold}>
      <summary>{say('orders-page.collection.tape', { size: finished.size })}</summary>
      <dl className={styles.values}>
        {[...zones, ...lengths].map(({ key, name, mm }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>
              {say('orders-page.collection.both', { inches: showLength(mm, 'in'), cm: showLength(mm, 'cm') })}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
