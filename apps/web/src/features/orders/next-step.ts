/** The one step forward from where an order stands, and why it cannot be taken when it cannot. */
import type { OrderCard } from '@darzi/contract/order-shapes.ts'
import type { MoveTo } from './order-commands.ts'

type Move = 'approve' | 'begin' | 'finish' | 'deliver'

const moveOf: Partial<Record<OrderCard['state'], Move>> = {
  pending: 'approve',
  approved: 'begin',
  in_progress: 'finish',
  ready: 'deliver',
}
export const leadsTo: Record<Move, MoveTo> = {
  approve: 'approved',
  begin: 'in_progress',
  finish: 'ready',
  deliver: 'delivered',
}

interface Next {
  isAllowed: boolean
}

type Standing = Pick<OrderCard, 'state' | 'can'> & {
  pieces: readonly Pick<OrderCard['pieces'][number], 'id' | 'priceMinor'>[]
}

/** A form's order waits for the price of each piece, and only then for approval. Undefined once it is delivered or cancelled. */
export function nextStep(
  order: Standing,
): (Next & ({ step: 'price'; pieceId: string } | { step: Move })) | undefined {
  const unpriced = unpricedPiece(order)
  if (unpriced) return { step: 'price', pieceId: unpriced.id, isAllowed: order.can.edit }
  const step = moveOf[order.state]
  return step && { step, isAllowed: order.can[step] }
}

/** The first piece nobody has named a price for. */
export const unpricedPiece = ({ state, pieces }: Pick<Standing, 'state' | 'pieces'>) =>
  state === 'pending' ? pieces.find(({ priceMinor }) => priceMinor === 0) : undefined
