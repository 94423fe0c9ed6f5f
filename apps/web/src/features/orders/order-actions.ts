/** What can be done with an order, declared once: its menu, the palette and Update Status follow this list. */
import type { OrderOverrides } from '@darzi/contract/order-overrides.ts'
import type { Order } from '@darzi/contract/order-shapes.ts'
import { forwardPath, type OrderAct } from '@darzi/tailoring/orders/life.ts'
import type { Translate } from '@darzi/words/translate.ts'
import { toastProblem } from '../../shell/toasts.tsx'
import { disabledReason } from './disabled-reason.ts'
import { asksFirst, heldFromReady, refusalQuestion, sizesQuestion } from './error-question.ts'
import { leadsTo, unpricedPiece } from './next-step.ts'
import { type MoveTo, moveOrder } from './order-commands.ts'
import { lacksPhotos, photoQuestion } from './ready-photo.ts'

export interface OrderMenuAct {
  key: OrderAct | 'remake'
  label: string
  /** Why it cannot be done now. */
  reason?: string
  isDanger?: boolean
  run: () => void
}

const acts: readonly OrderAct[] = ['approve', 'begin', 'finish', 'deliver', 'rework', 'cancel']

/** Every step an order can take, those not possible now with the reason. `ask` opens the question of a step that has one. */
export function orderMenu(order: Order, ask: (question: string) => void, t: Translate): OrderMenuAct[] {
  return acts.map((key) => ({
    key,
    label: t(`orders-page.act.${key}`),
    reason: order.can[key] && !lacksPrice(order, key) ? undefined : disabledReason(order, key, t),
    isDanger: key === 'cancel',
    run: () => runAct(order, key, ask),
  }))
}

/** What the server would refuse: nothing is approved before each piece has its price. */
const lacksPrice = (order: Order, act: OrderAct) => act === 'approve' && unpricedPiece(order) !== undefined

function runAct(order: Order, act: OrderAct, ask: (question: string) => void): void {
  const isAsked = act === 'cancel' || act === 'rework' || (act === 'deliver' && asksFirst(order))
  if (isAsked) ask(act)
  else if (act === 'finish' && lacksPhotos(order)) ask(photoQuestion('ready'))
  else if (act === 'finish' && heldFromReady(order).length > 0) ask(sizesQuestion())
  else moveOrAsk(order, leadsTo[act], ask)
}

/** Takes the order on; what stands in the way by now is asked about. */
export function moveOrAsk(
  order: Order,
  to: MoveTo,
  ask: (question: string) => void,
  overrides?: OrderOverrides,
): void {
  moveOrder(order, to, { overrides }).catch((error: unknown) => {
    const question = refusalQuestion(error, to)
    if (question) ask(question)
    else toastProblem(error)
  })
}

/** Mark Complete: everything that is left until the customer has it. */
export function completion(order: Order, t: Translate): { reason?: string } {
  if (order.state === 'delivered' || order.state === 'cancelled') return { reason: t('orders.reason.isOver') }
  if (unpricedPiece(order)) return { reason: t('orders.reason.priceFirst') }
  if (order.state === 'pending' || !forwardPath(order.state, 'delivered'))
    return { reason: t('orders-page.complete.approveFirst') }
  const may = order.can.begin || order.can.finish || order.can.deliver
  return may ? {} : { reason: t('orders.reason.notAllowed') }
}
