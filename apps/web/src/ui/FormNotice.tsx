import type { ReactNode } from 'react'
import styles from './FormNotice.module.css'

interface Props {
  /** What may be done about it; it came by itself then, and is read out. */
  action?: ReactNode
  children: ReactNode
}

/** What is to be known of a whole form: it was begun earlier, someone else changed it meanwhile, it may only be read. */
export function FormNotice({ action, children }: Props) {
  return (
    <div className={styles.notice} role={action ? 'status' : undefined}>
      <p>{children}</p>
      {action}
    </div>
  )
}
