import type { Garment } from '@darzi/contract/garments.ts'
import type { Tx } from '../../db/tx.ts'
import { storedAmong, storedGarment, storedGarments } from './garment-store.ts'
import { overlaid, overlaidList } from './overlay.ts'

/**
 * One type as the shop has it, also when it is put away (`isActive`); undefined when neither the catalogue nor the shop knows
 * the key. For other features too: an order copies from it what it needs.
 */
export async function garmentOf(tx: Tx, key: string): Promise<Garment | undefined> {
  return overlaid(key, await storedGarment(tx, key))
}

/** Those of these types that the catalogue or the shop knows, by their keys. For other features too. */
export async function garmentsOf(tx: Tx, keys: readonly string[]): Promise<Garment[]> {
  const distinct = [...new Set(keys)]
  if (distinct.length === 0) return []
  const stored = new Map((await storedAmong(tx, distinct)).map((row) => [row.key, row]))
  return distinct.flatMap((key) => overlaid(key, stored.get(key)) ?? [])
}

/** All types as the shop has them: the catalogue in its order, then the shop's own. For other features too. */
export async function allGarments(tx: Tx): Promise<Garment[]> {
  return overlaidList(await storedGarments(tx))
}
