/** What the operator's screens ask and send. After each act the lists and the counts are asked anew. */
import type { ApiRequest } from '@darzi/contract/api.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { byCursor } from '../../data/by-cursor.ts'
import { queries } from '../../data/queries.ts'

const root = 'admin'

export const useQueue = () =>
  useQuery({
    queryKey: [root, 'queue'],
    queryFn: ({ signal }) => call('GET /api/admin/queue', undefined, { signal }),
  })

export type MessageState = 'waiting' | 'answered'

export const useMessages = (state: MessageState) =>
  useInfiniteQuery({
    queryKey: [root, 'messages', state],
    ...byCursor((after, told) =>
      call('GET /api/admin/messages', { query: { state, after, limit: 30 } }, told),
    ),
  })

export const useJobs = () =>
  useQuery({
    queryKey: [root, 'jobs'],
    queryFn: ({ signal }) => call('GET /api/admin/jobs', undefined, { signal }),
    refetchInterval: 15_000,
  })

export type AuditFilter = Pick<
  NonNullable<ApiRequest<'GET /api/admin/audit'>['query']>,
  'who' | 'what' | 'from' | 'to'
>

export const useAudit = (filter: AuditFilter) =>
  useInfiniteQuery({
    queryKey: [root, 'audit', filter],
    ...byCursor((after, told) =>
      call('GET /api/admin/audit', { query: { ...filter, after, limit: 50 } }, told),
    ),
  })

export const askAdminAnew = () => queries.invalidateQueries({ queryKey: [root] })

export async function answerMessage(id: string, words: string) {
  await call('POST /api/admin/messages/:id/answer', { params: { id }, body: { words } })
  await askAdminAnew()
}

export async function closeMessage(id: string) {
  await call('POST /api/admin/messages/:id/close', { params: { id } })
  await askAdminAnew()
}

export async function retryJob(id: string) {
  await call('POST /api/admin/jobs/:id/retry', { params: { id } })
  await askAdminAnew()
}

export async function dropJob(id: string) {
  await call('DELETE /api/admin/jobs/:id', { params: { id } })
  await askAdminAnew()
}
