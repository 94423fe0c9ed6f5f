import type { Order } from '@darzi/contract/order-shapes.ts'
import type { Say } from '@darzi/words/say.ts'
import { completion } from './order-actions.ts'
import { whyNot } from './why-not.ts'

/**
 * Why what a question asks cannot be done as the order stands now, such as after another screen took it on; undefined when it can.
 * The question stays with what was typed: should the order come back, it goes on.
 */
export function notNow(order: Order, act: 'deliver' | 'cancel' | 'rework' | 'edit', say: Say) {
  const why = reasonOf(order, act, say)
  if (why === undefined) return undefined
  const state = say(`orders.state.${order.tailorState}`)
  return say('orders-page.notNow', { number: order.number, state, why })
}

function reasonOf(order: Order, act: Parameters<typeof notNow>[1], say: Say): string | undefined {
  if (order.can[act]) return undefined
  if (act === 'deliver') return completion(order, say).reason
  if (act !== 'edit') return whyNot(order, act, say)
  const isOver = order.state === 'delivered' || order.state === 'cancelled'
  return say(isOver ? 'orders.reason.isOver' : 'orders.reason.notAllowed')
}
