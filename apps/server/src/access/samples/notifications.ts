import type { Samples } from '../matrix-sample.ts'
import type { Things } from '../matrix-world.ts'

const template = { params: { event: 'orderReady', language: 'en' }, isEveryShops: true as const }
const words = { subject: 'Ready', message: 'Hello {customerName}', isActive: true }
/** Nothing is sent from a server on which no way is set up. */
const notSetUp = { also: [422] }
/** A link that leads nowhere; what a right one shows is the feature's own test. */
const link = ({ newId }: Things) => ({ params: { token: newId() }, also: [404, 429] })

export const notificationsSamples = {
  'GET /api/notifications': () => ({}),
  'GET /api/notifications/summary': () => ({}),
  'POST /api/notifications/:id/resend': ({ failedNotificationId }) => ({
    params: { id: failedNotificationId },
  }),
  'POST /api/notifications/:id/open': ({ chatId }) => ({ params: { id: chatId } }),
  'POST /api/notifications/test': () => ({
    body: { type: 'email', recipient: 'asha@example.test', message: 'Hello' },
    ...notSetUp,
  }),
  'GET /api/notifications/templates': () => ({}),
  'PUT /api/notifications/templates/:event/:language': () => ({ ...template, body: words }),
  'DELETE /api/notifications/templates/:event/:language': () => template,
  'GET /api/notifications/settings': () => ({}),
  'PATCH /api/notifications/settings': () => ({ body: { pushEnabled: true } }),
  'POST /api/notifications/devices': ({ newId }) => ({
    body: {
      endpoint: `https://fcm.googleapis.com/${newId()}`,
      keys: { p256dh: 'p', auth: 'a' },
      name: 'A phone',
    },
    ...notSetUp,
  }),
  'DELETE /api/notifications/devices/:id': ({ pushDeviceId }) => ({
    params: { id: pushDeviceId },
    only: ['owner'],
  }),
  'GET /api/customers/:id/messaging': ({ customerId }) => ({ params: { id: customerId } }),
  'PATCH /api/customers/:id/messaging': ({ customerId }) => ({
    params: { id: customerId },
    body: { consent: 'given' },
  }),
  'GET /api/messages/:token': link,
  'POST /api/messages/:token': (things) => ({ ...link(things), body: { isStopped: true } }),
  'GET /api/inbox': () => ({}),
  'GET /api/inbox/unread': () => ({}),
  'POST /api/inbox/read': ({ chatId }) => ({ body: { keys: [`failed:${chatId}`], isRead: true } }),
} satisfies Samples
