import { useForm } from '@mantine/form'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSendForm } from '../../data/use-send-form.ts'
import { links } from '../../links.ts'
import { toastDone } from '../../shell/toasts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { useUnsavedForm } from '../../ui/unsaved-forms.ts'
import { useT } from '../../words/use-t.ts'
import { useChangePassword } from './account-data.ts'
import { checkFilled, checkNewPassword } from './form-checks.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import styles from './ProfilePage.module.css'

/** Changing the password; the form opens on demand, so that no browser fills it in unasked. */
export function PasswordCard({ email }: { email: string }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  function close() {
    setOpen(false)
    setWasOpen(true)
  }
  return (
    <Card title={t('accounts.change.title')} aria-label={t('accounts.change.title')}>
      {isOpen ? (
        <ChangePassword email={email} onClose={close} />
      ) : (
        <div className={styles.form}>
          <p>{t('accounts.change.why')}</p>
          <div className={styles.actions}>
            {/* The form just closed, and the focus returns to what opened it */}
            <Button autoFocus={wasOpen} onClick={() => setOpen(true)}>
              {t('accounts.change.open')}
            </Button>
          </div>
        </div>
      )}
    </Card>
  )
}

function ChangePassword({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useT()
  const changePassword = useChangePassword()
  const form = useForm({
    initialValues: { current: '', password: '', again: '' },
    validate: (values) => ({
      current: checkFilled(values.current, t),
      ...checkNewPassword(email, values, t),
    }),
  })
  const { isSending, failure, onSubmit } = useSendForm({
    form,
    send: async ({ current, password }) => {
      await changePassword({ current, password })
      toastDone(t('accounts.change.done'))
      onClose()
    },
  })
  useUnsavedForm(form.isDirty())
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <FormError>{failure}</FormError>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...form.getInputProps('current')}
        label={t('accounts.change.current')}
        // The form was just asked for
        autoFocus
        hint={<Link to={links.forgotPassword()}>{t('accounts.signIn.forgotten')}</Link>}
        autoComplete="current-password"
        required
      />
      <div className={styles.pair}>
        <NewPasswordFields form={form} email={email} label={t('accounts.field.newPassword')} />
      </div>
      <div className={styles.actions}>
        <Button type="submit" kind="primary" isBusy={isSending}>
          {t('accounts.change.save')}
        </Button>
        <Button disabled={isSending} onClick={onClose}>
          {t('accounts.own.cancel')}
        </Button>
      </div>
    </form>
  )
}
