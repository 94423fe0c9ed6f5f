/** Keys and webhooks of the shop. Each act answers how things stand, which takes the place of what was shown. */

import type { ApiRequest } from '@darzi/contract/api.ts'
import type { ApiStanding } from '@darzi/contract/api-access.ts'
import type { WebhookList } from '@darzi/contract/webhooks.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { byCursor } from '../../data/by-cursor.ts'
import { confirmed } from '../../data/confirmed.ts'
import { newId } from '../../data/new-id.ts'
import { queries } from '../../data/queries.ts'

const keysKey = ['api-access', 'keys']
const hooksKey = ['api-access', 'webhooks']
const logKey = (id: string) => ['api-access', 'log', id]

export const useKeys = () =>
  useQuery({
    queryKey: keysKey,
    queryFn: ({ signal }) => call('GET /api/shop/api-keys', undefined, { signal }),
  })

/** The token it answers is told this once, so it is put into no cache. */
export async function makeKey(body: Omit<ApiRequest<'POST /api/shop/api-keys'>['body'], 'id'>) {
  const id = newId()
  const { token } = await confirmed(() => call('POST /api/shop/api-keys', { body: { id, ...body } }))
  void queries.invalidateQueries({ queryKey: keysKey })
  return token
}

export async function revokeKey(id: string) {
  const standing = await call('DELETE /api/shop/api-keys/:id', { params: { id } })
  queries.setQueryData<ApiStanding>(keysKey, standing)
}

export const useWebhooks = () =>
  useQuery({
    queryKey: hooksKey,
    queryFn: ({ signal }) => call('GET /api/shop/webhooks', undefined, { signal }),
  })

export async function addWebhook(body: Omit<ApiRequest<'POST /api/shop/webhooks'>['body'], 'id'>) {
  const id = newId()
  const { secret } = await confirmed(() => call('POST /api/shop/webhooks', { body: { id, ...body } }))
  void queries.invalidateQueries({ queryKey: hooksKey })
  return { id, secret }
}

const showHooks = (list: WebhookList) => queries.setQueryData<WebhookList>(hooksKey, list)

export async function editWebhook(id: string, body: ApiRequest<'PATCH /api/shop/webhooks/:id'>['body']) {
  showHooks(await call('PATCH /api/shop/webhooks/:id', { params: { id }, body }))
}

export async function removeWebhook(id: string) {
  showHooks(await call('DELETE /api/shop/webhooks/:id', { params: { id } }))
  queries.removeQueries({ queryKey: logKey(id) })
}

const lookAgainMs = 15_000

/** Asked again while it is looked at: what waits is sent meanwhile. */
export const useLog = (id: string) =>
  useInfiniteQuery({
    queryKey: logKey(id),
    ...byCursor((after, told) =>
      call('GET /api/shop/webhooks/:id/deliveries', { params: { id }, query: { after, limit: 50 } }, told),
    ),
    refetchInterval: lookAgainMs,
  })

const lookAnew = (id: string) =>
  Promise.all([
    queries.invalidateQueries({ queryKey: logKey(id) }),
    queries.invalidateQueries({ queryKey: hooksKey }),
  ])

export async function testWebhook(id: string) {
  const told = await call('POST /api/shop/webhooks/:id/test', { params: { id } })
  void lookAnew(id)
  return told
}

export async function sendAgain(webhookId: string, id: string) {
  const told = await call('POST /api/shop/webhook-deliveries/:id/again', { params: { id } })
  void lookAnew(webhookId)
  return told
}
