/** What a kind of notification says of itself. Each feature's kinds stand in a file of their own; registry.ts lists them all. */
import type { NotificationSettings } from '@darzi/contract/notification-shapes.ts'
import type { NotificationEvent } from '@darzi/tailoring/notifications/events.ts'
import type { Tx } from '../../../db/tx.ts'
import type { OrderNews } from '../../../jobs/queues.ts'
import type { AppointmentNews } from '../../calendar/api.ts'
import type { OrderFacts } from '../order-facts-queries.ts'
import type { ShopFacts } from '../shop-facts-queries.ts'

/** The moment in a shop at which kinds are asked. */
export interface Moment {
  shop: ShopFacts
  rules: NotificationSettings
  now: Date
  /** The shop's day and hour. */
  today: string
  hour: number
}

/** Told to an order's customer. */
export interface OrderKind {
  about: 'order'
  event: OrderNews
  /** The events of the shop after which it may be due. */
  on: readonly string[]
  /** The orders for which it may be due by the clock. */
  dueOrders?(tx: Tx, moment: Moment): Promise<string[]>
  /** What it tells of, as a key told once; undefined when it is not so, or no longer so. */
  occasionOf(order: OrderFacts, moment: Moment): string | undefined
}

/** Told to an appointment's customer, who may have no record of their own. */
export interface AppointmentKind {
  about: 'appointment'
  event: 'appointmentMoved' | 'appointmentCancelled'
  /** The events of the shop after which it may be due. */
  on: readonly string[]
  /** How the appointment stands that is told; undefined when it does not stand so, or its customer knows. */
  changeOf(appointment: AppointmentNews, moment: Moment): string | undefined
}

export interface Customer {
  id: string
  name: string
  phone?: string
  email?: string
  language: 'en' | 'hi' | 'pa'
}

/** Told to a customer, of no order. */
export interface CustomerKind {
  about: 'customer'
  event: NotificationEvent
  dueCustomers(tx: Tx, moment: Moment): Promise<{ customer: Customer; occasion: string }[]>
}

/** Told to owner and managers, of a span of days. */
export interface ReportKind {
  about: 'report'
  event: NotificationEvent
  /** The days it tells of when it is due now. */
  dueDays(moment: Moment): { from: string; to: string; aheadDays: number } | undefined
}

export type NotificationKind = OrderKind | AppointmentKind | CustomerKind | ReportKind

/** Reminders go in the morning and are caught up with until the evening. */
export const isDaytime = ({ hour }: Moment) => hour >= 10 && hour < 20
