/** What the parts of Payments ask for, and what they change. */
import type { ApiReply, ApiRequest } from '@darzi/contract/api.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { orderKey } from '../../data/order-cache.ts'
import { queries } from '../../data/queries.ts'

/** The key that the live stream of orders and of the shop wakes. */
const key = (...rest: string[]) => ['payments', ...rest] as const

export const askPaymentsAgain = () => void queries.invalidateQueries({ queryKey: key() })

export const useOrderOf = (id: string | undefined) =>
  useQuery({
    queryKey: orderKey(id ?? ''),
    queryFn: ({ signal }) => call('GET /api/orders/:id', { params: { id: id ?? '' } }, { signal }),
    enabled: id !== undefined,
  })

export const useMethods = () =>
  useQuery({
    queryKey: key('methods'),
    queryFn: ({ signal }) => call('GET /api/payments/methods', undefined, { signal }),
  })

type MethodKey = ApiRequest<'PUT /api/payments/methods/:key'>['params']['key']

export async function setMethod(method: MethodKey, isActive: boolean): Promise<void> {
  const params = { key: method }
  queries.setQueryData(
    key('methods'),
    await call('PUT /api/payments/methods/:key', { params, body: { isActive } }),
  )
  void queries.invalidateQueries({ queryKey: key('settings') })
}

export const useReport = (days: '7' | '30' | '90') =>
  useQuery({
    queryKey: key('report', days),
    queryFn: ({ signal }) => call('GET /api/payments/report', { query: { days } }, { signal }),
  })
export type Report = ApiReply<'GET /api/payments/report'>

export const useDay = (day: string | undefined) =>
  useQuery({
    queryKey: key('day', day ?? 'today'),
    queryFn: ({ signal }) => call('GET /api/day-closings/day', { query: { day } }, { signal }),
  })
export type Day = ApiReply<'GET /api/day-closings/day'>

export const useClosings = () =>
  useQuery({
    queryKey: key('day', 'closings'),
    queryFn: ({ signal }) => call('GET /api/day-closings', undefined, { signal }),
  })

export async function closeDay(body: ApiRequest<'POST /api/day-closings'>['body']) {
  const closing = await call('POST /api/day-closings', { body })
  askPaymentsAgain()
  return closing
}

export async function correctClosing(
  id: string,
  body: ApiRequest<'POST /api/day-closings/:id/correct'>['body'],
) {
  const closing = await call('POST /api/day-closings/:id/correct', { params: { id }, body })
  askPaymentsAgain()
  return closing
}
