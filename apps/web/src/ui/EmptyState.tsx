import type { ReactNode } from 'react'
import styles from './Face.module.css'

interface Props {
  title: ReactNode
  children?: ReactNode
  /** A drawing or icon. */
  picture?: ReactNode
  /** The one next step: a single button or link of kind `next`. */
  action?: ReactNode
  /** A second, quieter way. */
  otherAction?: ReactNode
}

/** Nothing here yet: says what will stand here and offers one step. Not for a search without results. */
export function EmptyState({ title, children, picture, action, otherAction }: Props) {
  return (
    <div className={styles.face}>
      {picture && (
        <div className={styles.picture} aria-hidden="true">
          {picture}
        </div>
      )}
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {(action || otherAction) && (
        <div className={styles.actions}>
          {action}
          {otherAction}
        </div>
      )}
    </div>
  )
}
