import { useMay } from '../../data/session.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useT } from '../../words/use-t.ts'

/** A book without customers: one next step, and the way to bring an old list along. */
export function EmptyBook() {
  const t = useT()
  const mayAdd = useMay('customers.write')
  const mayImport = useMay('customers.import')
  return (
    <EmptyState
      title={t('customers.empty.title')}
      action={
        mayAdd && (
          <ButtonLink to={links.addCustomer()} kind="primary">
            {t('customers.empty.add')}
          </ButtonLink>
        )
      }
      otherAction={
        mayImport && <ButtonLink to={links.importCustomers()}>{t('customers.empty.import')}</ButtonLink>
      }
    >
      {t('customers.empty.why')}
    </EmptyState>
  )
}
