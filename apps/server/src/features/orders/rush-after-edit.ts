import { rushAfter } from '@darzi/tailoring/orders/rush.ts'
import type { Tx } from '../../db/tx.ts'
import type { LockedOrder } from './change-store.ts'
import { rushRule } from './counter-queries.ts'
import { isAnyUrgentBeside, type PieceFields } from './piece-store.ts'
import { termsOf } from './terms-store.ts'

interface Edit {
  pieceId: string
  before: PieceFields
  after: PieceFields
}

/**
 * What rush costs of a locked order once one of its pieces was edited, in minor units. Where the price was agreed in a quote, marking a
 * piece as urgent costs nothing.
 */
export async function rushAfterEdit(
  tx: Tx,
  order: LockedOrder,
  { pieceId, before, after }: Edit,
): Promise<number> {
  const { rush_minor: rushMinor } = order
  if (before.isUrgent === after.isUrgent) return rushMinor
  const isAgreed = (await termsOf(tx, order.id)) !== undefined
  const areOthers = await isAnyUrgentBeside(tx, { orderId: order.id, pieceId })
  return rushAfter({ rushMinor, before, after, areOthers }, isAgreed ? {} : await rushRule(tx))
}
