import type { ApiReply, ApiRequest } from '@darzi/contract/api.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../data/api.ts'
import { beginSession, useMay } from '../../../data/session.ts'

export type Shop = ApiReply<'GET /api/shop'>
type Change = ApiRequest<'PATCH /api/shop'>['body']

const shopKey = ['shops', 'own']

/** The own shop's facts; live updates ask for them again. */
export function useShop() {
  return useQuery({
    queryKey: shopKey,
    queryFn: ({ signal }) => call('GET /api/shop', undefined, { signal }),
    enabled: useMay('shop.read'),
  })
}

/** Changes the shop; the whole screen follows, for name, currency and zone stand in the session. */
export function useChangeShop() {
  const queries = useQueryClient()
  return async (body: Change) => {
    queries.setQueryData(shopKey, await call('PATCH /api/shop', { body }))
    await beginSession()
    await queries.invalidateQueries({ queryKey: ['today'] })
  }
}
