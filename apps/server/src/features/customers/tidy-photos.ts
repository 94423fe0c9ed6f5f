import { transact } from '../../db/transact.ts'
import type { House } from '../../http/house.ts'
import { forgetPhoto, photoKey, unshownPhotos } from './photo-store.ts'

const dayMs = 24 * 3600_000

/**
 * Sweeps out the photos of a shop that no record shows: replaced, taken off, or never finished. A day's grace for an
 * upload under way. Bytes first: a row whose bytes are gone is met again the next night, bytes without a row never.
 */
export async function tidyPhotos({ database, files, now }: House, shopId: string) {
  const job = { side: 'job', shopId } as const
  const before = new Date(now().getTime() - dayMs)
  const ids = await transact(database.pool, job, ({ tx }) => unshownPhotos(tx, before))
  for (const id of ids) {
    await Promise.all([
      files.remove(photoKey({ shopId, id, size: 'full' })),
      files.remove(photoKey({ shopId, id, size: 'thumb' })),
    ])
    await transact(database.pool, job, ({ tx }) => forgetPhoto(tx, id))
  }
}
