import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { newId } from '../../data/new-id.ts'
import { links } from '../../links.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { useT } from '../../words/use-t.ts'
import { CustomerFinder } from './CustomerFinder.tsx'
import { TakeOrder } from './TakeOrder.tsx'

/** Takes an order: first for whom, then of what. `/tailor/add-customer?customer=` is the same screen. */
export default function NewOrderPage() {
  const t = useT()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [round, setRound] = useState(() => newId())
  const customerId = search.get('customer') ?? ''
  function next() {
    setRound(newId())
    void navigate(links.newOrder())
  }
  return (
    <>
      <ScreenHeader
        title={t('orders-new.page.title')}
        backTo={customerId ? links.newOrder() : links.orders()}
      />
      {customerId ? (
        <TakeOrder key={`${round} ${customerId}`} customerId={customerId} onNext={next} />
      ) : (
        <CustomerFinder
          key={round}
          begun={search.get('phone') ?? search.get('name') ?? ''}
          onChoose={(id) => void navigate(links.newOrder({ customer: id }))}
        />
      )}
    </>
  )
}
