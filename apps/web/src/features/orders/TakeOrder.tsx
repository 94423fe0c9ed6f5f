import { useQuery } from '@tanstack/react-query'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { customerAsked, useGarments } from './counter-queries.ts'
import { OrderForm } from './OrderForm.tsx'

interface Props {
  customerId: string
  /** To the next one at the counter. */
  onNext: () => void
}

/** Fetches whom and what the order is for. */
export function TakeOrder({ customerId, onNext }: Props) {
  const { data: customer, error, refetch } = useQuery(customerAsked(customerId))
  const shop = useGarments()
  const failure = error ?? shop.error
  if (failure && (!customer || !shop.isKnown)) {
    return <QueryFailed error={failure} onRetry={() => void (error ? refetch() : shop.refetch())} />
  }
  if (!customer || !shop.isKnown) return <SkeletonRows rows={4} rowHeight={120} />
  return <OrderForm customer={customer} garments={shop.garments} onNext={onNext} />
}
