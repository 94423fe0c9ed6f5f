import { writeInstantDay } from '@darzi/words/formats.ts'
import { useForm } from '@mantine/form'
import { call } from '../../data/api.ts'
import { confirmed } from '../../data/confirmed.ts'
import { useSendForm } from '../../data/use-send-form.ts'
import { toastDone } from '../../shell/toasts.tsx'
import { useAct } from '../../shell/use-act.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import { useSecurity } from './account-data.ts'
import { checkFilled } from './form-checks.ts'
import styles from './ProfilePage.module.css'

/** The address one signs in with: whether it is proven, and the way to another. */
export function EmailCard({ email }: { email: string }) {
  const t = useT()
  const language = useLanguage()
  const { data } = useSecurity()
  const { isBusy, run } = useAct()
  const form = useForm({
    initialValues: { email: '' },
    validate: { email: (value) => checkFilled(value, t) },
  })
  const { isSending, failure, onSubmit } = useSendForm({
    form,
    send: async (values) => {
      await confirmed(() => call('POST /api/account/email', { body: values }))
      form.reset()
      toastDone(t('accounts.email.sent', { email: values.email }))
    },
  })
  const send = () =>
    run(async () => {
      await call('POST /api/account/email', { body: {} })
      toastDone(t('accounts.email.sent', { email }))
    })
  const at = data?.emailConfirmedAt
  return (
    <Card title={t('accounts.email.title')} aria-label={t('accounts.email.title')}>
      <p>
        <strong>{email}</strong>
      </p>
      {data && (
        <p>
          {at
            ? t('accounts.email.confirmed', { day: writeInstantDay(at, language) })
            : t('accounts.email.open')}
        </p>
      )}
      {data && !at && (
        <Button isBusy={isBusy} onClick={() => void send()}>
          {t('accounts.email.send')}
        </Button>
      )}
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <FormError>{failure}</FormError>
        <TextField
          {...form.getInputProps('email')}
          label={t('accounts.email.new')}
          hint={t('accounts.email.newHint')}
          type="email"
          autoComplete="email"
          maxLength={254}
        />
        <div className={styles.actions}>
          <Button type="submit" isBusy={isSending}>
            {t('accounts.email.change')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
