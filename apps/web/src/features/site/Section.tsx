import { type ReactNode, useId } from 'react'
import styles from './Section.module.css'

interface Props {
  title?: string
  lede?: string
  /** `sunk` sets the section apart from its neighbours by a deeper ground. */
  ground?: 'paper' | 'sunk'
  children: ReactNode
}

/** One part of a public page: full width for its ground, the page's measure for what it says. */
export function Section({ title, lede, ground = 'paper', children }: Props) {
  const id = useId()
  return (
    <section className={styles[ground]} aria-labelledby={title ? id : undefined}>
      <div className={styles.inner}>
        {title && (
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
        )}
        {lede && <p className={styles.lede}>{lede}</p>}
        {children}
      </div>
    </section>
  )
}
