import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { newId } from '../../data/new-id.ts'
import { links } from '../../links.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import { CustomerFinder } from './CustomerFinder.tsx'
import { customerAsked, lastAsked, useGarments } from './counter-queries.ts'
import { OrderForm } from './ticket/OrderForm.tsx'

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

interface Props {
  customerId: string
  /** To the next one at the counter. */
  onNext: () => void
}

/**
 * Fetches whom and what the order is for. What the customer had last is waited for too, though not insisted on: the garments
 * stand in its turn, and would move away from under the finger if it came later.
 */
function TakeOrder({ customerId, onNext }: Props) {
  const { data: customer, error, refetch } = useQuery(customerAsked(customerId))
  const { isPending: isLastOnItsWay } = useQuery(lastAsked(customerId))
  const shop = useGarments()
  const failure = error ?? shop.error
  if (failure && (!customer || !shop.isKnown)) {
    return <QueryFailed error={failure} onRetry={() => void (error ? refetch() : shop.refetch())} />
  }
  if (!customer || !shop.isKnown || isLastOnItsWay) return <SkeletonRows rows={4} rowHeight={120} />
  return <OrderForm customer={customer} garments={shop.garments} onNext={onNext} />
}
