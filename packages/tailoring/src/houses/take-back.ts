/** Whether a house gets an order back that it gave to a partner. */
import { isCut, type PieceAt } from '../orders/customer-life.ts'
import type { OrderState } from '../orders/life.ts'
import type { Result } from '../result.ts'

interface AtPartner {
  state: OrderState
  pieces: readonly PieceAt[]
}

/** Before anything is cut it is the house's word alone; after it the partner's, who cancels the order in their own book. */
export function takeBackResult({
  state,
  pieces,
}: AtPartner): Result<unknown, 'houses.cutAlready' | 'houses.notFromHere', object> {
  if (state === 'cancelled' || state === 'delivered') return { refused: 'houses.notFromHere', params: {} }
  if (state === 'ready' || pieces.some(isCut)) return { refused: 'houses.cutAlready', params: {} }
  return { ok: true }
}
