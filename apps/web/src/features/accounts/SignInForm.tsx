import { useForm } from '@mantine/form'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Known } from '../../data/session.ts'
import { useSendForm } from '../../data/use-send-form.ts'
import { links } from '../../links.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Door.module.css'
import { EmailField } from './EmailField.tsx'
import { checkEmail, checkFilled } from './form-checks.ts'
import { signIn } from './sign-in.ts'

interface Props {
  onSignedIn: (session: Known) => void
  /** Another way to sign in is under way. */
  isBlocked: boolean
  /** The other ways, which must wait while this one runs. */
  others: (isSending: boolean) => ReactNode
}

export function SignInForm({ onSignedIn, isBlocked, others }: Props) {
  const t = useT()
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: {
      email: (value) => checkEmail(value, t),
      password: (value) => checkFilled(value, t),
    },
  })
  const { isSending, failure, onSubmit } = useSendForm({
    form,
    send: async (values) => onSignedIn(await signIn(values)),
    otherwise: 'problems.accounts.loginFailed',
  })
  return (
    <>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <FormError>{failure}</FormError>
        <EmailField {...form.getInputProps('email')} />
        <PasswordField
          {...form.getInputProps('password')}
          label={t('accounts.field.password')}
          autoComplete="current-password"
          required
        />
        <Link to={links.forgotPassword()} className={styles.forgotten}>
          {t('accounts.signIn.forgotten')}
        </Link>
        <Button type="submit" kind="next" isLarge isBusy={isSending} disabled={isBlocked}>
          {t('accounts.signIn.submit')}
        </Button>
      </form>
      {others(isSending)}
    </>
  )
}
