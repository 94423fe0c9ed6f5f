import type { Order } from '@darzi/contract/order-shapes.ts'
import { after, forwardPath, type OrderAct } from '@darzi/tailoring/orders/life.ts'
import type { Translate } from '@darzi/words/translate.ts'
import { leadsTo } from './next-step.ts'

/** Why an act cannot be done now: what has to come first, that it is behind the order, or that it is not for this person. */
export function disabledReason(order: Pick<Order, 'state' | 'can'>, act: OrderAct, t: Translate): string {
  if (order.can[act]) return t('orders.reason.priceFirst')
  if (after(order.state, act) !== undefined) return t('orders.reason.notAllowed')
  if (order.state === 'cancelled' || act === 'cancel') return t('orders.reason.isOver')
  const [first] = forwardPath(order.state, act === 'rework' ? 'ready' : leadsTo[act]) ?? []
  return first ? t('orders.reason.first', { act: t(`orders-page.act.${first}`) }) : t('orders.reason.behind')
}
