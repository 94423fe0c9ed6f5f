import type { collectionRoutes } from '@darzi/contract/collection.ts'
import { crossTenant } from '../../access/cross-tenant.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { itemOf } from './item-of.ts'
import { offeredItem, savedItems } from './item-queries.ts'
import { countSaved, dropSaved, keepSaved } from './saved-store.ts'

/** Nobody looks through more; past it nothing is added. */
const mostSaved = 200

/** What the account saved for later and is still offered. */
export async function listSaved({ tx }: RequestContext<typeof collectionRoutes.saved>) {
  const rows = await crossTenant(tx, 'collection', () => savedItems(tx, mostSaved))
  return { items: rows.map((row) => itemOf(row, 'visitor')) }
}

/** Saves garments for later; answers those that are now saved. */
export async function saveGarments({ tx, account, body, now }: RequestContext<typeof collectionRoutes.save>) {
  const quota = mostSaved - (await countSaved(tx, account.id))
  const items = await crossTenant(tx, 'collection', async () => {
    const found = []
    for (const id of new Set(body.ids)) found.push(await offeredItem(tx, id))
    return found.filter((row) => row !== undefined).slice(0, Math.max(0, quota))
  })
  await keepSaved(tx, { accountId: account.id, now, items })
  return { ids: items.map(({ id }) => id) }
}

export async function unsaveGarment({ tx, account, params }: RequestContext<typeof collectionRoutes.unsave>) {
  await dropSaved(tx, { accountId: account.id, itemId: params.id })
  return { ok: true } as const
}
