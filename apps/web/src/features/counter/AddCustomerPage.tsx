import { lazy, Suspense, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { newId } from '../../data/new-id.ts'
import { links } from '../../links.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { useT } from '../../words/use-t.ts'
import { loadEditCustomer } from '../customers/api.ts'
import { AddCustomer } from './AddCustomer.tsx'
import type { CounterParts } from './long-form/counter-parts.ts'

/** Who adds a customer does not wait for what changes one. */
const EditCustomer = lazy(() => loadEditCustomer().then((it) => ({ default: it.EditCustomer })))

/** One address for three: `?edit=` changes a record, `?customer=` takes an order, without either a new one is taken in. */
export default function AddCustomerPage({ parts }: { parts: CounterParts }) {
  const t = useT()
  const [search] = useSearchParams()
  const edited = search.get('edit')
  const [round, setRound] = useState(() => newId())
  const begun = { name: search.get('name') ?? undefined, phone: search.get('phone') ?? undefined }
  const orderFor = search.get('customer')
  if (orderFor) return <Navigate to={links.newOrder({ customer: orderFor })} replace />
  if (edited)
    return (
      <Suspense>
        <EditCustomer key={edited} id={edited} />
      </Suspense>
    )
  return (
    <>
      <ScreenHeader title={t('customers-form.page.add')} backTo={links.customers()} />
      <AddCustomer
        key={`${round} ${begun.name} ${begun.phone}`}
        begun={begun}
        parts={parts}
        onAgain={() => setRound(newId())}
      />
    </>
  )
}
