import type { NotificationSettings } from '@darzi/contract/notification-shapes.ts'
import { notificationEvents } from '@darzi/tailoring/notifications/events.ts'
import type { Tx } from '../../db/tx.ts'

const columnOf = {
  emailEnabled: 'email_enabled',
  smsEnabled: 'sms_enabled',
  whatsappEnabled: 'whatsapp_enabled',
  pushEnabled: 'push_enabled',
  linkEnabled: 'link_enabled',
  orderConfirmation: 'order_confirmation',
  trialReminder: 'trial_reminder',
  orderReady: 'order_ready',
  orderDelayed: 'order_delayed',
  paymentReminder: 'payment_reminder',
  uncollected: 'uncollected',
  appointmentMoved: 'appointment_moved',
  appointmentCancelled: 'appointment_cancelled',
  customerBirthday: 'customer_birthday',
  dailyReport: 'daily_report',
  weeklyReport: 'weekly_report',
  quietFrom: 'quiet_from',
  quietTo: 'quiet_to',
  paymentDays: 'payment_days',
  uncollectedDays: 'uncollected_days',
} as const satisfies Record<keyof NotificationSettings, string>

/** What a shop is told and tells until it says otherwise: push and birthdays are off. */
export const settingsAtFirst: NotificationSettings = {
  emailEnabled: true,
  smsEnabled: true,
  whatsappEnabled: true,
  pushEnabled: false,
  linkEnabled: true,
  orderConfirmation: notificationEvents.orderConfirmation.isOnAtFirst,
  trialReminder: notificationEvents.trialReminder.isOnAtFirst,
  orderReady: notificationEvents.orderReady.isOnAtFirst,
  orderDelayed: notificationEvents.orderDelayed.isOnAtFirst,
  paymentReminder: notificationEvents.paymentReminder.isOnAtFirst,
  uncollected: notificationEvents.uncollected.isOnAtFirst,
  appointmentMoved: notificationEvents.appointmentMoved.isOnAtFirst,
  appointmentCancelled: notificationEvents.appointmentCancelled.isOnAtFirst,
  customerBirthday: notificationEvents.customerBirthday.isOnAtFirst,
  dailyReport: notificationEvents.dailyReport.isOnAtFirst,
  weeklyReport: notificationEvents.weeklyReport.isOnAtFirst,
  quietFrom: 21 * 60,
  quietTo: 8 * 60,
  paymentDays: 7,
  uncollectedDays: 7,
}

export async function readSettings(tx: Tx): Promise<NotificationSettings> {
  const row = await tx.selectFrom('notification_settings').select(Object.values(columnOf)).executeTakeFirst()
  if (!row) return settingsAtFirst
  const entries = Object.entries(columnOf).map(([name, column]) => [name, row[column]])
  // one value of each name, of the type its column has
  return Object.fromEntries(entries) as NotificationSettings
}

export async function readTextRules(tx: Tx) {
  const { smsEnabled, quietFrom, quietTo } = await readSettings(tx)
  return { isOn: smsEnabled, quiet: { fromMinute: quietFrom, toMinute: quietTo } }
}

/** Writes what is given; the rest stays as it is, or as it is at first. */
export async function writeSettings(tx: Tx, shopId: string, change: Partial<NotificationSettings>) {
  const named = { ...(await readSettings(tx)), ...change }
  const { quietFrom, quietTo, paymentDays, uncollectedDays } = named
  const row = {
    email_enabled: named.emailEnabled,
    sms_enabled: named.smsEnabled,
    whatsapp_enabled: named.whatsappEnabled,
    push_enabled: named.pushEnabled,
    link_enabled: named.linkEnabled,
    order_confirmation: named.orderConfirmation,
    trial_reminder: named.trialReminder,
    order_ready: named.orderReady,
    order_delayed: named.orderDelayed,
    payment_reminder: named.paymentReminder,
    uncollected: named.uncollected,
    appointment_moved: named.appointmentMoved,
    appointment_cancelled: named.appointmentCancelled,
    customer_birthday: named.customerBirthday,
    daily_report: named.dailyReport,
    weekly_report: named.weeklyReport,
    quiet_from: quietFrom,
    quiet_to: quietTo,
    payment_days: paymentDays,
    uncollected_days: uncollectedDays,
  }
  await tx
    .insertInto('notification_settings')
    .values({ shop_id: shopId, ...row })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet(row))
    .execute()
}
