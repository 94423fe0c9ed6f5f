/**
 * Notifications: what a shop tells its customers of their orders and its own people of the day, and the inbox of each member. A message is
 * `sent` only once a provider has taken it; `opened` is a chat somebody opened to send it themselves.
 */
import {
  channels,
  notificationEventKeys,
  notificationStates,
  variables,
} from '@darzi/tailoring/notifications/events.ts'
import { consents } from '@darzi/tailoring/notifications/when.ts'
import { z } from 'zod'
import {
  event,
  inboxItem,
  messaging,
  notification,
  notificationTemplate,
  settingFields,
  settingsReply,
} from './notification-shapes.ts'
import { pushAddress, pushDevice } from './push-shapes.ts'
import { route } from './route.ts'
import { count, id, language, lines, page, pageQuery, requiredLine } from './shapes.ts'

const byId = z.object({ id })
const ok = z.object({ ok: z.literal(true) })
export const notificationRoutes = {
  list: route({
    method: 'GET',
    path: '/api/notifications',
    access: 'shop:notifications.read',
    summary: 'What was told, newest first',
    query: z.object({
      status: z.enum(['all', ...notificationStates]).default('all'),
      type: z.enum(['all', ...channels]).default('all'),
      event: z.enum(['all', ...notificationEventKeys, 'test']).default('all'),
      order: id.optional(),
      customer: id.optional(),
      ...pageQuery,
    }),
    reply: page(notification),
  }),
  summary: route({
    method: 'GET',
    path: '/api/notifications/summary',
    access: 'shop:notifications.read',
    summary: 'How many there are of each state',
    reply: z.object({ pending: count, sent: count, failed: count, opened: count }),
  }),
  resend: route({
    method: 'POST',
    path: '/api/notifications/:id/resend',
    access: 'shop:notifications.send',
    notInDemo: true,
    summary:
      'Sends one that failed again. Throws notifications.notFailed, notifications.optedOut, notifications.noLongerSo, notifications.noAddress',
    params: byId,
    reply: notification,
  }),
  open: route({
    method: 'POST',
    path: '/api/notifications/:id/open',
    access: 'shop:notifications.send',
    summary:
      'The address of the chat with its words; it counts as opened, never as sent. Throws notifications.notAChat, notifications.optedOut, notifications.noLongerSo, notifications.noAddress',
    params: byId,
    reply: z.object({ url: z.string(), notification }),
  }),
  test: route({
    method: 'POST',
    path: '/api/notifications/test',
    access: 'shop:notifications.write',
    notInDemo: true,
    summary:
      'Sends one at once and answers how it went. Throws at its field: notifications.notSetUp, notifications.badRecipient, notifications.optedOut. At most 20 a day',
    body: z.object({
      type: z.enum(['email', 'sms', 'whatsapp', 'push']),
      /** A mail address or a phone; of push, the own devices are meant. */
      recipient: requiredLine(254),
      message: lines(1000).min(1),
    }),
    reply: notification,
  }),
  templates: route({
    method: 'GET',
    path: '/api/notifications/templates',
    access: 'shop:notifications.read',
    summary: 'The words of every event in every language, and what the newest order would put into them',
    reply: z.object({
      templates: z.array(notificationTemplate),
      /** By language: the values of the shop’s newest order; without orders, of the shop alone. */
      examples: z.record(language, z.partialRecord(z.enum(variables), z.string())),
    }),
  }),
  setTemplate: route({
    method: 'PUT',
    path: '/api/notifications/templates/:event/:language',
    access: 'shop:notifications.write',
    summary:
      'Own words. Throws at its field: notifications.unknownVariable, notifications.brokenHole, notifications.script',
    params: z.object({ event, language }),
    body: z.object({
      subject: requiredLine(150),
      message: lines(1000).min(1),
      isActive: z.boolean(),
      whatsappTemplate: z
        .string()
        .trim()
        .regex(/^[a-z0-9_]{0,512}$/)
        .optional(),
    }),
    reply: notificationTemplate,
  }),
  resetTemplate: route({
    method: 'DELETE',
    path: '/api/notifications/templates/:event/:language',
    access: 'shop:notifications.write',
    summary: 'Back to the usual words',
    params: z.object({ event, language }),
    reply: notificationTemplate,
  }),
  settings: route({
    method: 'GET',
    path: '/api/notifications/settings',
    access: 'shop:notifications.read',
    summary: 'What is told, by which ways, and when not',
    reply: settingsReply,
  }),
  setSettings: route({
    method: 'PATCH',
    path: '/api/notifications/settings',
    access: 'shop:notifications.write',
    summary: 'Changes it',
    body: z.object(settingFields).partial(),
    reply: settingsReply,
  }),
  addDevice: route({
    method: 'POST',
    path: '/api/notifications/devices',
    access: 'shop:shop.read',
    summary: 'This browser is told. Throws notifications.notSetUp',
    body: pushAddress,
    reply: pushDevice,
  }),
  removeDevice: route({
    method: 'DELETE',
    path: '/api/notifications/devices/:id',
    access: 'shop:shop.read',
    summary: 'An own browser is no longer told',
    params: byId,
    reply: ok,
  }),
}

export const messagingRoutes = {
  read: route({
    method: 'GET',
    path: '/api/customers/:id/messaging',
    access: 'shop:customers.read',
    summary: 'Whether and how a customer may be told',
    params: byId,
    reply: messaging,
  }),
  change: route({
    method: 'PATCH',
    path: '/api/customers/:id/messaging',
    access: 'shop:customers.write',
    summary:
      'What the customer said of it. Throws notifications.stoppedByCustomer at `consent`: what they stopped, they allow again',
    params: byId,
    body: z.object({
      consent: z.enum(consents).optional(),
      prefers: z.enum(['email', 'sms', 'whatsapp', '']).optional(),
      birthday: z
        .string()
        .regex(/^((0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]))?$/)
        .optional(),
      language: language.optional(),
    }),
    reply: messaging,
  }),
  own: route({
    method: 'GET',
    path: '/api/messages/:token',
    access: 'public',
    summary: 'What the customer behind a link has said; nobody signs in',
    params: z.object({ token: z.string().min(1).max(200) }),
    reply: z.object({ shop: z.object({ name: z.string() }), isStopped: z.boolean() }),
  }),
  setOwn: route({
    method: 'POST',
    path: '/api/messages/:token',
    access: 'public',
    summary: 'No more messages, or messages again; said twice is said once',
    params: z.object({ token: z.string().min(1).max(200) }),
    body: z.object({ isStopped: z.boolean() }),
    reply: z.object({ shop: z.object({ name: z.string() }), isStopped: z.boolean() }),
  }),
}

export const inboxRoutes = {
  list: route({
    method: 'GET',
    path: '/api/inbox',
    access: 'shop:shop.read',
    summary: 'What waits for this member, what needs an answer first',
    reply: z.object({ rows: z.array(inboxItem), unread: count }),
  }),
  unread: route({
    method: 'GET',
    path: '/api/inbox/unread',
    access: 'shop:shop.read',
    summary: 'How much of it this member has not seen',
    reply: z.object({ unread: count }),
  }),
  read: route({
    method: 'POST',
    path: '/api/inbox/read',
    access: 'shop:shop.read',
    summary: 'Marks lines as seen, or as not seen, by this member alone',
    body: z.object({ keys: z.array(z.string().min(1).max(200)).min(1).max(500), isRead: z.boolean() }),
    reply: z.object({ unread: count }),
  }),
}
