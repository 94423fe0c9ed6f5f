import type { ComponentProps } from 'react'
import styles from './Field.module.css'
import { Field, type FieldWords } from './Field.tsx'

interface Props extends FieldWords, Omit<ComponentProps<'select'>, 'id'> {
  options: readonly { value: string; label: string; isDisabled?: boolean }[]
}

/** A choice from a short list, by the device's own picker: the quickest one at a counter. */
export function NativeSelect({ label, hint, error, isOptional, options, ...select }: Props) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(wired) => (
        <select {...select} {...wired} className={styles.input}>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
