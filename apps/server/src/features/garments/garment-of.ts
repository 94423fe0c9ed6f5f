import type { Garment } from '@darzi/contract/garments.ts'
import type { Tx } from '../../db/tx.ts'
import { storedGarment, storedGarments } from './garment-store.ts'
import { overlaid, overlaidList } from './overlay.ts'

/**
 * One type as the shop has it, also when it is put away (`isActive`); undefined when neither the catalogue nor the shop knows
 * the key. For other features too: an order copies from it what it needs.
 */
export async function garmentOf(tx: Tx, key: string): Promise<Garment | undefined> {
  return overlaid(key, await storedGarment(tx, key))
}

/** All types as the shop has them: the catalogue in its order, then the shop's own. For other features too. */
export async function allGarments(tx: Tx): Promise<Garment[]> {
  return overlaidList(await storedGarments(tx))
}
