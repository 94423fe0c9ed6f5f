import type { Tx } from '../../db/tx.ts'
import { photoKey } from '../../images/photo-key.ts'
import type { FileStore } from '../../outside/files/file-store.ts'
import { forgetPhoto, unshownPhotos } from './photo-store.ts'

const dayMs = 24 * 3600_000

interface Night {
  shopId: string
  now: Date
  files: FileStore
  /** A transaction of this shop. */
  inShop<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

/**
 * Sweeps out the photos of a shop that no record shows: replaced, taken off, or never finished. A day's grace for an
 * upload under way. Bytes first: a row whose bytes are gone is met again the next night, bytes without a row never.
 */
export async function tidyPhotos({ shopId, now, files, inShop }: Night) {
  const before = new Date(now.getTime() - dayMs)
  for (const id of await inShop((tx) => unshownPhotos(tx, before))) {
    await Promise.all([
      files.remove(photoKey({ shopId, id, size: 'full' })),
      files.remove(photoKey({ shopId, id, size: 'thumb' })),
    ])
    await inShop((tx) => forgetPhoto(tx, id))
  }
}
