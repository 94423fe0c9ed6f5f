import type { OrderState } from '../orders/life.ts'

/** What a webhook may be told of. */
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

/** The events of the shop that each stands for. */
const kindsOf = {
  'order.taken': ['orders.taken'],
  'order.changed': ['orders.edited', 'orders.pieceEdited', 'orders.garmentChosen'],
  'order.state_changed': [
    'orders.approved',
    'orders.begun',
    'orders.finished',
    'orders.delivered',
    'orders.deliveredOwing',
    'orders.deliveredUnready',
    'orders.cancelled',
    'orders.cancelledByCustomer',
    'orders.reworked',
    'orders.undone',
  ],
  'payment.recorded': ['payments.taken', 'payments.completed', 'payments.late', 'payments.tooMuch'],
  'payment.reversed': ['payments.refunded', 'payments.refundedOffPrice', 'payments.reversed'],
  'customer.added': ['customers.added'],
  'customer.changed': ['customers.edited', 'customers.archived', 'customers.restored', 'customers.merged'],
  'measurement.recorded': ['measurements.recorded'],
} as const satisfies Record<WebhookType, readonly string[]>

export const kindsOfTypes = (types: readonly WebhookType[]): string[] =>
  types.flatMap((type) => [...kindsOf[type]])

/** What an event is called outside; a test is called so itself. */
export const typeOfKind = (kind: string): WebhookType | typeof testType =>
  webhookTypes.find((type) => (kindsOf[type] as readonly string[]).includes(kind)) ?? testType

/** Where the event put the order; absent where that depends on what was before. */
const stateOfKind: Partial<Record<string, OrderState>> = {
  'orders.taken': 'pending',
  'orders.approved': 'approved',
  'orders.begun': 'in_progress',
  'orders.finished': 'ready',
  'orders.delivered': 'delivered',
  'orders.deliveredOwing': 'delivered',
  'orders.deliveredUnready': 'delivered',
  'orders.cancelled': 'cancelled',
  'orders.cancelledByCustomer': 'cancelled',
  'orders.reworked': 'in_progress',
}

export interface ToldEvent {
  eventId: string
  shopId: string
  kind: string
  subjectId: string
  at: Date
}

/**
 * What is sent: ids, and the state an order came into. Whoever is told asks with a key for the rest, and is shown what that key may
 * see. The same event is the same text at every try.
 */
export function webhookBody({ eventId, shopId, kind, subjectId, at }: ToldEvent): string {
  const type = typeOfKind(kind)
  const subject = subjectOf[type.split('.')[0] ?? '']
  const state = stateOfKind[kind]
  const data = subject ? { [subject]: subjectId, ...(state ? { state } : {}) } : {}
  return JSON.stringify({ id: eventId, type, at: at.toISOString(), shopId, data })
}

/** Sizes are recorded of a customer, money for an order. */
const subjectOf: Partial<Record<string, string>> = {
  order: 'orderId',
  payment: 'orderId',
  customer: 'customerId',
  measurement: 'customerId',
}

/** Every event that any of them is about. */
export const webhookKinds: ReadonlySet<string> = new Set(kindsOfTypes(webhookTypes))
