import { useSession } from '../../data/session.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useT } from '../../words/use-t.ts'

/** A customer's first screen: their orders, of which there are none before a shop takes one. */
export default function UserDashboardPage() {
  const t = useT()
  const { user } = useSession()
  return (
    <>
      <ScreenHeader title={t('shops.portal.greeting', { name: user?.name ?? '' })} hasBack={false} />
      <EmptyState
        title={t('shops.portal.empty')}
        action={
          <ButtonLink to={links.account()} kind="primary">
            {t('shops.portal.account')}
          </ButtonLink>
        }
      >
        {t('shops.portal.emptyWhy')}
      </EmptyState>
    </>
  )
}
