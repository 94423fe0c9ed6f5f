import type { Tx } from '../../db/tx.ts'
import type { LockedOrder } from './change-store.ts'
import { termsOf } from './terms-store.ts'

/** What the customer of a quote accepted is for all of it, add-ons too: it may come down and go back up to that, never above. */
export async function isAboveAgreed(
  tx: Tx,
  order: Pick<LockedOrder, 'id' | 'pieces_minor'>,
  piecesMinor: number,
) {
  if (piecesMinor <= order.pieces_minor) return false
  const terms = await termsOf(tx, order.id)
  return terms !== undefined && piecesMinor > terms.priceMinor
}
