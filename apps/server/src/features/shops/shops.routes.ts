/** Shops: the tenant's own facts, its plan, and what anybody may know of a shop a link names. Nothing here reads another feature's tables. */
import { shopRoutes } from '@darzi/contract/shops.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle } from '../../http/handle.ts'
import { readShop } from './read-shop.ts'
import { updateShop } from './update-shop.ts'

export function openShops(app: AppContext) {
  handle(app, shopRoutes.read, ({ tx, member, now }) => readShop(tx, member.shopId, now))
  handle(app, shopRoutes.update, updateShop)
}
