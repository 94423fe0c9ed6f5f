import type { Tx } from '../../db/tx.ts'
import { freeStuckImports } from './import-store.ts'

const dayMs = 24 * 3600_000

interface Night {
  now: Date
  /** A transaction of this shop. */
  inShop<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

/**
 * An import whose job gave up after its last try would run for ever: the night after, it may be run again, and goes
 * on where it stopped.
 */
export function freeImports({ now, inShop }: Night) {
  return inShop((tx) => freeStuckImports(tx, new Date(now.getTime() - dayMs)))
}
