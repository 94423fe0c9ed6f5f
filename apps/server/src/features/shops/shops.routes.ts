/** Shops: the tenant's own facts and the dashboard's live figures. Nothing here reads another room's tables. */
import { shopRoutes } from '@darzi/contract/shops.ts'
import { handle } from '../../http/handle.ts'
import type { House } from '../../http/house.ts'
import { readDashboard } from './read-dashboard.ts'
import { readShop } from './read-shop.ts'
import { updateShop } from './update-shop.ts'

export function openShops(house: House) {
  handle(house, shopRoutes.read, ({ tx, member, now }) => readShop(tx, member.shopId, now))
  handle(house, shopRoutes.update, updateShop)
  handle(house, shopRoutes.dashboard, readDashboard)
}
