import { useForm } from '@mantine/form'
import { call } from '../../data/api.ts'
import { useSendForm } from '../../data/use-send-form.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Auth.module.css'

interface Props {
  token: string
  /** Of the account that is signed in, and of the invitation. */
  email: string
  onAccepted: () => Promise<void>
}

/** Whoever is signed in with the invited address has proved who they are: one press joins. */
export function JoinButton({ token, email, onAccepted }: Props) {
  const t = useT()
  const { isSending, failure, onSubmit } = useSendForm({
    form: useForm({ initialValues: {} }),
    send: async () => {
      await call('POST /api/invitations/:token/join', { params: { token } })
      await onAccepted()
    },
  })
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <FormError>{failure}</FormError>
      <p>{t('accounts.invitation.signedInAs', { email })}</p>
      <Button type="submit" kind="primary" isLarge isBusy={isSending}>
        {t('accounts.invitation.join')}
      </Button>
    </form>
  )
}
