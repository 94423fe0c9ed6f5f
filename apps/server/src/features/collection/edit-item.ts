import type { collectionRoutes } from '@darzi/contract/collection.ts'
import type { CollectionItem } from '@darzi/contract/collection-shapes.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import { isVisitorsDemo } from '../../http/refuse-in-demo.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { itemOf } from './item-of.ts'
import { itemOfShop } from './item-queries.ts'
import { insertItem, lockItem, writeItem } from './item-store.ts'
import { happenedTo } from './item-subject.ts'
import { type SaidItem, soundItem } from './sound-item.ts'

type EditContext = RequestContext<typeof collectionRoutes.edit>

/** Changes a garment; orders that were taken keep what they copied. Throws collection.changedMeanwhile for a stale version. */
export async function editItem(ctx: EditContext) {
  const { tx, params, body, now, publishEvent } = ctx
  if (body.isListed && (await isVisitorsDemo(tx))) throw new AppError('demo.notHere')
  const locked = await lockItem(tx, params.id)
  const row = locked && (await itemOfShop(tx, params.id))
  if (!row) throw notFound()
  if (body.version !== undefined && body.version !== row.version)
    throw new AppError('collection.changedMeanwhile', { version: row.version })
  const before = itemOf(row, 'shop')
  const facts = await soundItem(tx, changed(before, body))
  const isRemoved = body.isRemoved ?? before.isRemoved
  await writeItem(tx, { id: row.id, now, version: row.version + 1 }, { ...facts, isRemoved })
  await publishEvent({
    kind: kindOf(before, { isListed: facts.isListed, isRemoved }),
    ...happenedTo({ id: row.id, name: facts.name }),
  })
  return itemOf((await itemOfShop(tx, params.id)) ?? row, 'shop')
}

function changed(before: CollectionItem, body: EditContext['body']): SaidItem {
  const { garment, styles, originalPriceMinor, cut, ...rest } = body
  return {
    ...before,
    ...said(rest),
    garment: garment ?? before.garment.key,
    styles: styles ?? before.styles.map(({ key }) => key),
    originalPriceMinor:
      originalPriceMinor === undefined ? before.originalPriceMinor : (originalPriceMinor ?? undefined),
    cut: cut === undefined ? before.cut : (cut ?? undefined),
  }
}

/** Without what was left out. */
const said = <T extends object>(body: T) =>
  // only keys with a value remain
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as Partial<T>

function kindOf(before: CollectionItem, after: { isListed: boolean; isRemoved: boolean }) {
  if (before.isRemoved !== after.isRemoved)
    return after.isRemoved ? 'collection.removed' : 'collection.restored'
  if (before.isListed !== after.isListed) return after.isListed ? 'collection.listed' : 'collection.unlisted'
  return 'collection.edited'
}

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
