import type { FileStore } from '../../adapters/files/file-store.ts'
import type { Tx } from '../../db/tx.ts'
import { lookOf } from '../../images/look.ts'
import { photoKey } from '../../images/photo-key.ts'
import { unreadPhotos, writeLook } from './look-store.ts'

interface Given {
  shopId: string
  files: FileStore
  inShop<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

const atOnce = 20

/** Reads how every photo of the shop looks that has not been read yet. Safe to repeat: what is read is passed over. */
export async function lookAtPhotos({ shopId, files, inShop }: Given): Promise<void> {
  for (;;) {
    const unread = await inShop((tx) => unreadPhotos(tx, atOnce))
    if (unread.length === 0) return
    for (const fileId of unread) {
      const file = await files.get(photoKey({ shopId, id: fileId, size: 'full' }))
      // A photo whose bytes are gone looks like nothing, and is not asked for again.
      const look = file ? await lookOf(file.bytes) : Buffer.alloc(0)
      await inShop((tx) => writeLook(tx, { shopId, fileId, look }))
    }
  }
}
