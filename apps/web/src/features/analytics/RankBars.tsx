import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './Charts.module.css'

export interface Rank {
  key: string
  name: string
  /** How long its bar is. */
  value: number
  told: ReactNode
  to?: string
  isLate?: boolean
}

/** Lying bars, each with its name and figure; the name leads to what is behind it. */
export function RankBars({ label, ranks }: { label: string; ranks: readonly Rank[] }) {
  const most = Math.max(1, ...ranks.map(({ value }) => value))
  return (
    <ul className={styles.ranks} aria-label={label}>
      {ranks.map(({ key, name, value, told, to, isLate = false }) => (
        <li key={key}>
          <span className={styles.rank}>
            {to ? <Link to={to}>{name}</Link> : <span>{name}</span>}
            <span className={styles.told}>{told}</span>
          </span>
          <span className={styles.track} aria-hidden="true">
            <span
              data-late={isLate}
              style={{ inlineSize: `${Math.max(value > 0 ? 1 : 0, (value / most) * 100)}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}
