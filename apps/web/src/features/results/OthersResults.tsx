import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useSay } from '../../words/use-say.ts'

/** Sizes are answered to their owner alone: a guest may be the owner, whoever else is signed in is not. */
export default function OthersResults({ userId, isGuest }: { userId: string; isGuest: boolean }) {
  const say = useSay()
  if (!isGuest)
    return <EmptyState title={say('results.others.none')}>{say('results.others.noneWhy')}</EmptyState>
  return (
    <EmptyState
      title={say('results.others.signIn')}
      action={
        <ButtonLink to={links.login(links.results(userId))} kind="next" isLarge>
          {say('results.others.act')}
        </ButtonLink>
      }
    >
      {say('results.others.signInWhy')}
    </EmptyState>
  )
}
