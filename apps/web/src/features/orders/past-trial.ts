/** The question of a step past a trial at which the customer asked for a change. */
import type { Order } from '@darzi/contract/order-shapes.ts'

const trialAll = 'trial-ready'

/** Whether the change asked for at the trial is made: before the next stage of one piece, or before all are ready. */
export const trialQuestion = (pieceId?: string) => (pieceId ? `trial-${pieceId}` : trialAll)

export const pieceBeforeTrial = (order: Pick<Order, 'pieces'>, question: string | undefined) =>
  order.pieces.find(({ id }) => trialQuestion(id) === question)

/** Whether the address asks about the trial of this order. */
export const isTrialQuestion = (order: Pick<Order, 'pieces'>, question: string | undefined) =>
  question === trialAll || pieceBeforeTrial(order, question) !== undefined
