import { Link } from 'react-router'
import styles from './FigureStrip.module.css'

export interface Figure {
  key: string
  label: string
  value: string
  /** The filters of the list carry it on a phone. */
  isCounted?: boolean
  /** It tells of something that is late. */
  isLate?: boolean
  /** The rows it counts. */
  to?: string
}

interface Props {
  label: string
  /** Until they have come their line is kept free, so that the list below stays where it is. */
  figures?: readonly Figure[]
}

/** The whole list in figures, as the server counted them: one line. */
export function FigureStrip({ label, figures }: Props) {
  if (!figures) return <div className={styles.figures} aria-hidden="true" />
  return (
    <dl className={styles.figures} aria-label={label}>
      {figures.map(({ key, label: name, value, isCounted = false, isLate = false, to }) => (
        <div key={key} className={styles.figure} data-counted={isCounted} data-late={isLate}>
          <dt>{name}</dt>
          <dd>
            {to ? (
              <Link to={to} className={styles.rows} aria-label={`${value} ${name}`}>
                {value}
              </Link>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
