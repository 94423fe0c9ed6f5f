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
  'GET /api/own/appointments': () => ({}),
  'GET /api/own/phones': () => ({}),
  // Nobody of them has typed in a code in this browser.
  'POST /api/own/phones': () => ({ also: [422] }),
  'DELETE /api/own/phones/:phone': () => ({ params: { phone: '+919876500001' } }),
  // No shop to copy is prepared here.
  'POST /api/demo': () => ({ body: {}, also: [429, 503] }),
} satisfies Samples
