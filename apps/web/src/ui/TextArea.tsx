import type { ComponentProps } from 'react'
import styles from './Field.module.css'
import { Field, type FieldWords } from './Field.tsx'

type Props = FieldWords & Omit<ComponentProps<'textarea'>, 'id'>

/** Several lines of text. */
export function TextArea({ label, hint, error, isOptional, ...area }: Props) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(wired) => <textarea rows={4} {...area} {...wired} className={styles.input} />}
    </Field>
  )
}
