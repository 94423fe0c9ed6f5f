/** Disputes of the customer's side and of the shop's; every answer takes the place of what was shown. */
import type { ApiRequest } from '@darzi/contract/api.ts'
import type { DisputeKind } from '@darzi/tailoring/disputes/life.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { byCursor } from '../../data/by-cursor.ts'
import { queries } from '../../data/queries.ts'

export type DisputeFilter = 'open' | 'over'
/** A change of an order wakes them too: their keys begin with its own. */
const anew = () =>
  Promise.all([['portal'], ['orders', 'disputes']].map((queryKey) => queries.invalidateQueries({ queryKey })))

export const useDisputeOfOrder = (orderId: string) =>
  useQuery({
    queryKey: ['portal', 'dispute', orderId],
    queryFn: ({ signal }) => call('GET /api/own/orders/:id/dispute', { params: { id: orderId } }, { signal }),
  })

export async function raiseDispute(orderId: string, body: { kind: DisputeKind; words: string }) {
  const raised = await call('POST /api/own/orders/:id/dispute', { params: { id: orderId }, body })
  await anew()
  return raised
}

export async function withdrawDispute(id: string) {
  await call('POST /api/disputes/:id/withdraw', { params: { id } })
  await anew()
}

export async function addPhoto(id: string, side: 'customer' | 'shop', photo: File) {
  const asked = { params: { id }, files: { photo } }
  if (side === 'shop') await call('POST /api/shop/disputes/:id/photos', asked)
  else await call('POST /api/disputes/:id/photos', asked)
  await anew()
}

export const useShopDisputes = (state: DisputeFilter) =>
  useInfiniteQuery({
    queryKey: ['orders', 'disputes', 'list', state],
    ...byCursor((after, told) =>
      call('GET /api/shop/disputes', { query: { state, after, limit: 30 } }, told),
    ),
  })

export const useShopDispute = (id: string) =>
  useQuery({
    queryKey: ['orders', 'disputes', 'one', id],
    queryFn: ({ signal }) => call('GET /api/shop/disputes/:id', { params: { id } }, { signal }),
  })

export async function answerDispute(
  id: string,
  body: ApiRequest<'POST /api/shop/disputes/:id/answer'>['body'],
) {
  await call('POST /api/shop/disputes/:id/answer', { params: { id }, body })
  await anew()
}

export const useCounterRemake = (orderId: string) =>
  useQuery({
    queryKey: ['orders', 'disputes', 'remake', orderId],
    queryFn: ({ signal }) => call('GET /api/orders/:id/remake', { params: { id: orderId } }, { signal }),
  })

export async function agreeToRemake(
  orderId: string,
  body: ApiRequest<'POST /api/orders/:id/remake'>['body'],
) {
  const agreed = await call('POST /api/orders/:id/remake', { params: { id: orderId }, body })
  await anew()
  return agreed
}
