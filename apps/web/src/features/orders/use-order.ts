import { useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { orderKey } from '../../data/order-keys.ts'
import { orderAsTapped } from './move-in-turn.ts'

/** Everything about one order, its pieces where they were tapped to. */
export const useOrder = (id: string | undefined) =>
  useQuery({
    queryKey: orderKey(id ?? ''),
    queryFn: ({ signal }) => call('GET /api/orders/:id', { params: { id: id ?? '' } }, { signal }),
    select: orderAsTapped,
    enabled: id !== undefined,
  })
