import type { ApiRequest } from '@darzi/contract/api.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { byCursor } from '../../data/by-cursor.ts'
import { askAdminAnew } from './admin-data.ts'

export type ReportList = 'waiting' | 'decided'

export const useReports = (state: ReportList) =>
  useInfiniteQuery({
    queryKey: ['admin', 'reports', state],
    ...byCursor((after, told) =>
      call('GET /api/admin/reports', { query: { state, after, limit: 30 } }, told),
    ),
  })

export const useReport = (id: string) =>
  useQuery({
    queryKey: ['admin', 'report', id],
    queryFn: ({ signal }) => call('GET /api/admin/reports/:id', { params: { id } }, { signal }),
  })

export const photoUrl = (id: string, photoId: string, size: 'thumb' | 'full') =>
  `/api/admin/reports/${id}/photos/${photoId}/${size}`

export async function decideReport(
  id: string,
  body: ApiRequest<'POST /api/admin/reports/:id/decide'>['body'],
) {
  await call('POST /api/admin/reports/:id/decide', { params: { id }, body })
  await askAdminAnew()
}
