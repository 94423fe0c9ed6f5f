import type { ReactNode } from 'react'
import styles from './Tracking.module.css'

/** Names and what they are; those without an answer are left out. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  const said = facts.filter(([, what]) => what !== undefined && what !== '' && what !== false)
  return (
    <dl className={styles.facts}>
      {said.map(([name, what]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  )
}
