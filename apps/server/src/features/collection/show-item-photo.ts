import type { collectionRoutes } from '@darzi/contract/collection.ts'
import type { FileStore } from '../../adapters/files/file-store.ts'
import { notFound } from '../../http/app-error.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { photoKey } from '../../images/photo-key.ts'
import { type ItemRow, itemOfShop } from './item-queries.ts'
import { requireOffered } from './offered.ts'

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

async function photoOf(
  row: ItemRow,
  { photoId, size, files }: { photoId: string; size: 'thumb' | 'full'; files: FileStore },
) {
  if (row.photo_id !== photoId) throw notFound()
  const file = await files.get(photoKey({ shopId: row.shop_id, id: photoId, size }))
  if (!file) throw notFound()
  return { contentType: file.contentType, bytes: file.bytes, isImmutable: true }
}
