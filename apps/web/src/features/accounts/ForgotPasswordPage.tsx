import { useForm } from '@mantine/form'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../data/api.ts'
import { useSendForm } from '../../data/use-send-form.ts'
import { links } from '../../links.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Auth.module.css'
import { AuthCard } from './AuthCard.tsx'
import { EmailField } from './EmailField.tsx'
import { checkEmail } from './form-checks.ts'
import { useSignInOptions } from './GoogleButton.tsx'

/** Asks for the e-mail; what comes next is the same whether or not an account has it. */
export default function ForgotPasswordPage() {
  const t = useT()
  const [sentTo, setSentTo] = useState<string>()
  const backToSignIn = <Link to={links.login()}>{t('accounts.forgot.signIn')}</Link>
  return (
    <AuthCard
      screen={t('accounts.forgot.screen')}
      title={t(sentTo ? 'accounts.forgot.sentTitle' : 'accounts.forgot.title')}
      why={sentTo ? t('accounts.forgot.sentWhy', { email: sentTo }) : t('accounts.forgot.why')}
      foot={backToSignIn}
    >
      {sentTo ? <LookForMail onAgain={() => setSentTo(undefined)} /> : <AskForLink onSent={setSentTo} />}
    </AuthCard>
  )
}

function AskForLink({ onSent }: { onSent: (email: string) => void }) {
  const t = useT()
  const form = useForm({
    initialValues: { email: '' },
    validate: { email: (value) => checkEmail(value, t) },
  })
  const { isSending, failure, onSubmit } = useSendForm({
    form,
    send: async ({ email }) => {
      await call('POST /api/password/forgotten', { body: { email } })
      onSent(email.trim())
    },
  })
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <FormError>{failure}</FormError>
      <EmailField {...form.getInputProps('email')} />
      <Button type="submit" kind="primary" isLarge isBusy={isSending}>
        {t('accounts.forgot.send')}
      </Button>
    </form>
  )
}

const ownMachine = ['localhost', '127.0.0.1', '[::1]']

/** In development mails are not sent: they can be read at a page of this machine. */
function LookForMail({ onAgain }: { onAgain: () => void }) {
  const t = useT()
  const { data: options } = useSignInOptions()
  return (
    <div className={styles.form} role="status">
      <p>{t('accounts.forgot.notThere')}</p>
      {options?.devMail && ownMachine.includes(window.location.hostname) && (
        <a href="/dev/mail">{t('accounts.forgot.devMail')}</a>
      )}
      <Button onClick={onAgain}>{t('accounts.forgot.again')}</Button>
    </div>
  )
}
