/** Whether a house gets an order back that it gave to a partner. */
import { isCut, type PieceAt } from '../orders/customer-life.ts'
import type { OrderState } from '../orders/life.ts'
import type { Result } from '../result.ts'

interface AtPartner {
  state: OrderState
  pieces: readonly PieceAt[]
  /** Nobody works in a shop that is closed or suspended: there is no word of theirs to wait for. */
  partner: 'atWork' | 'suspended' | 'closed'
  /** The house knows that the partner is suspended, and takes it back all the same. */
  isAnyway?: boolean | undefined
}

/** Cut, an order of a partner that cannot answer comes back as it is: nothing is called off there. */
export type TakenBack = { how: 'calledOff' | 'asItIs' }
type TakeBackRefusal = 'houses.cutAlready' | 'houses.partnerSuspended' | 'houses.notFromHere'

/** Before anything is cut it is the house's word alone; after it the partner's, who cancels the order in their own book. */
export function takeBackResult({
  state,
  pieces,
  partner,
  isAnyway = false,
}: AtPartner): Result<TakenBack, TakeBackRefusal, object> {
  if (state === 'cancelled' || state === 'delivered') return { refused: 'houses.notFromHere', params: {} }
  if (state !== 'ready' && !pieces.some(isCut)) return { ok: true, how: 'calledOff' }
  if (partner === 'closed' || (partner === 'suspended' && isAnyway)) return { ok: true, how: 'asItIs' }
  const refused = partner === 'suspended' ? 'houses.partnerSuspended' : 'houses.cutAlready'
  return { refused, params: {} }
}
