import type { collectionRoutes } from '@darzi/contract/collection.ts'
import type { Asked } from '../../http/asked.ts'
import { notFound } from '../../http/refusal.ts'
import { itemOf } from './item-of.ts'
import { itemOfShop } from './item-queries.ts'
import { insertItem } from './item-store.ts'
import { happenedTo } from './item-subject.ts'
import { soundItem } from './sound-item.ts'

/** Adds a garment to the shop's collection; the same id again answers the garment it made. */
export async function addItem(asked: Asked<typeof collectionRoutes.add>) {
  const { tx, member, body, now, newId, announce } = asked
  const { id = newId(), ...said } = body
  const before = await itemOfShop(tx, id)
  if (before) return itemOf(before, 'shop')
  const facts = await soundItem(tx, said)
  const isNew = await insertItem(tx, { shopId: member.shopId, id, now }, facts)
  if (isNew) await announce({ kind: 'collection.added', ...happenedTo({ id, name: facts.name }) })
  const row = await itemOfShop(tx, id)
  if (!row) throw notFound()
  return itemOf(row, 'shop')
}
