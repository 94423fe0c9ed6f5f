import type { ReactNode } from 'react'
import styles from './Tracking.module.css'

/** What it is called, what it is, and whether that is text that takes a row of its own. */
type Fact = readonly [name: string, what: ReactNode, width?: 'wide']

/** Names and what they are; those without an answer are left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const said = facts.filter(([, what]) => what !== undefined && what !== '' && what !== false)
  return (
    <dl className={styles.facts}>
      {said.map(([name, what, width]) => (
        <div key={name} data-width={width}>
          <dt>{name}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  )
}
