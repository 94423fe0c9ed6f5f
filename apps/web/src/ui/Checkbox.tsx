import type { ComponentProps, ReactNode } from 'react'
import styles from './Field.module.css'

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
}

export function Checkbox({ label, ...input }: Props) {
  return (
    <label className={styles.check}>
      <input type="checkbox" {...input} />
      <span>{label}</span>
    </label>
  )
}
