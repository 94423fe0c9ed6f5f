/**
 * What a shop tells its customers and its own people of, and what a message about it may name. Pure tables: the server plans by them,
 * the screen of templates shows them.
 */
export const variables = [
  'customerName',
  'orderId',
  'orderType',
  'dueDate',
  'totalAmount',
  'amountDue',
  'trialDate',
  'shopName',
  'shopPhone',
  'trackingLink',
  'appointmentKind',
  'appointmentTime',
  'appointmentLink',
  'day',
  'ordersTaken',
  'ordersReady',
  'ordersDelivered',
  'moneyIn',
  'dueNext',
] as const
export type Variable = (typeof variables)[number]

const ofShop = ['shopName', 'shopPhone'] as const satisfies readonly Variable[]
const ofOrder = [
  'customerName',
  'orderId',
  'orderType',
  'dueDate',
  'totalAmount',
  'amountDue',
  'trackingLink',
  ...ofShop,
] as const satisfies readonly Variable[]
const ofAppointment = [
  'customerName',
  'appointmentKind',
  'appointmentTime',
  'appointmentLink',
  ...ofShop,
] as const satisfies readonly Variable[]
const ofReport = [
  'shopName',
  'day',
  'ordersTaken',
  'ordersReady',
  'ordersDelivered',
  'moneyIn',
  'dueNext',
] as const satisfies readonly Variable[]

interface EventRules {
  /** Customers hear of their orders; the owner and managers of the shop's day. */
  isFor: 'customer' | 'staff'
  variables: readonly Variable[]
  /** It is told only to customers who said yes; the others are told of their orders unless they said no. */
  needsConsent?: true
  /** Whether a new shop tells it. */
  isOnAtFirst: boolean
}

export const notificationEvents = {
  orderConfirmation: { isFor: 'customer', variables: ofOrder, isOnAtFirst: true },
  trialReminder: { isFor: 'customer', variables: [...ofOrder, 'trialDate'], isOnAtFirst: true },
  orderReady: { isFor: 'customer', variables: ofOrder, isOnAtFirst: true },
  orderDelayed: { isFor: 'customer', variables: ofOrder, isOnAtFirst: true },
  paymentReminder: { isFor: 'customer', variables: ofOrder, isOnAtFirst: true },
  uncollected: { isFor: 'customer', variables: ofOrder, isOnAtFirst: true },
  appointmentMoved: { isFor: 'customer', variables: ofAppointment, isOnAtFirst: true },
  appointmentCancelled: { isFor: 'customer', variables: ofAppointment, isOnAtFirst: true },
  customerBirthday: {
    isFor: 'customer',
    variables: ['customerName', ...ofShop],
    needsConsent: true,
    isOnAtFirst: false,
  },
  dailyReport: { isFor: 'staff', variables: ofReport, isOnAtFirst: true },
  weeklyReport: { isFor: 'staff', variables: ofReport, isOnAtFirst: true },
} as const satisfies Record<string, EventRules>

export type NotificationEvent = keyof typeof notificationEvents
// the keys of a closed table
export const notificationEventKeys = Object.keys(notificationEvents) as [
  NotificationEvent,
  ...NotificationEvent[],
]

export const rulesOfEvent = (event: NotificationEvent): EventRules => notificationEvents[event]

/** `link` is a chat that a person opens and sends themselves. */
export const channels = ['email', 'sms', 'whatsapp', 'push', 'link'] as const
export type Channel = (typeof channels)[number]

export const notificationStates = ['pending', 'sent', 'failed', 'opened'] as const
export type NotificationState = (typeof notificationStates)[number]
