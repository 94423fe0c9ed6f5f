/** How the counter of the shop works: its UPI id, its slip, its buffer. */
import type { ApiReply, ApiRequest } from '@darzi/contract/api.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { confirmed } from '../../data/confirmed.ts'
import { useMay } from '../../data/session.ts'

export type CounterSettings = ApiReply<'GET /api/shop/counter'>
const settingsKey = ['payments', 'settings'] as const

export function useCounterSettings() {
  return useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => call('GET /api/shop/counter', undefined, { signal }),
    enabled: useMay('shop.read'),
    staleTime: 5 * 60_000,
  })
}

export function useChangeCounter() {
  const queries = useQueryClient()
  return async (body: ApiRequest<'PATCH /api/shop/counter'>['body']) => {
    queries.setQueryData(settingsKey, await confirmed(() => call('PATCH /api/shop/counter', { body })))
  }
}
