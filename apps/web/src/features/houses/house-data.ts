/** Houses and their partners, as either side sees them; every act asks anew for what it changed. */
import type { ApiRequest } from '@darzi/contract/api.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { byCursor } from '../../data/by-cursor.ts'
import { newId } from '../../data/new-id.ts'
import { queries } from '../../data/queries.ts'

export type Side = 'house' | 'tailor'
const askAgain = () => queries.invalidateQueries({ queryKey: ['houses'] })

export const useHouse = () =>
  useQuery({
    queryKey: ['houses', 'overview'],
    queryFn: ({ signal }) => call('GET /api/house', undefined, { signal }),
  })

const askAgainMs = 30_000

/** Asked again while it is looked at: partners go on with their work. */
export const useHouseOrders = () =>
  useInfiniteQuery({
    queryKey: ['houses', 'orders'],
    ...byCursor((after, told) => call('GET /api/house/orders', { query: { after, limit: 50 } }, told)),
    refetchInterval: askAgainMs,
  })

export const useCandidates = (id: string) =>
  useQuery({
    queryKey: ['houses', 'candidates', id],
    queryFn: ({ signal }) => call('GET /api/house/orders/:id/partners', { params: { id } }, { signal }),
  })

export async function assignOrder(id: string, partnershipId: string) {
  await call('POST /api/house/orders/:id/assign', { params: { id }, body: { partnershipId } })
  await askAgain()
}

export const usePartnerships = (side: Side) =>
  useQuery({
    queryKey: ['houses', 'partnerships', side],
    queryFn: ({ signal }) =>
      call(side === 'house' ? 'GET /api/house/partners' : 'GET /api/shop/houses', undefined, { signal }),
  })

export async function invitePartner(body: Omit<ApiRequest<'POST /api/house/partners'>['body'], 'id'>) {
  await call('POST /api/house/partners', { body: { id: newId(), ...body } })
  await askAgain()
}

export async function changePartner(id: string, body: ApiRequest<'PATCH /api/house/partners/:id'>['body']) {
  await call('PATCH /api/house/partners/:id', { params: { id }, body })
  await askAgain()
}

export async function answerHouse(id: string, answer: 'accept' | 'decline' | 'end') {
  await call('POST /api/shop/houses/:id/answer', { params: { id }, body: { answer } })
  await askAgain()
}

export const useStatement = (id: string, side: Side, month: string | undefined) =>
  useQuery({
    queryKey: ['houses', 'statement', side, id, month],
    queryFn: ({ signal }) =>
      call(
        side === 'house' ? 'GET /api/house/partners/:id/statement' : 'GET /api/shop/houses/:id/statement',
        { params: { id }, query: { month } },
        { signal },
      ),
  })

export async function payOut(id: string, amountMinor: number) {
  const body = { id: newId(), amountMinor }
  await call('POST /api/house/partners/:id/payouts', { params: { id }, body })
  await askAgain()
}

export const findTailors = async (q: string) =>
  (await call('GET /api/form-shop/find', { query: { q } })).shops
