/** Live updates: open screens of a shop, and of an account, hear what changed, by id only, from every server process. */
import type { ShopAction } from '@darzi/contract/access.ts'
import { type LiveMessage, type LiveTopic, liveRoutes } from '@darzi/contract/live.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle } from '../../http/handle.ts'

/** Who may hear that something happened in a feature: who may read it. */
const heardBy = {
  customers: 'customers.read',
  orders: 'orders.read',
  measurements: 'measurements.read',
  garments: 'garments.read',
  inventory: 'inventory.read',
  staff: 'staff.read',
  shops: 'shop.read',
  collection: 'garments.read',
  calendar: 'calendar.read',
  notifications: 'notifications.read',
  quotes: 'quotes.read',
  conversations: 'conversations.read',
} as const satisfies Record<LiveTopic, ShopAction>

export function openLive(app: AppContext) {
  handle(app, liveRoutes.stream, async ({ account, query, app: { live } }) => ({
    start: (send) => {
      const stopOwn = live.listen(account.id, send, query.back)
      const stopShop =
        account.shopId &&
        live.listen(account.shopId, (message) => tell(message, account.may, send), query.back)
      return () => {
        stopOwn()
        if (stopShop) stopShop()
      }
    },
  }))
}

/** Everyone hears that orders or the staff changed, for their own work and access hang on it; who may not read them, not what. */
const heardByAll: readonly string[] = ['orders', 'staff'] satisfies LiveTopic[]

function tell(
  message: LiveMessage,
  may: (action: ShopAction) => boolean,
  send: (message: LiveMessage) => void,
) {
  const needed = Object.entries(heardBy).find(([feature]) => feature === message.feature)?.[1]
  if (needed && may(needed)) send(message)
  else if (heardByAll.includes(message.feature))
    send({ feature: message.feature, kind: `${message.feature}.changed` })
}
