import { handToShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { shopOfForm } from '../shops/api.ts'
import { shopOfSlug } from './listing-queries.ts'

/** The shop at a public address, in a transaction of this account; undefined when none is listed there. */
export async function listedShop(tx: Tx, { slug, accountId }: { slug: string; accountId: string }) {
  const shopId = await shopOfSlug(tx, slug)
  if (!shopId) return undefined
  const shop = await handToShop(tx, { accountId, shopId }, () => shopOfForm(tx, shopId))
  return {
    id: shop.id,
    slug,
    name: shop.name,
    country: shop.country,
    currency: shop.currency,
    timeZone: shop.time_zone,
  }
}
export type ListedShop = NonNullable<Awaited<ReturnType<typeof listedShop>>>
