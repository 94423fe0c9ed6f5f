import { useMay } from '../../data/session.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useSay } from '../../words/use-say.ts'

/** A book without customers: one next step, and the way to bring an old list along. */
export function EmptyBook() {
  const say = useSay()
  const mayAdd = useMay('customers.write')
  const mayImport = useMay('customers.import')
  return (
    <EmptyState
      title={say('customers.empty.title')}
      action={
        mayAdd && (
          <ButtonLink to={links.addCustomer()} kind="next">
            {say('customers.empty.add')}
          </ButtonLink>
        )
      }
      otherAction={
        mayImport && <ButtonLink to={links.importCustomers()}>{say('customers.empty.import')}</ButtonLink>
      }
    >
      {say('customers.empty.why')}
    </EmptyState>
  )
}
