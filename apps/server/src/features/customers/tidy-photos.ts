import type { FileStore } from '../../adapters/files/file-store.ts'
import type { Tx } from '../../db/tx.ts'
import { photoKey } from '../../images/photo-key.ts'
import { forgetPhoto, unshownPhotos } from './photo-store.ts'

const dayMs = 24 * 3600_000

interface Place {
  shopId: string
  files: FileStore
  /** A transaction of this shop. */
  inShop<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

/**
 * Sweeps out the photos of a shop that no record shows: replaced, taken off, or never finished. A day's grace for an
 * upload under way. Bytes first: a row whose bytes are gone is met again the next night, bytes without a row never.
 */
export async function tidyPhotos({ now, ...place }: Place & { now: Date }) {
  const before = new Date(now.getTime() - dayMs)
  await takeAway(await place.inShop((tx) => unshownPhotos(tx, { before })), place)
}

/** Those of these photos that nothing shows, at once. What goes wrong here is the night's to do again. */
export async function dropUnshown(ids: readonly string[], place: Place) {
  if (ids.length === 0) return
  try {
    await takeAway(await place.inShop((tx) => unshownPhotos(tx, { ids })), place)
  } catch {
    // The row still tells of the bytes.
  }
}

async function takeAway(ids: readonly string[], { shopId, files, inShop }: Place) {
  for (const id of ids) {
    await Promise.all([
      files.remove(photoKey({ shopId, id, size: 'full' })),
      files.remove(photoKey({ shopId, id, size: 'thumb' })),
    ])
    await inShop((tx) => forgetPhoto(tx, id))
  }
}
