/** Everything about one order. */
import { queryOptions } from '@tanstack/react-query'
import { call } from './api.ts'
import { arrived } from './arrived.ts'
import { orderKey } from './order-cache.ts'

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: orderKey(id),
    queryFn: ({ signal }) => call('GET /api/orders/:id', { params: { id } }, { signal }),
    initialData: () => arrived('GET /api/orders/:id', { params: { id } }),
  })
