/**
 * Accounts: the screens by which people come in (signing in and up, invitations, forgotten passwords) and what they may
 * change about themselves. A password stands in no cache, no address and no storage.
 */

import { useForm } from '@mantine/form'
import { type ReactNode, useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { ProblemError } from '../../data/problem-error.ts'
import type { Known } from '../../data/session.ts'
import { useSendForm } from '../../data/use-send-form.ts'
import { links } from '../../links.ts'
import { isSignedOut } from '../../shell/session-ended.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Auth.module.css'
import { AuthCard } from './AuthCard.tsx'
import { type AccountKind, arrivalOf, firstScreenOf, planFrom, roleFrom } from './arrival.ts'
import { CodeField } from './CodeField.tsx'
import { EmailField } from './EmailField.tsx'
import { checkEmail, checkFilled } from './form-checks.ts'
import { GoogleButton } from './GoogleButton.tsx'
import { GoogleCodeForm } from './GoogleCodeForm.tsx'
import { SignUpForm } from './SignUpForm.tsx'
import { signIn } from './sign-in.ts'
import { useGoogleSignIn } from './use-google-sign-in.ts'

export default function AuthenticationPage() {
  const { pathname } = useLocation()
  const isSigningUp = pathname === links.register()
  // A new key begins anew: switching clears the form and the error.
  return <Authentication key={pathname} isSigningUp={isSigningUp} />
}

function Authentication({ isSigningUp }: { isSigningUp: boolean }) {
  const t = useT()
  const navigate = useNavigate()
  const from = useSearchParams()[0].get('from')
  const signInWhy = isSignedOut(useLocation().state) ? 'accounts.signIn.ended' : 'accounts.signIn.why'
  const asked = planFrom(useSearchParams()[0].get('plan'))
  const [kind, setKind] = useState<AccountKind>(() => asked?.kind ?? roleFrom(from))
  const [plan, setPlan] = useState(asked?.plan)
  // A plan of the other kind is none.
  const fitting = plan && planFrom(plan)?.kind === kind ? plan : undefined
  const onSignedIn = async (session: Known) => {
    const arrival = isSigningUp ? await firstScreenOf(session, from) : arrivalOf(session, from)
    await navigate(arrival, { replace: true })
  }
  const google = useGoogleSignIn({
    kind: isSigningUp ? kind : 'user',
    plan: isSigningUp ? fitting : undefined,
    onSignedIn,
  })
  const isBlocked = google.provider !== undefined
  const others = (isSending: boolean) => (
    <GoogleButton google={google} isSigningUp={isSigningUp} isBlocked={isSending} />
  )
  if (google.pending)
    return (
      <AuthCard
        screen={t('accounts.auth.title')}
        title={t('accounts.google.codeTitle')}
        why={t('accounts.google.codeWhy')}
      >
        <GoogleCodeForm token={google.pending} onSignedIn={google.arrive} onBack={google.leave} />
      </AuthCard>
    )
  return (
    <AuthCard
      screen={t(isSigningUp ? 'accounts.auth.signUp' : 'accounts.auth.title')}
      title={t(isSigningUp ? 'accounts.signUp.title' : 'accounts.signIn.title')}
      why={t(isSigningUp ? 'accounts.signUp.why' : signInWhy)}
      foot={<SwitchLink isSigningUp={isSigningUp} from={from ?? undefined} />}
    >
      {isSigningUp ? (
        <SignUpForm
          kind={kind}
          onKind={setKind}
          plan={fitting}
          onPlan={setPlan}
          onSignedIn={onSignedIn}
          isBlocked={isBlocked}
          others={others}
        />
      ) : (
        <SignInForm onSignedIn={onSignedIn} isBlocked={isBlocked} others={others} />
      )}
    </AuthCard>
  )
}

function SwitchLink({ isSigningUp, from }: { isSigningUp: boolean; from?: string }) {
  const t = useT()
  return isSigningUp ? (
    <>
      <span>{t('accounts.signUp.haveAccount')}</span>
      <Link to={links.login(from)}>{t('accounts.signIn.submit')}</Link>
    </>
  ) : (
    <>
      <span>{t('accounts.signIn.noAccount')}</span>
      <Link to={links.register(from)}>{t('accounts.signUp.submit')}</Link>
    </>
  )
}

interface Props {
  onSignedIn: (session: Known) => void
  /** Another way to sign in is under way. */
  isBlocked: boolean
  /** The other ways, which must wait while this one runs. */
  others: (isSending: boolean) => ReactNode
}

function SignInForm({ onSignedIn, isBlocked, others }: Props) {
  const t = useT()
  const [isCodeAsked, setCodeAsked] = useState(false)
  const form = useForm({
    initialValues: { email: '', password: '', code: '' },
    validate: {
      email: (value) => checkEmail(value, t),
      password: (value) => checkFilled(value, t),
      code: (value) => (isCodeAsked ? checkFilled(value, t) : null),
    },
  })
  const { isSending, failure, onSubmit } = useSendForm({
    form,
    send: async (values) => {
      try {
        onSignedIn(await signIn(values))
      } catch (error) {
        if (!(error instanceof ProblemError && error.code === 'accounts.codeNeeded')) throw error
        setCodeAsked(true)
      }
    },
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
        {isCodeAsked && <CodeField {...form.getInputProps('code')} />}
        <Link to={links.forgotPassword()} className={styles.forgotten}>
          {t('accounts.signIn.forgotten')}
        </Link>
        <Button type="submit" kind="primary" isLarge isBusy={isSending} disabled={isBlocked}>
          {t('accounts.signIn.submit')}
        </Button>
      </form>
      {others(isSending)}
    </>
  )
}
