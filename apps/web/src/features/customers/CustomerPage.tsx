import { useEffect } from 'react'
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router'
import { links } from '../../links.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import { CustomerRecord, type RecordCards } from './CustomerRecord.tsx'
import { useCustomer } from './customer-queries.ts'

/** Everything about one customer. `/customer-details?customerId=` is the same screen. */
export function CustomerPage({ children }: { children?: RecordCards }) {
  const t = useT()
  const [search] = useSearchParams()
  const id = useParams().id ?? search.get('customerId') ?? undefined
  const { data: customer, error, refetch } = useCustomer(id)
  useWayToStored(customer)
  usePageTitle(customer?.name)
  if (!id) return <Navigate to={links.customers()} replace />
  if (customer && !customer.mergedInto)
    return <CustomerRecord key={customer.id} customer={customer} cards={children} />
  return (
    <>
      <ScreenHeader title={t('customers-record.page.title')} backTo={links.customers()} />
      {error ? (
        <QueryFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={3} rowHeight={180} />
      )}
    </>
  )
}

/** A merged record's address leads to the one that was kept, which says so. */
function useWayToStored(customer: { mergedInto?: string; name: string; number: string } | undefined): void {
  const navigate = useNavigate()
  const { mergedInto, name, number } = customer ?? {}
  useEffect(() => {
    if (!mergedInto) return
    void navigate(links.customer(mergedInto), { replace: true, state: { mergedFrom: `${name} (${number})` } })
  }, [mergedInto, name, number, navigate])
}
