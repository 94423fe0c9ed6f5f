import { useMay } from '../../data/session.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useT } from '../../words/use-t.ts'

/** A shop without customers: one next step, and the way to bring an old list along. */
export function BeginYourBook() {
  const t = useT()
  const mayAdd = useMay('customers.write')
  const mayImport = useMay('customers.import')
  return (
    <EmptyState
      title={t('shops.dashboard.emptyTitle')}
      action={
        mayAdd && (
          <ButtonLink to={links.addCustomer()} kind="next">
            {t('shops.dashboard.addFirst')}
          </ButtonLink>
        )
      }
      otherAction={
        mayImport && <ButtonLink to={links.importCustomers()}>{t('shops.dashboard.import')}</ButtonLink>
      }
    >
      {t('shops.dashboard.emptyWhy')}
    </EmptyState>
  )
}
