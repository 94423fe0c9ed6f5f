/** A remake that the shop agrees to at its counter, where the customer has brought the garment or called. */
import type { OrderState } from '../orders/life.ts'
import type { Result } from '../result.ts'
import { type DisputeKind, type DisputeOutcome, type DisputeState, openDisputeStates } from './life.ts'

interface Asked {
  id: string
  kind: DisputeKind
  state: DisputeState
  outcome?: DisputeOutcome | undefined
}

export type CounterRemakeRefusal = 'disputes.notDelivered' | 'disputes.openBefore' | 'disputes.remakeBefore'

/**
 * Whether the shop may agree to make an order again without being asked by the customer's account. Whether a remake was promised, or its
 * days are over, is no matter: a shop may always do more than it promised. What stands in the way is named, and leads to the next step.
 * @param asked what was raised about the order since it was handed over, by whomever, and what is open from before
 */
export function counterRemake(
  state: OrderState,
  asked: readonly Asked[],
): Result<object, CounterRemakeRefusal, { disputeId?: string }> {
  const agreed = asked.find(({ kind, ...one }) => kind === 'remake' && isToBeMadeAgain(one))
  const open = asked.find((one) => openDisputeStates.includes(one.state))
  if (state !== 'delivered') return { refused: 'disputes.notDelivered', params: {} }
  if (open) return { refused: 'disputes.openBefore', params: { disputeId: open.id } }
  if (agreed) return { refused: 'disputes.remakeBefore', params: { disputeId: agreed.id } }
  return { ok: true }
}

const isToBeMadeAgain = ({ state, outcome }: Pick<Asked, 'state' | 'outcome'>) =>
  state === 'agreed' || (state === 'decided' && outcome === 'remake')
