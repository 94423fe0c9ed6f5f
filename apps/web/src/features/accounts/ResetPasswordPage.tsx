import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '../../data/api.ts'
import { beginSession } from '../../data/session.ts'
import { useSendForm } from '../../data/use-send-form.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Auth.module.css'
import { AuthCard } from './AuthCard.tsx'
import { checkNewPassword } from './form-checks.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'

/** Where the link of the mail leads: a new password, chosen once. */
export default function ResetPasswordPage() {
  const t = useT()
  const token = useSearchParams()[0].get('token')
  const [isDone, setDone] = useState(false)
  const title = isDone ? 'accounts.reset.doneTitle' : 'accounts.reset.title'
  const why = isDone
    ? 'accounts.reset.doneWhy'
    : token
      ? 'accounts.reset.why'
      : 'problems.accounts.linkExpired'
  return (
    <AuthCard screen={t('accounts.reset.screen')} title={t(title)} why={t(why)}>
      {isDone && (
        <ButtonLink to={links.login()} kind="primary" isLarge>
          {t('accounts.signIn.submit')}
        </ButtonLink>
      )}
      {!isDone && token && <ChoosePassword token={token} onDone={() => setDone(true)} />}
      {!isDone && <ButtonLink to={links.forgotPassword()}>{t('accounts.reset.newLink')}</ButtonLink>}
    </AuthCard>
  )
}

function ChoosePassword({ token, onDone }: { token: string; onDone: () => void }) {
  const t = useT()
  const form = useForm({
    initialValues: { password: '', again: '' },
    // The link does not tell whose it is; the server also compares with the e-mail.
    validate: (values) => checkNewPassword('', values, t),
  })
  const { isSending, failure, onSubmit } = useSendForm({
    form,
    send: async ({ password }) => {
      await call('POST /api/password/reset', { body: { token, password } })
      await beginSession()
      onDone()
    },
  })
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <FormError>{failure}</FormError>
      <NewPasswordFields form={form} email="" label={t('accounts.field.newPassword')} />
      <Button type="submit" kind="primary" isLarge isBusy={isSending}>
        {t('accounts.reset.save')}
      </Button>
    </form>
  )
}
