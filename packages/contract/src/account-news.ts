/** How an account is told when it is away: what by which way, and the browsers that are pushed to. */
import { newsEventNames, newsWays } from '@darzi/tailoring/account-news/events.ts'
import { z } from 'zod'
import { pushAddress, pushDevice } from './push-shapes.ts'
import { route } from './route.ts'
import { id } from './shapes.ts'

const choice = z.object({ event: z.enum(newsEventNames), way: z.enum(newsWays) })
export type NewsChoice = z.output<typeof choice>

const news = z.object({
  /** What the account wants not to be told; everything else it is. */
  muted: z.array(choice),
  /** With which a browser asks for push; absent where push is not set up. */
  pushKey: z.string().optional(),
  devices: z.array(pushDevice),
})
export type AccountNews = z.output<typeof news>

export const accountNewsRoutes = {
  read: route({
    method: 'GET',
    path: '/api/account/news',
    access: 'signedIn',
    summary: 'What the own account is told, and by which ways',
    reply: news,
  }),
  choose: route({
    method: 'PUT',
    path: '/api/account/news',
    access: 'signedIn',
    summary: 'Be told of something by a way, or not',
    body: choice.extend({ isOn: z.boolean() }),
    reply: news,
  }),
  addDevice: route({
    method: 'POST',
    path: '/api/account/devices',
    access: 'signedIn',
    summary: 'This browser is told what the own account is told. Throws notifications.notSetUp',
    body: pushAddress,
    reply: pushDevice,
  }),
  removeDevice: route({
    method: 'DELETE',
    path: '/api/account/devices/:id',
    access: 'signedIn',
    summary: 'An own browser is no longer told',
    params: z.object({ id }),
    reply: z.object({ ok: z.literal(true) }),
  }),
}
