import type { quoteRoutes } from '@darzi/contract/quotes.ts'
import { quotePhotoFields } from '@darzi/tailoring/quotes/life.ts'
import { handToShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { dropUnshown } from '../customers/api.ts'
import { readPhoto, storePhoto } from '../files/api.ts'

type AskContext = StepsContext<typeof quoteRoutes.ask>

/** Ids of the files that were stored for each shop, in the order of the form. */
export type PhotosByShop = Map<string, string[]>

/**
 * Reads the pictures of a request and stores them for each shop, noted in `photos` as they are stored. None is stored before all are
 * read. Throws images.* at the field of the picture.
 */
export async function storeBriefPhotos(
  ctx: AskContext,
  { shopIds, photos }: { shopIds: readonly string[]; photos: PhotosByShop },
) {
  const { files } = ctx
  const read: Awaited<ReturnType<typeof readPhoto>>[] = []
  for (const field of quotePhotoFields) {
    const file = files[field]
    if (file) read.push(await readPhoto(field, file))
  }
  for (const shopId of shopIds) {
    const ids: string[] = []
    photos.set(shopId, ids)
    const step = inShop(ctx, shopId)
    for (const photo of read) ids.push(await storePhoto(photo, { ...ctx, member: { shopId }, step }))
  }
}

/** Takes away those that no request shows. */
export async function dropBriefPhotos(ctx: AskContext, photos: PhotosByShop) {
  for (const [shopId, ids] of photos) {
    const step = inShop(ctx, shopId)
    await dropUnshown(ids, { shopId, files: ctx.app.files, inShop: (work) => step(({ tx }) => work(tx)) })
  }
}

const inShop =
  ({ step, account }: AskContext, shopId: string) =>
  <T>(work: (given: { tx: Tx }) => Promise<T>) =>
    step(({ tx }) => handToShop(tx, { accountId: account.id, shopId }, () => work({ tx })))
