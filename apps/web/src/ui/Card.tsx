import type { ComponentProps, ReactNode } from 'react'
import styles from './Card.module.css'

interface Props extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode
  /** What can be done with the whole card, beside its title. */
  actions?: ReactNode
}

/** A piece of cloth on the table: one matter, with its title. */
export function Card({ title, actions, children, className, ...section }: Props) {
  return (
    <section {...section} className={[styles.card, className].filter(Boolean).join(' ')}>
      {(title || actions) && (
        <div className={styles.head}>
          {title && <h2>{title}</h2>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      {children}
    </section>
  )
}
