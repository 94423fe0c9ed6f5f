import type { Samples } from '../matrix-sample.ts'

const phone = '+919876500001'
/** A link that leads nowhere; what a right one shows is tracking's own test. */
const noLink = { also: [404, 429] }

export const trackingSamples = {
  'GET /api/orders/track': () => ({ query: { phone } }),
  'POST /api/orders/track/code': () => ({ body: { phone }, also: [429] }),
  'POST /api/orders/track/prove': () => ({ body: { phone, code: '000000' }, also: [422, 429] }),
  'GET /api/track/:token': ({ newId }) => ({ params: { token: newId() }, ...noLink }),
  'GET /api/track/:token/photos/:id/:size': ({ newId }) => ({
    params: { token: newId(), id: newId(), size: 'thumb' },
    ...noLink,
  }),
  'GET /api/track/:token/bills/:id': ({ newId }) => ({ params: { token: newId(), id: newId() }, ...noLink }),
  'GET /api/sent-bills/:id/:proof': ({ newId }) => ({
    params: { id: newId(), proof: '0'.repeat(64) },
    ...noLink,
  }),
  'GET /api/track/:token/upi.svg': ({ newId }) => ({ params: { token: newId() }, ...noLink }),
  'POST /api/track/:token/pay': ({ newId }) => ({ params: { token: newId() }, body: {}, ...noLink }),
  'POST /api/track/:token/paid': ({ newId }) => ({ params: { token: newId() }, ...noLink }),
  'POST /api/track/:token/trial': ({ newId }) => ({
    params: { token: newId() },
    body: { answer: 'approved' },
    ...noLink,
  }),
} satisfies Samples
