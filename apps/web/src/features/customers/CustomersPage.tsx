import { useMay } from '../../data/session.ts'
import { links } from '../../links.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { useT } from '../../words/use-t.ts'
import { CustomersList } from './CustomersList.tsx'
import { customerList } from './customer-list.ts'
import { useSummary } from './customer-queries.ts'
import { DirectoryMenu } from './DirectoryMenu.tsx'

export default function CustomersPage() {
  const t = useT()
  const { query } = customerList.useQuery()
  const { data: summary } = useSummary()
  const mayAdd = useMay('customers.write')
  const isEmpty = summary?.total === 0 && summary.archived === 0 && !customerList.isNarrowed(query)
  return (
    <>
      <ScreenHeader
        title={t(query.archived ? 'customers.page.archived' : 'customers.page.title')}
        backTo={query.archived ? links.customers() : links.tailorDashboard()}
        extra={<DirectoryMenu query={query} hasRows={!isEmpty} mayAdd={mayAdd && !isEmpty} />}
      />
      <CustomersList />
    </>
  )
}
