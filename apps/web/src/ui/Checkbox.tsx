import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Field.module.css'

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  /** What ticking it leads to, read with it. */
  hint?: ReactNode
}

export function Checkbox({ label, hint, ...input }: Props) {
  const id = useId()
  const box = (
    <label className={styles.check}>
      <input type="checkbox" aria-describedby={hint ? id : undefined} {...input} />
      <span>{label}</span>
    </label>
  )
  if (!hint) return box
  return (
    <div>
      {box}
      <p id={id} className={styles.hint}>
        {hint}
      </p>
    </div>
  )
}
