import type { ReactNode } from 'react'
import styles from './StatTile.module.css'

/** One counted figure with its name. Give a dash-free truth: leave the tile out when there is no figure. */
export function StatTile({
  label,
  children,
  note,
}: {
  label: ReactNode
  children: ReactNode
  note?: ReactNode
}) {
  return (
    <div className={styles.tile}>
      <dt>{label}</dt>
      <dd className={styles.figure}>{children}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  )
}

/** The row that figures stand in, measured off like a tape. */
export function StatTiles({
  label,
  isRow = false,
  children,
}: {
  label: string
  /** They are one low row under what is more urgent; on a phone it is moved sideways. */
  isRow?: boolean
  children: ReactNode
}) {
  return (
    <div className={styles.strip}>
      <div className="tape" aria-hidden="true" />
      {/* What moves sideways is moved with the keys too. */}
      <dl
        className={`${styles.tiles} ${isRow ? styles.row : ''}`}
        aria-label={label}
        tabIndex={isRow ? 0 : undefined}
      >
        {children}
      </dl>
    </div>
  )
}
