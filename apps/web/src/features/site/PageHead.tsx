import type { ReactNode } from 'react'
import styles from './PageHead.module.css'

interface Props {
  heading: string
  lede: string
  /** What to do next, under the words. */
  children?: ReactNode
  /** A drawing beside the words; it goes below them on a phone. */
  art?: ReactNode
}

/** The head of an information page. */
export function PageHead({ heading, lede, children, art }: Props) {
  return (
    <header>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 className={styles.heading}>{heading}</h1>
          <p className={styles.lede}>{lede}</p>
          {children && <div className={styles.next}>{children}</div>}
        </div>
        {art && <div className={styles.art}>{art}</div>}
      </div>
    </header>
  )
}
