import type { collectionRoutes } from '@darzi/contract/collection.ts'
import { crossTenant } from '../../access/cross-tenant.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { idIn } from '../shops/api.ts'
import { type ItemRow, offeredItems } from './item-queries.ts'

/** A list of the spec has no pages; whoever wants more asks /api/collection. */
const mostGarments = 500

/** Call 6 of the spec. */
export async function listGarments({ tx, query }: RequestContext<typeof collectionRoutes.garments>) {
  const filter = { shop: idIn(query.shop), limit: mostGarments }
  const { rows } = await crossTenant(tx, 'collection', () => offeredItems(tx, filter))
  return { garments: rows.map(garmentOf) }
}

const garmentOf = (row: ItemRow) => ({
  garment_id: row.id,
  name: row.name,
  category: row.category,
  price: row.price_minor / 100,
  sizes: row.sizes.map(({ size }) => size),
  colors: row.colours.map(({ name }) => name),
})
