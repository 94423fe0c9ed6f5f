import { type ReactNode, useId } from 'react'
import { useT } from '../words/use-t.ts'
import styles from './Field.module.css'

export interface FieldWords {
  label: ReactNode
  hint?: ReactNode
  /** The sentence shown under the field; the field is marked and the sentence is read with it. */
  error?: ReactNode
  /** Marks a field that may stay empty; fields are required unless they say so. */
  isOptional?: boolean
}

interface Props extends FieldWords {
  children: (wired: { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }) => ReactNode
}

/** A label, a control, and under it what helps or what is wrong. */
export function Field({ label, hint, error, isOptional, children }: Props) {
  const t = useT()
  const id = useId()
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label} {isOptional && <span className={styles.optional}>{t('ui.field.optional')}</span>}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
