import type { Unmeasured } from '@darzi/contract/today.ts'
import { Link } from 'react-router'
import { useMay } from '../../../data/session.ts'
import { links } from '../../../links.ts'
import { ButtonLink } from '../../../shell/ButtonLink.tsx'
import { DayText } from '../../../ui/DateText.tsx'
import { useT } from '../../../words/use-t.ts'
import { piecesLine } from '../order-words.ts'
import styles from './TodayRow.module.css'

/** Whose pieces cannot be cut before sizes are taken, and the way to take them. */
export function UnmeasuredToday({ orderId, number, person, pieces, promisedOn }: Unmeasured) {
  const t = useT()
  const mayMeasure = useMay('measurements.write')
  const [first] = pieces
  return (
    <article className={styles.row} aria-label={`${number} ${person.name}`}>
      <div className={styles.facts}>
        <p className={styles.who}>
          <Link to={links.order(orderId)} className={styles.open}>
            {person.name}
          </Link>
          <span className={styles.number}>{number}</span>
        </p>
        <p className={styles.what}>{piecesLine(t, pieces)}</p>
        <p className={styles.due}>
          <DayText day={promisedOn} />
        </p>
        <p className={styles.money} />
      </div>
      <div className={styles.act}>
        {mayMeasure && first && (
          <ButtonLink to={links.cutPiece(orderId, first.id)} className={styles.button}>
            {t('today.act.sizes')}
          </ButtonLink>
        )}
      </div>
    </article>
  )
}
