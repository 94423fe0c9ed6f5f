import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { newId } from '../../data/new-id.ts'
import { links } from '../../links.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { useT } from '../../words/use-t.ts'
import { EditCustomer } from '../customers/api.ts'
import { AddCustomer } from './AddCustomer.tsx'

/** One address for three: `?edit=` changes a record, `?customer=` takes an order, without either a new one is taken in. */
export default function AddCustomerPage() {
  const t = useT()
  const [search] = useSearchParams()
  const edited = search.get('edit')
  const [round, setRound] = useState(() => newId())
  const begun = { name: search.get('name') ?? undefined, phone: search.get('phone') ?? undefined }
  const orderFor = search.get('customer')
  if (orderFor) return <Navigate to={links.newOrder({ customer: orderFor })} replace />
  if (edited) return <EditCustomer key={edited} id={edited} />
  return (
    <>
      <ScreenHeader title={t('customers-form.page.add')} backTo={links.customers()} />
      <AddCustomer
        key={`${round} ${begun.name} ${begun.phone}`}
        begun={begun}
        onAgain={() => setRound(newId())}
      />
    </>
  )
}
