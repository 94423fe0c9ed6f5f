import type { collectionRoutes } from '@darzi/contract/collection.ts'
import { crossTenant } from '../../access/cross-tenant.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { idIn } from '../shops/api.ts'
import { decodeCursor, encodeCursor } from './item-cursor.ts'
import { itemOf } from './item-of.ts'
import { offeredItems } from './item-queries.ts'

/** What is offered, of one shop or of all. */
export async function listOffered({ tx, query }: RequestContext<typeof collectionRoutes.list>) {
  const { limit, q, category, only } = query
  const after = query.after === undefined ? undefined : decodeCursor(query.after)
  const filter = { shop: idIn(query.shop), q, category, only, after, most: limit + 1 }
  const rows = await crossTenant(tx, 'collection', () => offeredItems(tx, filter))
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    rows: rows.slice(0, limit).map((row) => itemOf(row, 'visitor')),
    next: last && encodeCursor({ createdAt: last.created_at.toISOString(), id: last.id }),
  }
}
