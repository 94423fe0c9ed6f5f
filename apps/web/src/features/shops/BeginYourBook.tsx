import { useMay } from '../../data/session.ts'
import { links } from '../../links.ts'
import { screenAt } from '../../routes.tsx'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useSay } from '../../words/use-say.ts'

/** A shop without customers: one next step, and the way to bring an old list along. */
export function BeginYourBook() {
  const say = useSay()
  const mayAdd = useMay('customers.write') && screenAt(links.addCustomer()) !== undefined
  const mayImport = useMay('customers.import') && screenAt(links.importCustomers()) !== undefined
  return (
    <EmptyState
      title={say('shops.dashboard.emptyTitle')}
      action={
        mayAdd && (
          <ButtonLink to={links.addCustomer()} kind="next">
            {say('shops.dashboard.addFirst')}
          </ButtonLink>
        )
      }
      otherAction={
        mayImport && <ButtonLink to={links.importCustomers()}>{say('shops.dashboard.import')}</ButtonLink>
      }
    >
      {say('shops.dashboard.emptyWhy')}
    </EmptyState>
  )
}
