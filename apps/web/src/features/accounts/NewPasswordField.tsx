import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './NewPasswordField.module.css'
import { passwordAdvice } from './password-advice.ts'

interface Props extends Omit<ComponentProps<typeof PasswordField>, 'hint' | 'value'> {
  value: string
  /** The account's e-mail, which may not be the password. */
  email: string
}

/** A password being chosen: the rule is shown while it is typed, not only when it is refused. */
export function NewPasswordField({ email, error, ...field }: Props) {
  const t = useT()
  const { sentence, isGood } = passwordAdvice({ password: field.value, email }, t)
  const hint = isGood ? (
    <span className={styles.good}>
      <Check size={16} aria-hidden="true" /> {sentence}
    </span>
  ) : (
    <span className={styles.advice}>{sentence}</span>
  )
  return (
    <PasswordField
      autoComplete="new-password"
      {...field}
      error={error}
      hint={error && !isGood ? undefined : hint}
    />
  )
}
