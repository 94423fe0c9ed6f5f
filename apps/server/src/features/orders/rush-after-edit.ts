import { rushAfter } from '@darzi/tailoring/orders/rush.ts'
import { rushRuleFor } from '@darzi/tailoring/orders/sources.ts'
import type { Tx } from '../../db/tx.ts'
import type { LockedOrder } from './change-store.ts'
import { rushRule } from './counter-queries.ts'
import { type PieceFields, piecesBeside } from './piece-store.ts'

interface Edit {
  pieceId: string
  before: PieceFields
  after: PieceFields
}

/** What rush costs of a locked order once one of its pieces was edited, in minor units; where it stands on a bill, it stays. */
export async function rushAfterEdit(
  tx: Tx,
  order: LockedOrder,
  { pieceId, before, after }: Edit,
): Promise<number> {
  const { rush_minor: rushMinor } = order
  const isSame = before.isUrgent === after.isUrgent && before.priceMinor === after.priceMinor
  if (isSame || order.billed_minor !== null) return rushMinor
  const others = await piecesBeside(tx, { orderId: order.id, pieceId })
  return rushAfter({ rushMinor, before, after, others }, rushRuleFor(order.source, await rushRule(tx)))
}
