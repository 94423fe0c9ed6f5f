import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '../../data/api.ts'
import { beginSession } from '../../data/session.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { useAct } from '../../shell/use-act.ts'
import { Button } from '../../ui/Button.tsx'
import { useT } from '../../words/use-t.ts'
import { AuthCard } from './AuthCard.tsx'

/** Where the link of the mail leads. A tap confirms: programs that look into mails open links, and prove nothing. */
export default function ConfirmEmailPage() {
  const t = useT()
  const token = useSearchParams()[0].get('token')
  const [email, setEmail] = useState<string>()
  const { isBusy, run } = useAct()
  const confirm = () =>
    run(async () => {
      if (!token) return
      const done = await call('POST /api/account/email/confirm', { body: { token } })
      setEmail(done.email)
      await beginSession()
    })
  if (email)
    return (
      <AuthCard
        screen={t('accounts.confirmEmail.screen')}
        title={t('accounts.confirmEmail.doneTitle')}
        why={t('accounts.confirmEmail.doneWhy', { email })}
      >
        <ButtonLink to={links.login()} kind="primary" isLarge>
          {t('accounts.confirmEmail.goOn')}
        </ButtonLink>
      </AuthCard>
    )
  return (
    <AuthCard
      screen={t('accounts.confirmEmail.screen')}
      title={t('accounts.confirmEmail.title')}
      why={t(token ? 'accounts.confirmEmail.why' : 'problems.accounts.linkExpired')}
    >
      {token && (
        <Button kind="primary" isLarge isBusy={isBusy} onClick={() => void confirm()}>
          {t('accounts.confirmEmail.submit')}
        </Button>
      )}
    </AuthCard>
  )
}
