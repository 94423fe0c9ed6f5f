import { useSession } from '../../data/session.ts'
import { links } from '../../links.ts'
import { screenAt } from '../../routes.tsx'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useSay } from '../../words/use-say.ts'

/** A customer's first screen: their orders, of which there are none before a shop takes one. */
export default function UserDashboardPage() {
  const say = useSay()
  const { user } = useSession()
  return (
    <>
      <ScreenHeader title={say('shops.portal.greeting', { name: user?.name ?? '' })} hasBack={false} />
      <EmptyState
        title={say('shops.portal.empty')}
        action={
          screenAt(links.account()) && (
            <ButtonLink to={links.account()} kind="next">
              {say('shops.portal.account')}
            </ButtonLink>
          )
        }
      >
        {say('shops.portal.emptyWhy')}
      </EmptyState>
    </>
  )
}
