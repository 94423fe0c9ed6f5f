/** Every kind of notification. A feature adds its own file and one line here. */
import { customerKinds } from './customer-kinds.ts'
import type { CustomerKind, NotificationKind, OrderKind, ReportKind } from './kind.ts'
import { orderKinds } from './order-kinds.ts'
import { paymentKinds } from './payment-kinds.ts'
import { reportKinds } from './report-kinds.ts'

export const notificationKinds: readonly NotificationKind[] = [
  ...orderKinds,
  ...paymentKinds,
  ...customerKinds,
  ...reportKinds,
]

const isOfOrder = (kind: NotificationKind): kind is OrderKind => kind.about === 'order'
const isOfCustomer = (kind: NotificationKind): kind is CustomerKind => kind.about === 'customer'
const isReport = (kind: NotificationKind): kind is ReportKind => kind.about === 'report'

export const kindsOfOrders = notificationKinds.filter(isOfOrder)
export const kindsOfCustomers = notificationKinds.filter(isOfCustomer)
export const reports = notificationKinds.filter(isReport)

/** What the database notes for them (migration 0085), and what wakes whoever plans. */
export const notedEvents = [...new Set(kindsOfOrders.flatMap(({ on }) => on))].sort()
