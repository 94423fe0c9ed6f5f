/** Shapes of notifications: a message and its states, a template, what a shop has set, what a customer said, a line of the inbox. */
import {
  channels,
  type NotificationEvent,
  notificationEventKeys,
  notificationStates,
  variables,
} from '@darzi/tailoring/notifications/events.ts'
import { consents } from '@darzi/tailoring/notifications/when.ts'
import { z } from 'zod'
import { pushDevice } from './push-shapes.ts'
import { count, id, instant, language } from './shapes.ts'

export const channel = z.enum(channels)
export const event = z.enum(notificationEventKeys)
export const told = z.enum([...notificationEventKeys, 'test'])

export const notification = z.object({
  id,
  event: told,
  type: channel,
  status: z.enum(notificationStates),
  recipient: z.string(),
  recipientName: z.string(),
  customerId: id.optional(),
  order: z.object({ id, number: z.string() }).optional(),
  subject: z.string(),
  message: z.string(),
  createdAt: instant,
  sentAt: instant.optional(),
  /** The provider's words, or why it was not handed over. */
  error: z.string().optional(),
  /** How often it was tried. */
  attempts: count,
  can: z.object({ resend: z.boolean(), open: z.boolean() }),
})
export type Notification = z.output<typeof notification>

export const notificationTemplate = z.object({
  event,
  language,
  subject: z.string(),
  message: z.string(),
  variables: z.array(z.enum(variables)),
  isActive: z.boolean(),
  /** The shop has written its own words. */
  isOwn: z.boolean(),
  /** Under which name WhatsApp has approved these words. */
  whatsappTemplate: z.string().optional(),
})
export type NotificationTemplate = z.output<typeof notificationTemplate>

/** Which events are told; by the names of the spec. */
const eventFlags = Object.fromEntries(notificationEventKeys.map((key) => [key, z.boolean()])) as Record<
  NotificationEvent,
  z.ZodBoolean
> // one of each of the keys it was made from
const minuteOfDay = z.int().min(0).max(1439)
export const settingFields = {
  emailEnabled: z.boolean(),
  smsEnabled: z.boolean(),
  whatsappEnabled: z.boolean(),
  pushEnabled: z.boolean(),
  linkEnabled: z.boolean(),
  ...eventFlags,
  quietFrom: minuteOfDay,
  quietTo: minuteOfDay,
  paymentDays: z.int().min(1).max(90),
  uncollectedDays: z.int().min(1).max(90),
}
export const notificationSettings = z.object(settingFields)
export type NotificationSettings = z.output<typeof notificationSettings>

export const settingsReply = z.object({
  settings: notificationSettings,
  /** What this server can send by, and the settings that are missing where it cannot. */
  ways: z.array(z.object({ type: channel, isReady: z.boolean(), missing: z.array(z.string()) })),
  timeZone: z.string(),
  /** With which a browser asks for push; absent where push is not set up. */
  pushKey: z.string().optional(),
  /** Devices of the own member that are told. */
  devices: z.array(pushDevice),
})
export type NotificationSetUp = z.output<typeof settingsReply>

export const messaging = z.object({
  consent: z.enum(consents),
  consentAt: instant.optional(),
  consentBy: z.enum(['shop', 'customer']).optional(),
  prefers: z.enum(['email', 'sms', 'whatsapp']).optional(),
  /** Month and day, MM-DD. */
  birthday: z.string().optional(),
  language: language.optional(),
  /** The page on which the customer says no; made with the first message. */
  link: z.string().optional(),
})
export type CustomerMessaging = z.output<typeof messaging>

/** The kinds of lines, those that ask for an answer first. */
export const inboxKinds = [
  'approval',
  'form',
  'quote',
  'conversation',
  'dispute',
  'refundRefused',
  'giveBack',
  'billDiffers',
  'cashSince',
  'houseInvited',
  'houseRate',
  'houseCalledOff',
  'houseAsksBack',
  'partnerGaveBack',
  'houseGiveAgain',
  'sentBack',
  'failed',
  'given',
  'refundWaits',
  'bookingCancelled',
  'bookingMoved',
  'photoConsent',
  'lowStock',
  'badgeLost',
  'partnerAnswered',
  'partnerRate',
  'housePaused',
  'partnerKeeps',
  'partnerMissed',
  'houseEnded',
  'houseTookBack',
  'houseCorrected',
  'houseChangedLate',
  'housePaid',
] as const
export type InboxKind = (typeof inboxKinds)[number]

export const inboxItem = z.object({
  /** Stable as long as it is about the same. */
  key: z.string(),
  kind: z.enum(inboxKinds),
  at: instant,
  /** Fills the sentence `inbox.kind.<kind>`. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** What is behind it: an order, a piece, a quote, a conversation, a dispute, a notification, an item of the stock, an appointment, a partnership. */
  subjectId: id,
  needsAnswer: z.boolean(),
  isRead: z.boolean(),
})
export type InboxItem = z.output<typeof inboxItem>
