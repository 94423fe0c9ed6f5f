import type { ReactNode } from 'react'
import styles from './FormError.module.css'

/** What is wrong with the form as a whole, read out at once; what belongs to a field stands under that field. */
export function FormError({ children }: { children?: ReactNode }) {
  if (!children) return null
  return (
    <p role="alert" className={styles.error}>
      {children}
    </p>
  )
}
