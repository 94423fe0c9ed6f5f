/** Keys by which an owner's own programs ask for what is the shop's, and the description of what they may ask. */
import { apiScopes } from '@darzi/tailoring/api-access/scopes.ts'
import { z } from 'zod'
import { route } from './route.ts'
import { day, id, instant, requiredLine } from './shapes.ts'

export const apiScope = z.enum(apiScopes)

const apiKey = z.object({
  id,
  name: z.string(),
  /** The first letters of it: the rest was told once. */
  start: z.string(),
  scopes: z.array(apiScope),
  createdAt: instant,
  expiresAt: instant,
  lastUsedAt: instant.optional(),
  state: z.enum(['active', 'ended', 'revoked']),
})
export type ShopKey = z.output<typeof apiKey>

const apiStanding = z.object({
  /** Whether the shop's plan has it. Keys of a shop without it are refused, and work again with the plan. */
  isInPlan: z.boolean(),
  perMinute: z.int(),
  /** Those in use first, the newest before older ones; revoked ones for 90 days. */
  keys: z.array(apiKey),
})
export type ApiStanding = z.output<typeof apiStanding>

export const apiAccessRoutes = {
  read: route({
    method: 'GET',
    path: '/api/shop/api-keys',
    access: 'shop:api.manage',
    summary: 'The keys of the own shop',
    reply: apiStanding,
  }),
  make: route({
    method: 'POST',
    path: '/api/shop/api-keys',
    access: 'shop:api.manage',
    summary:
      'Make a key. Its token is told this once; sent again, apiAccess.toldOnce. Throws access.confirmFirst, apiAccess.planNeeded, apiAccess.tooManyKeys, apiAccess.nameTaken, apiAccess.endsTooSoon, apiAccess.endsTooLate',
    notInDemo: true,
    tellsSecret: true,
    body: z.object({
      id,
      name: requiredLine(60),
      scopes: z.array(apiScope).min(1),
      /** The last day it works, as the shop's calendar has it. */
      lastDay: day,
    }),
    reply: z.object({ key: apiKey, token: z.string() }),
  }),
  revoke: route({
    method: 'DELETE',
    path: '/api/shop/api-keys/:id',
    access: 'shop:api.manage',
    summary: 'Revoke a key: from now on it is refused, for good',
    params: z.object({ id }),
    reply: apiStanding,
  }),
  document: route({
    method: 'GET',
    path: '/api/openapi.json',
    access: 'public',
    summary: 'What keys may ask for, as an OpenAPI 3.1 document',
    replies: 'file',
  }),
}
