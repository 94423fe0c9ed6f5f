import type { collectionRoutes } from '@darzi/contract/collection.ts'
import { notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { itemOf } from './item-of.ts'
import { itemOfShop } from './item-queries.ts'
import { insertItem } from './item-store.ts'
import { happenedTo } from './item-subject.ts'
import { soundItem } from './sound-item.ts'

/** Adds a garment to the shop's collection; the same id again answers the garment it made. */
export async function addItem(ctx: RequestContext<typeof collectionRoutes.add>) {
  const { tx, member, body, now, newId, publishEvent } = ctx
  const { id = newId(), ...said } = body
  const before = await itemOfShop(tx, id)
  if (before) return itemOf(before, 'shop')
  const facts = await soundItem(tx, said)
  const isNew = await insertItem(tx, { shopId: member.shopId, id, now }, facts)
  if (isNew) await publishEvent({ kind: 'collection.added', ...happenedTo({ id, name: facts.name }) })
  const row = await itemOfShop(tx, id)
  if (!row) throw notFound()
  return itemOf(row, 'shop')
}
