import { useForm } from '@mantine/form'
import { useState } from 'react'
import { call } from '../data/api.ts'
import { ProblemError } from '../data/problem-error.ts'
import { useSession } from '../data/session.ts'
import { useSendForm } from '../data/use-send-form.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import styles from '../ui/EditForm.module.css'
import { FormError } from '../ui/FormError.tsx'
import { FormFoot } from '../ui/FormFoot.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useT } from '../words/use-t.ts'

/** Asks for the password, or for a code where the account has a second factor. */
export function ConfirmDialog({ onAnswer }: { onAnswer: (isProven: boolean) => void }) {
  const t = useT()
  const { user } = useSession()
  const [byCode, setByCode] = useState(false)
  const form = useForm({
    initialValues: { password: '', code: '' },
    validate: (values) =>
      values[byCode ? 'code' : 'password'].trim()
        ? {}
        : { [byCode ? 'code' : 'password']: t('problems.field.required') },
  })
  const { isSending, failure, onSubmit } = useSendForm({
    form,
    send: async ({ password, code }) => {
      try {
        await call('POST /api/account/confirm', { body: byCode ? { code } : { password } })
        onAnswer(true)
      } catch (error) {
        if (!(error instanceof ProblemError && error.code === 'accounts.codeNeeded')) throw error
        setByCode(true)
      }
    },
  })
  return (
    <Dialog title={t('accounts.confirm.title')} isOpen onClose={() => onAnswer(false)} isForm>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <FormError>{failure}</FormError>
        <p>{t(byCode ? 'accounts.confirm.code' : 'accounts.confirm.why')}</p>
        <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        {byCode ? (
          <TextField
            {...form.getInputProps('code')}
            key="code"
            label={t('accounts.confirm.codeLabel')}
            autoComplete="one-time-code"
            autoFocus
            required
          />
        ) : (
          <PasswordField
            {...form.getInputProps('password')}
            label={t('accounts.confirm.password')}
            autoComplete="current-password"
            data-autofocus
            required
          />
        )}
        <FormFoot at="end">
          <Button onClick={() => onAnswer(false)}>{t('ui.cancel')}</Button>
          <Button type="submit" kind="primary" isBusy={isSending}>
            {t('accounts.confirm.submit')}
          </Button>
        </FormFoot>
      </form>
    </Dialog>
  )
}
