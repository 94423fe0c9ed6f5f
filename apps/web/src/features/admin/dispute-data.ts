import type { ApiRequest } from '@darzi/contract/api.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { byCursor } from '../../data/by-cursor.ts'
import { askAdminAnew } from './admin-data.ts'

export const useDisputes = (state: 'open' | 'over') =>
  useInfiniteQuery({
    queryKey: ['admin', 'disputes', state],
    ...byCursor((after, told) =>
      call('GET /api/admin/disputes', { query: { state, after, limit: 30 } }, told),
    ),
  })

export const useDispute = (id: string) =>
  useQuery({
    queryKey: ['admin', 'dispute', id],
    queryFn: ({ signal }) => call('GET /api/admin/disputes/:id', { params: { id } }, { signal }),
  })

export async function decideDispute(
  id: string,
  body: ApiRequest<'POST /api/admin/disputes/:id/decide'>['body'],
) {
  await call('POST /api/admin/disputes/:id/decide', { params: { id }, body })
  await askAdminAnew()
}
