import type { ReactNode } from 'react'
import styles from './Badge.module.css'

export type BadgeTone = 'plain' | 'indigo' | 'leaf' | 'marigold' | 'thread'

/** A word sewn on: a state or a tag. Its meaning stands in the word, never in the colour alone. */
export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>
}
