import type { ReactNode } from 'react'
import { Checkbox } from '../../ui/Checkbox.tsx'
import styles from './ApiAccess.module.css'

interface Props<V extends string> {
  label: string
  options: readonly { value: V; label: string }[]
  chosen: readonly V[]
  error?: ReactNode
  onChoose: (chosen: V[]) => void
}

/** Any of a few, in the order they stand in. */
export function CheckList<V extends string>({ label, options, chosen, error, onChoose }: Props<V>) {
  const toggle = (value: V) =>
    onChoose(
      options
        .map((option) => option.value)
        .filter((each) => (each === value ? !chosen.includes(each) : chosen.includes(each))),
    )
  return (
    <fieldset className={styles.checks}>
      <legend>{label}</legend>
      {options.map((option, index) => (
        <Checkbox
          key={option.value}
          label={option.label}
          checked={chosen.includes(option.value)}
          onChange={() => toggle(option.value)}
          aria-invalid={index === 0 && error ? true : undefined}
        />
      ))}
      <p role="alert" className={styles.wrong}>
        {error}
      </p>
    </fieldset>
  )
}
