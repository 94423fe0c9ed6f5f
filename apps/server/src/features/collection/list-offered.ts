import type { collectionRoutes } from '@darzi/contract/collection.ts'
import { crossing } from '../../access/crossings.ts'
import type { Asked } from '../../http/asked.ts'
import { idIn } from '../forms/read-form-shop.ts'
import { itemOf } from './item-of.ts'
import { cursorOf, placeOf } from './item-place.ts'
import { offeredItems } from './item-queries.ts'

/** What is offered, of one shop or of all. */
export async function listOffered({ tx, query }: Asked<typeof collectionRoutes.list>) {
  const { limit, q, category, only } = query
  const after = query.after === undefined ? undefined : placeOf(query.after)
  const wish = { shop: idIn(query.shop), q, category, only, after, most: limit + 1 }
  const rows = await crossing(tx, 'collection', () => offeredItems(tx, wish))
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    rows: rows.slice(0, limit).map((row) => itemOf(row, 'visitor')),
    next: last && cursorOf({ createdAt: last.created_at.toISOString(), id: last.id }),
  }
}
