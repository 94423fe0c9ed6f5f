/** Every route of the API, and its types by key (`GET /api/customers/:id`) for clients. */
import { accountRoutes } from './accounts.ts'
import { customerRoutes } from './customers.ts'
import { developmentRoutes } from './development.ts'
import { liveRoutes } from './live.ts'
import type { AnyRoute, ReplyOf, RequestOf, RouteKey } from './route.ts'
import { shopRoutes } from './shops.ts'
import { staffRoutes } from './staff.ts'
import { viewRoutes } from './views.ts'

export const rooms = {
  accounts: accountRoutes,
  customers: customerRoutes,
  development: developmentRoutes,
  live: liveRoutes,
  shops: shopRoutes,
  staff: staffRoutes,
  views: viewRoutes,
} satisfies Record<string, Record<string, AnyRoute>>

type Rooms = typeof rooms
type RouteUnion = { [Room in keyof Rooms]: Rooms[Room][keyof Rooms[Room]] }[keyof Rooms]
type ByKey = { [R in RouteUnion as RouteKey<R>]: R }

export type ApiKey = keyof ByKey
export type ApiRequest<K extends ApiKey> = RequestOf<ByKey[K]>
export type ApiReply<K extends ApiKey> = ReplyOf<ByKey[K]>
