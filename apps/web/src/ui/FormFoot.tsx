import type { ReactNode } from 'react'
import styles from './FormFoot.module.css'

interface Props {
  /** Why it was not saved. */
  problem?: ReactNode
  /** Where its buttons stand. At the start, one alone is as wide as a phone. */
  at?: 'start' | 'end' | 'spread'
  children: ReactNode
}

/** The foot of a long form, always in sight: saving stays within reach of the thumb, and what hinders it is said there. */
export function FormFoot({ problem, at = 'start', children }: Props) {
  return (
    <div className={styles.foot} data-at={at} data-at-foot="row">
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {children}
    </div>
  )
}
