import type { ReactNode } from 'react'
import { AgoText } from './DateText.tsx'
import styles from './TimelineList.module.css'

export interface TimelineLine {
  id: string
  at: string
  sentence: ReactNode
  /** Who did it. */
  who?: string
}

/** Who did what when, newest first, along one thread. */
export function TimelineList({ lines, timeZone }: { lines: readonly TimelineLine[]; timeZone?: string }) {
  return (
    <ol className={styles.thread}>
      {lines.map((line) => (
        <li key={line.id} className={styles.line}>
          <p>{line.sentence}</p>
          <p className={styles.when}>
            {line.who && <span>{line.who}</span>}
            <AgoText at={line.at} timeZone={timeZone} />
          </p>
        </li>
      ))}
    </ol>
  )
}
