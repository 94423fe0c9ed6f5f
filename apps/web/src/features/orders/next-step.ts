/** The one step forward from where an order stands, and why it cannot be taken when it cannot. */
import type { OrderCard } from '@darzi/contract/order-shapes.ts'
import type { MoveTo } from './order-commands.ts'

type Step = 'approve' | 'begin' | 'finish' | 'deliver'

const stepOf: Partial<Record<OrderCard['state'], Step>> = {
  pending: 'approve',
  approved: 'begin',
  in_progress: 'finish',
  ready: 'deliver',
}
export const leadsTo: Record<Step, MoveTo> = {
  approve: 'approved',
  begin: 'in_progress',
  finish: 'ready',
  deliver: 'delivered',
}

/** Undefined once the order is delivered or cancelled. */
export function nextStep(
  order: Pick<OrderCard, 'state' | 'can'>,
): { step: Step; isAllowed: boolean } | undefined {
  const step = stepOf[order.state]
  return step && { step, isAllowed: order.can[step] }
}
