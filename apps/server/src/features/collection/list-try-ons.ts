import type { collectionRoutes } from '@darzi/contract/collection.ts'
import { crossTenant } from '../../access/cross-tenant.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { itemOf } from './item-of.ts'
import { offeredAmong } from './item-queries.ts'
import { dropTryOn, newestTryOns } from './try-on-store.ts'

/** Nobody looks further back. */
const mostTold = 30

/** What the account tried on and is still offered: each garment, size and colour once, the last one tried first. */
export async function listTryOns({ tx }: RequestContext<typeof collectionRoutes.tryOns>) {
  const tried = await newestTryOns(tx, mostTold)
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
