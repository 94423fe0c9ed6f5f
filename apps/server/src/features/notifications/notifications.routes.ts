/**
 * Notifications: messages to customers of their orders and to the shop's people of the day, once each, by a way that is set up; and the
 * inbox of each member. A message is called sent only when a provider has taken it.
 */
import { inboxRoutes, messagingRoutes, notificationRoutes } from '@darzi/contract/notifications.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle, handleInSteps } from '../../http/handle.ts'
import { textRules } from '../calendar/api.ts'
import { customerMessaging } from '../customers/api.ts'
import { listNotifications, openChat, resend } from './history.ts'
import { markRead, readInbox, readUnread } from './inbox/inbox.ts'
import { mergeMessaging, splitMessaging } from './merge-messaging.ts'
import { changeMessaging, readMessaging, readOwnMessaging, setOwnMessaging } from './messaging.ts'
import { countByStatus } from './notification-queries.ts'
import { addDevice, changeSetUp, readSetUp, removeDevice } from './set-up.ts'
import { readTextRules } from './settings-store.ts'
import { listTemplates, resetTemplate, setTemplate } from './templates.ts'
import { sendTest } from './test-message.ts'

export function openNotifications(app: AppContext) {
  customerMessaging.provide({ merge: mergeMessaging, split: splitMessaging })
  textRules.provide(readTextRules)
  handle(app, notificationRoutes.list, listNotifications)
  handle(app, notificationRoutes.summary, ({ tx }) => countByStatus(tx))
  handle(app, notificationRoutes.resend, resend(app))
  handleInSteps(app, notificationRoutes.open, openChat(app))
  handleInSteps(app, notificationRoutes.test, sendTest(app))
  handle(app, notificationRoutes.templates, listTemplates)
  handle(app, notificationRoutes.setTemplate, setTemplate)
  handle(app, notificationRoutes.resetTemplate, resetTemplate)
  handle(app, notificationRoutes.settings, readSetUp)
  handle(app, notificationRoutes.setSettings, changeSetUp)
  handle(app, notificationRoutes.addDevice, addDevice)
  handle(app, notificationRoutes.removeDevice, removeDevice)
  handle(app, messagingRoutes.read, readMessaging)
  handle(app, messagingRoutes.change, changeMessaging)
  handleInSteps(app, messagingRoutes.own, readOwnMessaging)
  handleInSteps(app, messagingRoutes.setOwn, setOwnMessaging)
  handle(app, inboxRoutes.list, readInbox)
  handle(app, inboxRoutes.unread, readUnread)
  handle(app, inboxRoutes.read, markRead)
}
