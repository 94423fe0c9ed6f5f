import type { Order } from '@darzi/contract/order-shapes.ts'
import type { Translate } from '@darzi/words/translate.ts'
import { disabledReason } from './disabled-reason.ts'
import { completion } from './order-actions.ts'

/**
 * Why what a question asks cannot be done as the order stands now, such as after another screen took it on; undefined when it can.
 * The question stays with what was typed: should the order come back, it goes on.
 */
export function blockedReason(order: Order, act: 'deliver' | 'cancel' | 'rework' | 'edit', t: Translate) {
  const why = reasonOf(order, act, t)
  if (why === undefined) return undefined
  const state = t(`orders.state.${order.tailorState}`)
  return t('orders-page.notNow', { number: order.number, state, why })
}

function reasonOf(order: Order, act: Parameters<typeof blockedReason>[1], t: Translate): string | undefined {
  if (order.can[act]) return undefined
  if (act === 'deliver') return completion(order, t).reason
  if (act !== 'edit') return disabledReason(order, act, t)
  const isOver = order.state === 'delivered' || order.state === 'cancelled'
  return t(isOver ? 'orders.reason.isOver' : 'orders.reason.notAllowed')
}
