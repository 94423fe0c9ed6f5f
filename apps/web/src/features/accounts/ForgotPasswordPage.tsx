import { useForm } from '@mantine/form'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../data/api.ts'
import { useSendForm } from '../../data/use-send-form.ts'
import { links } from '../../links.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { useSay } from '../../words/use-say.ts'
import styles from './Door.module.css'
import { DoorCard } from './DoorCard.tsx'
import { EmailField } from './EmailField.tsx'
import { checkEmail } from './form-checks.ts'
import { useSignInOptions } from './GoogleButton.tsx'

/** Asks for the e-mail; what comes next is the same whether or not an account has it. */
export default function ForgotPasswordPage() {
  const say = useSay()
  const [sentTo, setSentTo] = useState<string>()
  const backToSignIn = <Link to={links.login()}>{say('accounts.forgot.signIn')}</Link>
  return (
    <DoorCard
      screen={say('accounts.forgot.screen')}
      title={say(sentTo ? 'accounts.forgot.sentTitle' : 'accounts.forgot.title')}
      why={sentTo ? say('accounts.forgot.sentWhy', { email: sentTo }) : say('accounts.forgot.why')}
      foot={backToSignIn}
    >
      {sentTo ? <LookForMail onAgain={() => setSentTo(undefined)} /> : <AskForLink onSent={setSentTo} />}
    </DoorCard>
  )
}

function AskForLink({ onSent }: { onSent: (email: string) => void }) {
  const say = useSay()
  const form = useForm({
    initialValues: { email: '' },
    validate: { email: (value) => checkEmail(value, say) },
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
      <Button type="submit" kind="next" isLarge isBusy={isSending}>
        {say('accounts.forgot.send')}
      </Button>
    </form>
  )
}

const ownMachine = ['localhost', '127.0.0.1', '[::1]']

/** In development mails are not sent: they can be read at a page of this machine. */
function LookForMail({ onAgain }: { onAgain: () => void }) {
  const say = useSay()
  const { data: options } = useSignInOptions()
  return (
    <div className={styles.form} role="status">
      <p>{say('accounts.forgot.notThere')}</p>
      {options?.devMail && ownMachine.includes(window.location.hostname) && (
        <a href="/dev/mail">{say('accounts.forgot.devMail')}</a>
      )}
      <Button onClick={onAgain}>{say('accounts.forgot.again')}</Button>
    </div>
  )
}
