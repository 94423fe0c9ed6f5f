/** Webhooks: addresses outside that are told what happened in the shop, and the log of every telling. */
import { testType, webhookTypes } from '@darzi/tailoring/webhooks/event-types.ts'
import { z } from 'zod'
import { route } from './route.ts'
import { count, id, instant, page, pageQuery } from './shapes.ts'

export const webhookType = z.enum(webhookTypes)
const url = z.string().trim().min(1).max(500)
const types = z.array(webhookType).min(1)
const byId = { params: z.object({ id }) }

const webhook = z.object({
  id,
  url: z.string(),
  types: z.array(webhookType),
  /** `stopped`: nobody answered for days. */
  state: z.enum(['active', 'paused', 'stopped']),
  failingSince: instant.optional(),
  createdAt: instant,
  /** The newest telling that was tried. */
  last: z.object({ at: instant, isDelivered: z.boolean(), answerCode: z.int().optional() }).optional(),
})
export type Webhook = z.output<typeof webhook>

const webhookList = z.object({ isInPlan: z.boolean(), rows: z.array(webhook) })
export type WebhookList = z.output<typeof webhookList>

const delivery = z.object({
  id,
  /** The same on every telling of one event. */
  eventId: id,
  type: z.enum([...webhookTypes, testType]),
  /** When it happened. */
  at: instant,
  state: z.enum(['waiting', 'delivered', 'failed']),
  tries: count,
  triedAt: instant.optional(),
  nextAt: instant.optional(),
  answerCode: z.int().optional(),
  /** The beginning of what was answered. */
  answer: z.string().optional(),
  failure: z
    .enum(['timeout', 'refused', 'unknownHost', 'inside', 'certificate', 'redirect', 'answer', 'broken'])
    .optional(),
  tookMs: count.optional(),
  /** What is sent, word for word. */
  body: z.string(),
})
export type Delivery = z.output<typeof delivery>

export const webhookRoutes = {
  list: route({
    method: 'GET',
    path: '/api/shop/webhooks',
    access: 'shop:api.manage',
    summary: 'The webhooks of the own shop',
    reply: webhookList,
  }),
  add: route({
    method: 'POST',
    path: '/api/shop/webhooks',
    access: 'shop:api.manage',
    summary:
      'Add a webhook. Its signing secret is told this once; sent again, apiAccess.toldOnce. Throws access.confirmFirst, apiAccess.planNeeded, webhooks.addressNotHttps, webhooks.addressInside, webhooks.addressUnknown, webhooks.addressTaken, webhooks.tooMany',
    notInDemo: true,
    tellsSecret: true,
    body: z.object({ id, url, types }),
    reply: z.object({ webhook, secret: z.string() }),
  }),
  edit: route({
    method: 'PATCH',
    path: '/api/shop/webhooks/:id',
    access: 'shop:api.manage',
    summary: 'Choose other events, or pause and resume it. Throws apiAccess.planNeeded',
    notInDemo: true,
    ...byId,
    body: z.object({ types: types.optional(), state: z.enum(['active', 'paused']).optional() }),
    reply: webhookList,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/shop/webhooks/:id',
    access: 'shop:api.manage',
    summary: 'Remove a webhook and its log',
    ...byId,
    reply: webhookList,
  }),
  test: route({
    method: 'POST',
    path: '/api/shop/webhooks/:id/test',
    access: 'shop:api.manage',
    summary: 'Send a test event now, once. Throws apiAccess.planNeeded, accounts.tooManyAttempts',
    notInDemo: true,
    ...byId,
    reply: delivery,
  }),
  deliveries: route({
    method: 'GET',
    path: '/api/shop/webhooks/:id/deliveries',
    access: 'shop:api.manage',
    summary: 'What a webhook was told in the last 30 days, newest first',
    ...byId,
    query: z.object(pageQuery),
    reply: page(delivery),
  }),
  again: route({
    method: 'POST',
    path: '/api/shop/webhook-deliveries/:id/again',
    access: 'shop:api.manage',
    summary:
      'Send one again now, with the same event id. Throws webhooks.notActive, apiAccess.planNeeded, accounts.tooManyAttempts',
    notInDemo: true,
    ...byId,
    reply: delivery,
  }),
}
