import type { collectionRoutes } from '@darzi/contract/collection.ts'
import { crossTenant, insideShop } from '../../access/cross-tenant.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { dayIn, idIn, shopOfForm } from '../shops/api.ts'
import { itemOf } from './item-of.ts'
import { itemsOfShop, keyOfItem, offeredAmong, offeredItems, ratingsOf } from './item-queries.ts'
import { requireOffered } from './offered.ts'
import { rushOffered } from './rush-of-item.ts'
import { dropTryOn, newestTryOns } from './try-on-store.ts'

/** What is offered, of one shop or of all. */
export async function listOffered({ tx, query }: RequestContext<typeof collectionRoutes.list>) {
  const filter = { ...query, shop: idIn(query.shop) }
  const { rows, next } = await crossTenant(tx, 'collection', () => offeredItems(tx, filter))
  const ratings = await ratingsOf(tx, rows)
  return { rows: rows.map((row) => itemOf(row, 'visitor', ratings.get(keyOfItem(row)))), next }
}

/** All of the shop's collection, what was taken away too: it may be brought back. */
export async function listOfShop({ tx }: RequestContext<typeof collectionRoutes.ofShop>) {
  const rows = await itemsOfShop(tx)
  return { items: rows.map((row) => itemOf(row, 'shop')) }
}

/** Nobody looks further back. */
const mostTryOns = 30

/** What the account tried on and is still offered: each garment, size and colour once, the last one tried first. */
export async function listTryOns({ tx }: RequestContext<typeof collectionRoutes.tryOns>) {
  const tried = await newestTryOns(tx, mostTryOns)
  const ids = tried.map(({ item_id }) => item_id)
  const items = await crossTenant(tx, 'collection', () => offeredAmong(tx, ids))
  return {
    tryOns: tried.flatMap(({ id, item_id, item_shop_id, size, colour, fits, tried_at }) => {
      const item = items.find((each) => each.id === item_id && each.shop_id === item_shop_id)
      const told = { id, size, color: colour, fits, triedAt: tried_at.toISOString() }
      return item ? [{ ...told, item: itemOf(item, 'visitor') }] : []
    }),
  }
}

/** Forgets that this garment was tried on in this size and colour, however often it was. */
export async function forgetTryOn({ tx, params }: RequestContext<typeof collectionRoutes.forgetTryOn>) {
  await dropTryOn(tx, params.id)
  return { ok: true } as const
}

export async function readOffered({ tx, params, now }: RequestContext<typeof collectionRoutes.read>) {
  const row = await requireOffered(tx, params.id)
  const rush = await insideShop(tx, row.shop_id, async () => {
    const { time_zone } = await shopOfForm(tx, row.shop_id)
    return rushOffered(tx, { garment: row.garment_key, today: dayIn(time_zone, now) })
  })
  return { ...itemOf(row, 'visitor'), rush }
}
