import type { ApiRequest } from '@darzi/contract/api.ts'
import type { PlanKey } from '@darzi/tailoring/plans.ts'
import type { Language } from '@darzi/words/languages.ts'
import { useForm } from '@mantine/form'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { call } from '../../data/api.ts'
import type { Known } from '../../data/session.ts'
import { useSendForm } from '../../data/use-send-form.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import styles from './Auth.module.css'
import type { AccountKind } from './arrival.ts'
import { placeOf, readDevice } from './device-place.ts'
import { EmailField } from './EmailField.tsx'
import { checkEmail, checkFilled, checkNewPassword } from './form-checks.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { RoleChoice } from './RoleChoice.tsx'
import { signIn } from './sign-in.ts'

const PlanField = lazy(() => import('./PlanField.tsx').then((it) => ({ default: it.PlanField })))

interface Props {
  kind: AccountKind
  onKind: (kind: AccountKind) => void
  plan: PlanKey | undefined
  onPlan: (plan: PlanKey) => void
  onSignedIn: (session: Known) => void
  /** Another way to sign up is under way. */
  isBlocked: boolean
  /** The other ways, which must wait while this one runs. */
  others: (isSending: boolean) => ReactNode
}

export function SignUpForm({ kind, onKind, plan, onPlan, onSignedIn, isBlocked, others }: Props) {
  const t = useT()
  const language = useLanguage()
  const form = useForm({
    initialValues: { name: '', shopName: '', email: '', password: '', again: '' },
    validate: (values) => ({
      name: checkFilled(values.name, t),
      shopName: kind === 'user' ? null : checkFilled(values.shopName, t),
      email: checkEmail(values.email, t),
      ...checkNewPassword(values.email, values, t),
    }),
  })
  /** The e-mail of the account that was opened, should signing in fail after it: the next try only signs in. */
  const [opened, setOpened] = useState<string>()
  const { isSending, failure, onSubmit } = useSendForm({
    form,
    send: async (values) => {
      if (opened !== values.email) await openAccount({ ...values, kind, plan, language })
      setOpened(values.email)
      onSignedIn(await signIn(values))
    },
    otherwise: opened ? 'problems.accounts.loginFailed' : 'problems.accounts.registrationFailed',
  })
  return (
    <>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <FormError>{failure}</FormError>
        <RoleChoice kind={kind} onKind={onKind} />
        {kind !== 'user' && (
          <TextField
            {...form.getInputProps('shopName')}
            label={t(kind === 'house' ? 'accounts.field.houseName' : 'accounts.field.shopName')}
            autoComplete="organization"
            required
          />
        )}
        <TextField
          {...form.getInputProps('name')}
          label={t('accounts.field.fullName')}
          autoComplete="name"
          required
        />
        <EmailField {...form.getInputProps('email')} autoComplete="email" />
        <NewPasswordFields form={form} email={form.values.email} label={t('accounts.field.password')} />
        {kind !== 'user' && (
          <Suspense fallback={<SkeletonRows rows={1} rowHeight={96} />}>
            <PlanField kind={kind} plan={plan} onPlan={onPlan} />
          </Suspense>
        )}
        <Button type="submit" kind="primary" isLarge isBusy={isSending} disabled={isBlocked}>
          {t('accounts.signUp.submit')}
        </Button>
      </form>
      {others(isSending)}
    </>
  )
}

interface Opening {
  kind: AccountKind
  plan: PlanKey | undefined
  name: string
  shopName: string
  email: string
  password: string
  language: Language
}

/** Opens an account, and for a tailor or a house a shop that starts with this device’s place. Signing in is a call of its own. */
async function openAccount({ kind, plan, shopName, ...person }: Opening): Promise<void> {
  const { name, email, password, language } = person
  const shop =
    kind === 'user' ? {} : { shopName, shopKind: kind, plan: plan as Plan, ...placeOf(readDevice()) }
  const role = kind === 'user' ? 'user' : 'tailor'
  await call('POST /api/register', { body: { role, name, email, password, language, ...shop } })
}

/** A customer's plan is never among the choices of a shop. */
type Plan = ApiRequest<'POST /api/register'>['body']['plan']
