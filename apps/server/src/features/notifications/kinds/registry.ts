/** Every kind of notification. A feature adds its own file and one line here. */
import { appointmentKinds } from './appointment-kinds.ts'
import { customerKinds } from './customer-kinds.ts'
import type { AppointmentKind, CustomerKind, NotificationKind, OrderKind, ReportKind } from './kind.ts'
import { orderKinds } from './order-kinds.ts'
import { paymentKinds } from './payment-kinds.ts'
import { reportKinds } from './report-kinds.ts'

export const notificationKinds: readonly NotificationKind[] = [
  ...orderKinds,
  ...paymentKinds,
  ...appointmentKinds,
  ...customerKinds,
  ...reportKinds,
]

const isOfOrder = (kind: NotificationKind): kind is OrderKind => kind.about === 'order'
const isOfAppointment = (kind: NotificationKind): kind is AppointmentKind => kind.about === 'appointment'
const isOfCustomer = (kind: NotificationKind): kind is CustomerKind => kind.about === 'customer'
const isReport = (kind: NotificationKind): kind is ReportKind => kind.about === 'report'

export const kindsOfOrders = notificationKinds.filter(isOfOrder)
export const kindsOfAppointments = notificationKinds.filter(isOfAppointment)
export const kindsOfCustomers = notificationKinds.filter(isOfCustomer)
export const reports = notificationKinds.filter(isReport)

/** What the database notes for them (migration 0320), and what wakes whoever plans. */
export const notedEvents = [
  ...new Set([...kindsOfOrders, ...kindsOfAppointments].flatMap(({ on }) => on)),
].sort()
