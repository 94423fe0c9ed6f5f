import type { Samples } from '../matrix-sample.ts'

export const portalSamples = {
  'GET /api/own/orders': () => ({}),
  // A link that leads nowhere; what a right one does is the portal's own test.
  'POST /api/own/orders': ({ newId }) => ({ body: { token: newId() }, also: [404, 429] }),
  // Nobody has this order among their own.
  'POST /api/own/orders/:id/cancel': ({ orderId }) => ({
    params: { id: orderId },
    body: { reason: 'Too late', keptMinor: 0 },
    also: [404],
  }),
  'GET /api/own/orders/:id/bills/:billId': ({ orderId, newId }) => ({
    params: { id: orderId, billId: newId() },
    also: [404],
  }),
  'GET /api/own/appointments': () => ({}),
  'GET /api/own/phones': () => ({}),
  // Nobody of them has typed in a code in this browser.
  'POST /api/own/phones': () => ({ body: { phone: '+919876500001' }, also: [422] }),
  'DELETE /api/own/phones/:phone': () => ({ params: { phone: '+919876500001' } }),
  'GET /api/own/profile': () => ({}),
  'PUT /api/own/addresses/:id': ({ newId }) => ({
    params: { id: newId() },
    body: { label: 'Home', lines: '12 Mall Road', city: 'Amritsar', pincode: '143001', isDefault: true },
  }),
  'DELETE /api/own/addresses/:id': ({ newId }) => ({ params: { id: newId() } }),
  'PUT /api/own/people/:id': ({ newId }) => ({
    params: { id: newId() },
    body: { name: 'Simran', relation: 'child' },
  }),
  'DELETE /api/own/people/:id': ({ newId }) => ({ params: { id: newId() } }),
  'GET /api/account/news': () => ({}),
  'PUT /api/account/news': () => ({ body: { event: 'messages', way: 'email', isOn: true } }),
  // Push is not set up here.
  'POST /api/account/devices': ({ newId }) => ({
    body: {
      endpoint: `https://fcm.googleapis.com/${newId()}`,
      keys: { p256dh: 'p', auth: 'a' },
      name: 'Linux',
    },
    also: [422],
  }),
  'DELETE /api/account/devices/:id': ({ newId }) => ({ params: { id: newId() }, also: [404] }),
  // No shop to copy is prepared here.
  'POST /api/demo': () => ({ body: {}, also: [429, 503] }),
} satisfies Samples
