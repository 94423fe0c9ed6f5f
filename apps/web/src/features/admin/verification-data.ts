import type { ApiRequest } from '@darzi/contract/api.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { byCursor } from '../../data/by-cursor.ts'
import { queries } from '../../data/queries.ts'
import { askAdminAnew } from './admin-data.ts'

export type VerificationList = 'waiting' | 'decided'

export const useVerifications = (state: VerificationList) =>
  useInfiniteQuery({
    queryKey: ['admin', 'verifications', state],
    ...byCursor((after, told) =>
      call('GET /api/admin/verifications', { query: { state, after, limit: 30 } }, told),
    ),
  })

const keyOf = (id: string) => ['admin', 'verification', id]

export const useVerification = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call('GET /api/admin/verifications/:id', { params: { id } }, { signal }),
  })

export async function decideVerification(
  id: string,
  body: ApiRequest<'POST /api/admin/verifications/:id/decide'>['body'],
) {
  queries.setQueryData(
    keyOf(id),
    await call('POST /api/admin/verifications/:id/decide', { params: { id }, body }),
  )
  await askAdminAnew()
}

export const photoUrl = (id: string, photoId: string, size: 'thumb' | 'full') =>
  `/api/admin/verifications/${id}/photos/${photoId}/${size}`
