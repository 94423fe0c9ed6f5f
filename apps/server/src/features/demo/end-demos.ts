import { asAccount, insideShop } from '../../access/cross-tenant.ts'
import type { FileStore } from '../../adapters/files/file-store.ts'
import type { Tx } from '../../db/tx.ts'
import { photoKey } from '../../images/photo-key.ts'
import { eraseAccount } from '../accounts/api.ts'
import { dropDemo, endedDemos, photosIn } from './demo-store.ts'

interface Ending {
  now: Date
  files: FileStore
  step<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

/** So many at a time: the next hour takes the rest. */
const mostAtOnce = 200

/**
 * Takes away every demo whose day is over, each in a transaction of its own; answers how many went. One that cannot be taken away holds
 * up no other: at the end it throws an AggregateError that names those.
 */
export async function endDemos(ending: Ending): Promise<number> {
  const ended = await ending.step((tx) => endedDemos(tx, ending.now, mostAtOnce))
  const failures = new Map<string, unknown>()
  for (const id of ended) await endDemo(ending, id).catch((error: unknown) => failures.set(id, error))
  if (failures.size > 0)
    throw new AggregateError(failures.values(), `demos not taken away: ${[...failures.keys()].join(', ')}`)
  return ended.length
}

async function endDemo({ now, files, step }: Ending, id: string) {
  const photos = await step(async (tx) => {
    const own = await insideShop(tx, id, () => photosIn(tx))
    const visitor = await dropDemo(tx, id, now)
    if (visitor) await asAccount(tx, visitor, () => eraseAccount(tx, { id: visitor, now }))
    return own
  })
  for (const photo of photos)
    for (const size of ['full', 'thumb'] as const)
      await files.remove(photoKey({ shopId: id, id: photo.id, size })).catch(() => {})
}
