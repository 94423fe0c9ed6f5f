import type { ApiReply } from '@darzi/contract/api.ts'
import { useForm } from '@mantine/form'
import { type ComponentProps, useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../data/api.ts'
import { ProblemError } from '../../data/problem-error.ts'
import { useSendForm } from '../../data/use-send-form.ts'
import { links } from '../../links.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Auth.module.css'
import { CodeField } from './CodeField.tsx'
import { checkFilled } from './form-checks.ts'
import { NewPasswordField } from './NewPasswordField.tsx'
import { passwordError } from './password-advice.ts'

interface Props {
  token: string
  invitation: ApiReply<'GET /api/invitations/:token'>
  onAccepted: () => Promise<void>
}

/** Someone new chooses name and password; someone known gives the password they have, and the code where one is asked for. */
export function AcceptForm({ token, invitation, onAccepted }: Props) {
  const t = useT()
  const { hasAccount, email } = invitation
  const [isCodeAsked, setCodeAsked] = useState(false)
  const form = useForm({
    initialValues: { name: invitation.name, password: '', code: '' },
    validate: {
      name: (value) => (hasAccount ? null : checkFilled(value, t)),
      password: (value) =>
        hasAccount ? checkFilled(value, t) : (passwordError({ password: value, email }, t) ?? null),
      code: (value) => (isCodeAsked ? checkFilled(value, t) : null),
    },
  })
  const { isSending, failure, onSubmit } = useSendForm({
    form,
    send: async ({ name, password, code }) => {
      const body = hasAccount ? { password, ...(code && { code }) } : { name, password }
      try {
        await call('POST /api/invitations/:token/accept', { params: { token }, body })
      } catch (error) {
        if (!(error instanceof ProblemError && error.code === 'accounts.codeNeeded')) throw error
        return setCodeAsked(true)
      }
      await onAccepted()
    },
  })
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <FormError>{failure}</FormError>
      <TextField
        label={t('accounts.field.email')}
        type="email"
        autoComplete="username"
        value={email}
        readOnly
      />
      {hasAccount ? (
        <KnownPassword {...form.getInputProps('password')} token={token}>
          {isCodeAsked && <CodeField {...form.getInputProps('code')} />}
        </KnownPassword>
      ) : (
        <>
          <TextField
            {...form.getInputProps('name')}
            label={t('accounts.field.fullName')}
            autoComplete="name"
            required
          />
          <NewPasswordField
            {...form.getInputProps('password')}
            value={form.values.password}
            email={email}
            label={t('accounts.field.choosePassword')}
            required
          />
        </>
      )}
      <Button type="submit" kind="primary" isLarge isBusy={isSending}>
        {t('accounts.invitation.accept')}
      </Button>
    </form>
  )
}

interface KnownProps extends Omit<ComponentProps<typeof PasswordField>, 'label'> {
  token: string
}

/** An account that only ever came in with Google has no password: it signs in its own way and comes back. */
function KnownPassword({ token, children, ...field }: KnownProps) {
  const t = useT()
  return (
    <>
      <PasswordField
        {...field}
        label={t('accounts.field.password')}
        hint={t('accounts.invitation.knownHint')}
        autoComplete="current-password"
        required
      />
      {children}
      <Link to={links.forgotPassword()} className={styles.forgotten}>
        {t('accounts.signIn.forgotten')}
      </Link>
      <Link to={links.login(links.invitation(token))} className={styles.forgotten}>
        {t('accounts.invitation.otherWay')}
      </Link>
    </>
  )
}
