import type { collectionRoutes } from '@darzi/contract/collection.ts'
import type { FileStore } from '../../adapters/files/file-store.ts'
import type { Tx } from '../../db/tx.ts'
import { notFound } from '../../http/app-error.ts'
import type { PublishesEvents, RequestContext, StepsContext } from '../../http/request-context.ts'
import { photoKey } from '../../images/photo-key.ts'
import { takeInPhoto } from '../files/api.ts'
import { itemOf } from './item-of.ts'
import { type ItemRow, itemOfShop } from './item-queries.ts'
import { lockItem, writePhoto } from './item-store.ts'
import { happenedTo } from './item-subject.ts'
import { requireOffered } from './offered.ts'

/** Sets the photo of a garment; the one it replaces is swept out at night. Throws what takeInPhoto throws. */
export async function setItemPhoto(ctx: StepsContext<typeof collectionRoutes.setPhoto>) {
  const { params, now, step } = ctx
  if (!(await step(({ tx }) => itemOfShop(tx, params.id)))) throw notFound()
  const photoId = await takeInPhoto(ctx)
  return step((given) => hang({ ...given, itemId: params.id, photoId, now }))
}

/** Takes it away; the item is drawn again. */
export const removeItemPhoto = ({
  tx,
  params,
  now,
  publishEvent,
}: RequestContext<typeof collectionRoutes.removePhoto>) =>
  hang({ tx, publishEvent, itemId: params.id, photoId: null, now })

interface Hanging extends PublishesEvents {
  tx: Tx
  itemId: string
  photoId: string | null
  now: Date
}

async function hang({ tx, publishEvent, itemId, photoId, now }: Hanging) {
  const before = await lockItem(tx, itemId)
  if (!before) throw notFound()
  await writePhoto(tx, { id: itemId, now, version: before.version + 1 }, photoId)
  const row = await itemOfShop(tx, itemId)
  if (!row) throw notFound()
  await publishEvent({ kind: 'collection.edited', ...happenedTo(row) })
  return itemOf(row, 'shop')
}

/** The photo of what is offered. Its id names these very bytes for ever, so browsers keep them. */
export async function showOfferedPhoto(ctx: StepsContext<typeof collectionRoutes.photo>) {
  const { params, step, app } = ctx
  const row = await step(({ tx }) => requireOffered(tx, params.id))
  return photoOf(row, { ...params, files: app.files })
}

/** The same for the shop, also of what it does not list. */
export async function showOwnPhoto(ctx: StepsContext<typeof collectionRoutes.ownPhoto>) {
  const { params, step, app } = ctx
  const row = await step(({ tx }) => itemOfShop(tx, params.id))
  if (!row) throw notFound()
  return photoOf(row, { ...params, files: app.files })
}

export async function photoOf(
  row: Pick<ItemRow, 'shop_id' | 'photo_id'>,
  { photoId, size, files }: { photoId: string; size: 'thumb' | 'full'; files: FileStore },
) {
  if (row.photo_id !== photoId) throw notFound()
  const file = await files.get(photoKey({ shopId: row.shop_id, id: photoId, size }))
  if (!file) throw notFound()
  return { contentType: file.contentType, bytes: file.bytes, isImmutable: true }
}
