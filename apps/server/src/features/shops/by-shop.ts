/** What was found, shop by shop, in the order it was found in. */
export function byShop<T extends { shopId: string }>(found: readonly T[]): Map<string, T[]> {
  const shops = new Map<string, T[]>()
  for (const each of found) shops.set(each.shopId, [...(shops.get(each.shopId) ?? []), each])
  return shops
}
