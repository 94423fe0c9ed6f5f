import type { ComponentProps, ReactNode } from 'react'
import styles from './Field.module.css'
import { Field, type FieldWords } from './Field.tsx'

interface Props extends FieldWords, Omit<ComponentProps<'input'>, 'id'> {
  /** A small picture at the start, such as a magnifying glass. */
  start?: ReactNode
}

/** Years have four digits: a browser that is not told lets a fifth be typed. */
const lastDay = '9999-12-31'

/** One line of text. Takes the input's own props, so `form.getInputProps('name')` can be spread on it. */
export function TextField({ label, hint, error, isOptional, start, ...input }: Props) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(wired) => (
        <div className={start ? styles.withStart : undefined}>
          {start && (
            <span className={styles.start} aria-hidden="true">
              {start}
            </span>
          )}
          <input
            type="text"
            max={input.type === 'date' ? lastDay : undefined}
            {...input}
            {...wired}
            className={styles.input}
          />
        </div>
      )}
    </Field>
  )
}
