import { useForm } from '@mantine/form'
import { type ReactNode, useState } from 'react'
import type { Known } from '../../data/session.ts'
import { useSendForm } from '../../data/use-send-form.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import styles from './Door.module.css'
import { EmailField } from './EmailField.tsx'
import { checkEmail, checkFilled, checkNewPassword } from './form-checks.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { openAccount } from './open-account.ts'
import { RoleChoice } from './RoleChoice.tsx'
import { signIn } from './sign-in.ts'

interface Props {
  role: 'user' | 'tailor'
  onRole: (role: 'user' | 'tailor') => void
  onSignedIn: (session: Known) => void
  /** Another way to sign up is under way. */
  isBlocked: boolean
  /** The other ways, which must wait while this one runs. */
  others: (isSending: boolean) => ReactNode
}

export function SignUpForm({ role, onRole, onSignedIn, isBlocked, others }: Props) {
  const t = useT()
  const language = useLanguage()
  const form = useForm({
    initialValues: { name: '', shopName: '', email: '', password: '', again: '' },
    validate: (values) => ({
      name: checkFilled(values.name, t),
      shopName: role === 'tailor' ? checkFilled(values.shopName, t) : null,
      email: checkEmail(values.email, t),
      ...checkNewPassword(values.email, values, t),
    }),
  })
  /** The e-mail of the account that was opened, should signing in fail after it: the next try only signs in. */
  const [opened, setOpened] = useState<string>()
  const { isSending, failure, onSubmit } = useSendForm({
    form,
    send: async (values) => {
      if (opened !== values.email) await openAccount({ ...values, role, language })
      setOpened(values.email)
      onSignedIn(await signIn(values))
    },
    otherwise: opened ? 'problems.accounts.loginFailed' : 'problems.accounts.registrationFailed',
  })
  return (
    <>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <FormError>{failure}</FormError>
        <RoleChoice role={role} onRole={onRole} />
        {role === 'tailor' && (
          <TextField
            {...form.getInputProps('shopName')}
            label={t('accounts.field.shopName')}
            autoComplete="organization"
            required
          />
        )}
        <TextField
          {...form.getInputProps('name')}
          label={t('accounts.field.fullName')}
          autoComplete="name"
          required
        />
        <EmailField {...form.getInputProps('email')} autoComplete="email" />
        <NewPasswordFields form={form} email={form.values.email} label={t('accounts.field.password')} />
        <Button type="submit" kind="primary" isLarge isBusy={isSending} disabled={isBlocked}>
          {t('accounts.signUp.submit')}
        </Button>
      </form>
      {others(isSending)}
    </>
  )
}
