import type { Order } from '@darzi/contract/order-shapes.ts'
import { after, forwardPath, type OrderAct } from '@darzi/tailoring/orders/life.ts'
import type { Say } from '@darzi/words/say.ts'
import { leadsTo } from './next-step.ts'

/** Why an act cannot be done now: what has to come first, that it is behind the order, or that it is not for this person. */
export function whyNot(order: Pick<Order, 'state' | 'can'>, act: OrderAct, say: Say): string {
  if (order.can[act]) return say('orders.reason.priceFirst')
  if (after(order.state, act) !== undefined) return say('orders.reason.notAllowed')
  if (order.state === 'cancelled' || act === 'cancel') return say('orders.reason.isOver')
  const [first] = forwardPath(order.state, act === 'rework' ? 'ready' : leadsTo[act]) ?? []
  return first
    ? say('orders.reason.first', { act: say(`orders-page.act.${first}`) })
    : say('orders.reason.behind')
}
