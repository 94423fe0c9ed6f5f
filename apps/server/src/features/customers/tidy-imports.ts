import type { Tx } from '../../db/tx.ts'
import { forgetUnrunImports, freeStuckImports } from './import-store.ts'

const dayMs = 24 * 3600_000

interface Night {
  now: Date
  /** A transaction of this shop. */
  inShop<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

/**
 * What a day has left behind. An import whose job gave up after its last try would run for ever: it may be run again,
 * and goes on where it stopped. One that was uploaded and never run would keep a stranger's list for ever: it goes.
 */
export function tidyImports({ now, inShop }: Night) {
  const before = new Date(now.getTime() - dayMs)
  return inShop(async (tx) => {
    await forgetUnrunImports(tx, before)
    await freeStuckImports(tx, before)
  })
}
