import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { call } from '../../data/api.ts'
import { ProblemError, problemSentence } from '../../data/problem-error.ts'
import { forgetWhatWasSeen } from '../../data/queries.ts'
import { beginSession, useSession } from '../../data/session.ts'
import { links } from '../../links.ts'
import { landingOf } from '../../shell/admit.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import { AcceptForm } from './AcceptForm.tsx'
import { AuthCard } from './AuthCard.tsx'
import { JoinButton } from './JoinButton.tsx'

/** Where the link of an invitation leads: which shop, as what, and the way in. */
export default function InvitationPage() {
  const t = useT()
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const { user } = useSession()
  const { data: invitation, error, refetch } = useInvitation(token)
  const screen = t('accounts.invitation.screen')

  async function onAccepted() {
    forgetWhatWasSeen()
    await navigate(landingOf(await beginSession()), { replace: true })
  }

  if (error && isLinkOver(error)) {
    return (
      <AuthCard screen={screen} title={t('accounts.invitation.overTitle')} why={problemSentence(error, t)}>
        <ButtonLink to={links.login()}>{t('accounts.signIn.submit')}</ButtonLink>
      </AuthCard>
    )
  }
  if (!invitation) {
    return (
      <AuthCard screen={screen} title={screen}>
        {error ? <QueryFailed error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={3} />}
      </AuthCard>
    )
  }
  const role = t(`staff.role.${invitation.role}`)
  return (
    <AuthCard
      screen={screen}
      title={t('accounts.invitation.title', { shop: invitation.shopName })}
      why={t('accounts.invitation.why', { role })}
      foot={<OtherAccount email={invitation.email} />}
    >
      {user?.email === invitation.email ? (
        <JoinButton token={token} email={user.email} onAccepted={onAccepted} />
      ) : (
        <AcceptForm token={token} invitation={invitation} onAccepted={onAccepted} />
      )}
    </AuthCard>
  )
}

/** Accepting signs in as the invited address: whoever is signed in with another is told before. */
function OtherAccount({ email }: { email: string }) {
  const t = useT()
  const { user } = useSession()
  if (!user || user.email === email) return null
  return <p>{t('accounts.invitation.otherAccount', { now: user.email, email })}</p>
}

function useInvitation(token: string) {
  return useQuery({
    queryKey: ['staff', 'invitation', token],
    queryFn: ({ signal }) => call('GET /api/invitations/:token', { params: { token } }, { signal }),
  })
}

/** Whether a mailed link can never work again, so that trying once more is no use. */
function isLinkOver(error: unknown): boolean {
  return error instanceof ProblemError && (error.status === 410 || error.status === 404)
}
