import { insideShop } from '../../access/cross-tenant.ts'
import type { HouseHosts } from '../../http/house-hosts.ts'
import { productPathsOf, shopOfOffered } from '../collection/api.ts'
import { nameOfShop } from '../shops/api.ts'
import { frontAt } from './front-queries.ts'

const mostProducts = 5000

/** Houses at their own domains. */
export const hostsOfFronts: HouseHosts = {
  async at(tx, domain, now) {
    const front = await frontAt(tx, { domain }, now)
    if (!front?.domain) return undefined
    const { shopId, slug } = front
    const name = await insideShop(tx, shopId, () => nameOfShop(tx, shopId))
    return { shopId, slug, name, domain: front.domain }
  },
  offers: async (tx, house, item) => (await shopOfOffered(tx, item)) === house.shopId,
  paths: async (tx, house) => [
    '/',
    ...(await productPathsOf(tx, { shopId: house.shopId, most: mostProducts })),
  ],
}
