import type { OrderCard } from '@darzi/contract/order-shapes.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../data/api.ts'
import { useMay } from '../data/session.ts'
import { useTyped } from './palette-typed.ts'

const none: OrderCard[] = []

/** The first orders that a number, a name or some digits of a phone find. */
export function useFoundOrders(words: string): { orders: OrderCard[]; isLooking: boolean } {
  const mayAsk = useMay('orders.read')
  const { settled, isAsked, isPausing } = useTyped(words, mayAsk)
  const found = useQuery({
    queryKey: ['orders', 'palette', settled],
    queryFn: ({ signal }) => call('GET /api/orders', { query: { q: settled, limit: 4 } }, { signal }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  return {
    orders: (isAsked && found.data?.rows) || none,
    isLooking: isPausing || (isAsked && found.isFetching),
  }
}
