/** Houses and their partners, as either side sees them; every act asks anew for what it changed. */
import type { ApiRequest } from '@darzi/contract/api.ts'
import type { AskedBack } from '@darzi/contract/house-shapes.ts'
import type { PayoutMethod } from '@darzi/tailoring/houses/payouts.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { newId } from '../../data/new-id.ts'
import { queries } from '../../data/queries.ts'

export type Side = 'house' | 'tailor'
const askAgain = () => queries.invalidateQueries({ queryKey: ['houses'] })

/** What came of these days, or of the month so far. */
export const useHouse = (span: { from?: string; to?: string } = {}) =>
  useQuery({
    queryKey: ['houses', 'overview', span],
    queryFn: ({ signal }) => call('GET /api/house', { query: span }, { signal }),
    placeholderData: keepPreviousData,
  })

export const useCandidates = (id: string) =>
  useQuery({
    queryKey: ['houses', 'candidates', id],
    queryFn: ({ signal }) => call('GET /api/house/orders/:id/partners', { params: { id } }, { signal }),
  })

export async function assignOrder(id: string, body: ApiRequest<'POST /api/house/orders/:id/assign'>['body']) {
  await call('POST /api/house/orders/:id/assign', { params: { id }, body })
  await askAgain()
}

export async function takeBack(id: string, said: { reason: string; isAnyway: boolean }) {
  const order = await call('POST /api/house/orders/:id/take-back', {
    params: { id },
    body: { ...said, orAsk: true },
  })
  await askAgain()
  return order
}

/** Orders of the own book that their houses ask for. */
export const useAskedBack = () =>
  useQuery({
    queryKey: ['houses', 'askedBack'],
    queryFn: ({ signal }) => call('GET /api/shop/houses/asked-back', undefined, { signal }),
  })

/** The partner's yes: the order is called off in their book, for the reason the house gave. */
export async function giveBack({ orderId, why }: AskedBack) {
  await call('POST /api/orders/:id/cancel', { params: { id: orderId }, body: { reason: why } })
  await Promise.all([askAgain(), queries.invalidateQueries({ queryKey: ['orders'] })])
}

export async function keepOrder({ orderId }: AskedBack) {
  await call('POST /api/shop/houses/asked-back/:id/keep', { params: { id: orderId } })
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

export type HouseAnswer = ApiRequest<'POST /api/shop/houses/:id/answer'>['body']['answer']

export async function answerHouse(id: string, answer: HouseAnswer, rateBp?: number) {
  await call('POST /api/shop/houses/:id/answer', { params: { id }, body: { answer, rateBp } })
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

export async function payOut(id: string, paid: { amountMinor: number; method: PayoutMethod }) {
  await call('POST /api/house/partners/:id/payouts', { params: { id }, body: { id: newId(), ...paid } })
  await askAgain()
}

export async function reversePayout({ id, payout, reason }: { id: string; payout: string; reason: string }) {
  await call('POST /api/house/partners/:id/payouts/:payout/reverse', {
    params: { id, payout },
    body: { reason },
  })
  await askAgain()
}

export const findTailors = async (q: string) =>
  (await call('GET /api/house/tailors', { query: { q } })).tailors
