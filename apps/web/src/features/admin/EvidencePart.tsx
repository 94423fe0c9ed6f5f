import type { ReactNode } from 'react'
import { InstantText } from '../../ui/DateText.tsx'
import styles from './Admin.module.css'

interface Props {
  title: string
  children: ReactNode
  /** How much there is of it: of nothing there is no part. */
  count?: number
}

/** One kind of what the server has of an order. */
export function EvidencePart({ title, count = 1, children }: Props) {
  if (count === 0) return null
  return (
    <section aria-label={title} className={styles.evidence}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

/** A list in the order in which it happened. */
export const EvidenceList = ({ title, count, children }: Props) => (
  <EvidencePart title={title} count={count ?? 0}>
    <ul className={styles.lines}>{children}</ul>
  </EvidencePart>
)

/** A line of it, after its moment. */
export const DatedLine = ({ at, children }: { at: string; children: ReactNode }) => (
  <li className={styles.dated}>
    <span className={styles.soft}>
      <InstantText at={at} />
    </span>
    <div>{children}</div>
  </li>
)
