import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { buttonClass } from '../../ui/Button.tsx'
import styles from './ActionLink.module.css'

interface Props {
  to: To
  /** `primary` is the one thing to do now; a part of a page has one at most. `onIndigo` stands on a filled band. */
  look?: 'primary' | 'quiet' | 'onIndigo'
  children: ReactNode
}

/** A link that leads on, as large as a thumb. */
export function ActionLink({ to, look = 'quiet', children }: Props) {
  const kind = look === 'onIndigo' ? 'plain' : look
  return (
    <Link to={to} className={buttonClass({ kind, isLarge: true }, styles[look])}>
      {children}
    </Link>
  )
}

export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
