/** Shops: the tenant's own facts and the dashboard's live figures. Nothing here reads another room's tables. */
import { shopRoutes } from '@darzi/contract/shops.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle } from '../../http/handle.ts'
import { readDashboard } from './read-dashboard.ts'
import { readShop } from './read-shop.ts'
import { updateShop } from './update-shop.ts'

export function openShops(app: AppContext) {
  handle(app, shopRoutes.read, ({ tx, member, now }) => readShop(tx, member.shopId, now))
  handle(app, shopRoutes.update, updateShop)
  handle(app, shopRoutes.dashboard, readDashboard)
}
