import { PasswordField } from '../../ui/PasswordField.tsx'
import { useT } from '../../words/use-t.ts'
import type { NewPassword } from './form-checks.ts'
import { NewPasswordField } from './NewPasswordField.tsx'

interface Props {
  /** The form that holds both. */
  form: { values: NewPassword; getInputProps: (field: keyof NewPassword) => object }
  /** The account's e-mail, as far as it is known. */
  email: string
  label: string
}

/** A password chosen, and written once more. */
export function NewPasswordFields({ form, email, label }: Props) {
  const t = useT()
  return (
    <>
      <NewPasswordField
        {...form.getInputProps('password')}
        value={form.values.password}
        email={email}
        label={label}
        required
      />
      <PasswordField
        {...form.getInputProps('again')}
        label={t('accounts.field.confirmPassword')}
        autoComplete="new-password"
        required
      />
    </>
  )
}
