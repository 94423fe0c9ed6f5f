import type { CustomerCard } from '@darzi/contract/customer-shapes.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../data/api.ts'
import { useMay } from '../data/session.ts'
import { useTyped } from './palette-typed.ts'

const none: CustomerCard[] = []

/** The first customers that a name or some digits of a phone find. */
export function useFoundCustomers(words: string): { customers: CustomerCard[]; isLooking: boolean } {
  const mayAsk = useMay('customers.read')
  const { settled, isAsked, isPausing } = useTyped(words, mayAsk)
  const found = useQuery({
    queryKey: ['customers', 'palette', settled],
    queryFn: ({ signal }) => call('GET /api/customers', { query: { q: settled, limit: 6 } }, { signal }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  return {
    customers: (isAsked && found.data?.rows) || none,
    isLooking: isPausing || (isAsked && found.isFetching),
  }
}
