/** Shops: the tenant's own facts, its plan, and what anybody may know of a shop a link names. Nothing here reads another feature's tables. */
import { shopRoutes } from '@darzi/contract/shops.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle } from '../../http/handle.ts'
import { readShop } from './read-shop.ts'
import { updateShop } from './update-shop.ts'

export function openShops(app: AppContext) {
  handle(app, shopRoutes.read, async ({ tx, member, now }) => {
    const { plan, ...shop } = await readShop(tx, member.shopId, now)
    // What the shop pays and how full it is, is not the workshop's business.
    return member.may('dashboard.read') ? { ...shop, plan } : shop
  })
  handle(app, shopRoutes.update, updateShop)
}
