/** Handing over that waits for its money: the payment is taken first, then the handing over goes on by itself. */
import type { Order } from '@darzi/contract/order-shapes.ts'
import { links } from '../../links.ts'

/** The question that waits. */
export const waitingQuestions = ['complete', 'deliver'] as const
type Waiting = (typeof waitingQuestions)[number]

export const payThen = ({ id }: Pick<Order, 'id'>, then: Waiting) =>
  `${links.order(id)}?${new URLSearchParams({ ask: 'pay', then })}`

/** The question once more, where not all was paid. */
export const askAgain = ({ id }: Pick<Order, 'id'>, ask: Waiting) =>
  `${links.order(id)}?${new URLSearchParams({ ask })}`
