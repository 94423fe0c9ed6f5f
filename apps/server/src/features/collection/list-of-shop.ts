import type { collectionRoutes } from '@darzi/contract/collection.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { itemOf } from './item-of.ts'
import { itemsOfShop } from './item-queries.ts'

/** All of the shop's collection, what was taken away too: it may be brought back. */
export async function listOfShop({ tx }: RequestContext<typeof collectionRoutes.ofShop>) {
  const rows = await itemsOfShop(tx)
  return { items: rows.map((row) => itemOf(row, 'shop')) }
}
