import type { OrderState } from '../orders/life.ts'

/** What a webhook may be told of. Which event of the shop is of which type is the database's to say (`webhook_type_of`). */
export const webhookTypes = [
  'order.taken',
  'order.changed',
  'order.state_changed',
  'payment.recorded',
  'payment.reversed',
  'customer.added',
  'customer.changed',
  'measurement.recorded',
] as const
export type WebhookType = (typeof webhookTypes)[number]

/** What a try is made with: nothing happened. */
export const testType = 'test'
export type ToldType = WebhookType | typeof testType

export interface ToldEvent {
  eventId: string
  shopId: string
  type: ToldType
  subjectId: string
  /** The state an order came into. */
  orderState?: OrderState
  at: Date
}

/**
 * What is sent: ids, and the state an order came into. Whoever is told asks with a key for the rest, and is shown what that key may
 * see. The same event is the same text at every try.
 */
export function webhookBody({ eventId, shopId, type, subjectId, orderState, at }: ToldEvent): string {
  const subject = subjectOf[type.split('.')[0] ?? '']
  const state = orderState ? { state: orderState } : {}
  const data = subject ? { [subject]: subjectId, ...state } : {}
  return JSON.stringify({ id: eventId, type, at: at.toISOString(), shopId, data })
}

/** Sizes are recorded of a customer, money for an order. */
const subjectOf: Partial<Record<string, string>> = {
  order: 'orderId',
  payment: 'orderId',
  customer: 'customerId',
  measurement: 'customerId',
}

const toldFeatures: ReadonlySet<string> = new Set([
  'orders',
  'payments',
  'customers',
  'measurements',
  'houses',
])

/** Whether something may have to be told after an event of this kind; steps of orders go under many names. */
export const mayBeTold = (kind: string): boolean => toldFeatures.has(kind.split('.')[0] ?? '')
