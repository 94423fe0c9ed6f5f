import { insideShop } from '../../access/cross-tenant.ts'
import type { FileStore } from '../../adapters/files/file-store.ts'
import type { Tx } from '../../db/tx.ts'
import { photoKey } from '../../images/photo-key.ts'
import { dropDemo, endedDemos, photosIn } from './demo-store.ts'

interface Ending {
  now: Date
  files: FileStore
  step<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

/** So many at a time: the next hour takes the rest. */
const mostAtOnce = 200

/** Takes away every demo whose day is over, each in a transaction of its own; answers how many went. */
export async function endDemos({ now, files, step }: Ending): Promise<number> {
  const ended = await step((tx) => endedDemos(tx, now, mostAtOnce))
  for (const id of ended) {
    const photos = await step(async (tx) => {
      const own = await insideShop(tx, id, () => photosIn(tx))
      await dropDemo(tx, id, now)
      return own
    })
    for (const photo of photos)
      for (const size of ['full', 'thumb'] as const)
        await files.remove(photoKey({ shopId: id, id: photo.id, size })).catch(() => {})
  }
  return ended.length
}
