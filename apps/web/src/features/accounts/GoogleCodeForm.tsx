import { useForm } from '@mantine/form'
import { call } from '../../data/api.ts'
import { useSendForm } from '../../data/use-send-form.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Auth.module.css'
import { CodeField } from './CodeField.tsx'
import { checkFilled } from './form-checks.ts'

interface Props {
  /** What the popup told. */
  token: string
  onSignedIn: () => Promise<void>
  /** Back to the other ways to sign in. */
  onBack: () => void
}

/** Google has said who it is; the account asks for the code of its second factor too. */
export function GoogleCodeForm({ token, onSignedIn, onBack }: Props) {
  const t = useT()
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (value) => checkFilled(value, t) },
  })
  const { isSending, failure, onSubmit } = useSendForm({
    form,
    send: async ({ code }) => {
      await call('POST /api/login/google', { body: { token, code } })
      await onSignedIn()
    },
    otherwise: 'problems.accounts.loginFailed',
  })
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <FormError>{failure}</FormError>
      <CodeField {...form.getInputProps('code')} />
      <Button type="submit" kind="primary" isLarge isBusy={isSending}>
        {t('accounts.signIn.submit')}
      </Button>
      <Button isLarge disabled={isSending} onClick={onBack}>
        {t('accounts.invitation.otherWay')}
      </Button>
    </form>
  )
}
