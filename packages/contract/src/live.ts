/** Live updates: what changed, by id only; the screen asks again for what it shows. */
import { z } from 'zod'
import { route } from './route.ts'
import { id } from './shapes.ts'

/** The features in which something can happen that open screens are told of. */
export const liveTopics = [
  'customers',
  'orders',
  'measurements',
  'garments',
  'inventory',
  'staff',
  'shops',
  'collection',
  'calendar',
  'notifications',
  'quotes',
  'conversations',
] as const
export type LiveTopic = (typeof liveTopics)[number]

/** One message of the stream: `data: {"feature":"customers","id":"…","kind":"…"}`. */
export const liveMessage = z.object({ feature: z.string(), id: id.optional(), kind: z.string() })
export type LiveMessage = z.output<typeof liveMessage>

export const liveRoutes = {
  stream: route({
    method: 'GET',
    path: '/api/live',
    access: 'signedIn',
    /** What happened in the last `back` ms, at most a minute, is told first: a screen that is slow to load has missed nothing. */
    query: z.object({ back: z.coerce.number().int().min(0).optional() }),
    summary: 'Server-sent events of the shop (or account) this session works in',
    replies: 'events',
  }),
}
