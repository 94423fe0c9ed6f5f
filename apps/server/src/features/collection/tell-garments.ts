import type { collectionRoutes } from '@darzi/contract/collection.ts'
import { crossing } from '../../access/crossings.ts'
import type { Asked } from '../../http/asked.ts'
import { idIn } from '../forms/read-form-shop.ts'
import { type ItemRow, offeredItems } from './item-queries.ts'

/** A list of the spec has no pages; whoever wants more asks /api/collection. */
const mostTold = 500

/** Call 6 of the spec. */
export async function tellGarments({ tx, query }: Asked<typeof collectionRoutes.garments>) {
  const wish = { shop: idIn(query.shop), most: mostTold }
  const rows = await crossing(tx, 'collection', () => offeredItems(tx, wish))
  return { garments: rows.map(toldOf) }
}

const toldOf = (row: ItemRow) => ({
  ...{ garment_id: row.id, name: row.name, category: row.category, price: row.price_minor / 100 },
  ...{ sizes: row.sizes.map(({ size }) => size), colors: row.colours.map(({ name }) => name) },
})
