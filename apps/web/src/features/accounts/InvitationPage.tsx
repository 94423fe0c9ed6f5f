import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { call } from '../../data/api.ts'
import { problemSentence } from '../../data/problem-error.ts'
import { forgetWhatWasSeen } from '../../data/queries.ts'
import { beginSession, useSession } from '../../data/session.ts'
import { links } from '../../links.ts'
import { landingOf } from '../../shell/admit.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useSay } from '../../words/use-say.ts'
import { AcceptForm } from './AcceptForm.tsx'
import { DoorCard } from './DoorCard.tsx'
import { isLinkOver } from './link-over.ts'

/** Where the link of an invitation leads: which shop, as what, and the way in. */
export default function InvitationPage() {
  const say = useSay()
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const { data: invitation, error, refetch } = useInvitation(token)
  const screen = say('accounts.invitation.screen')

  async function onAccepted() {
    forgetWhatWasSeen()
    await navigate(landingOf(await beginSession()), { replace: true })
  }

  if (error && isLinkOver(error)) {
    return (
      <DoorCard
        screen={screen}
        title={say('accounts.invitation.overTitle')}
        why={problemSentence(error, say)}
      >
        <ButtonLink to={links.login()}>{say('accounts.signIn.submit')}</ButtonLink>
      </DoorCard>
    )
  }
  if (!invitation) {
    return (
      <DoorCard screen={screen} title={screen}>
        {error ? <QueryFailed error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={3} />}
      </DoorCard>
    )
  }
  const role = say(`staff.role.${invitation.role}`)
  return (
    <DoorCard
      screen={screen}
      title={say('accounts.invitation.title', { shop: invitation.shopName })}
      why={say('accounts.invitation.why', { role })}
      foot={<OtherAccount email={invitation.email} />}
    >
      <AcceptForm token={token} invitation={invitation} onAccepted={onAccepted} />
    </DoorCard>
  )
}

/** Accepting signs in as the invited address: whoever is signed in with another is told before. */
function OtherAccount({ email }: { email: string }) {
  const say = useSay()
  const { user } = useSession()
  if (!user || user.email === email) return null
  return <p>{say('accounts.invitation.otherAccount', { now: user.email, email })}</p>
}

function useInvitation(token: string) {
  return useQuery({
    queryKey: ['staff', 'invitation', token],
    queryFn: ({ signal }) => call('GET /api/invitations/:token', { params: { token } }, { signal }),
  })
}
