import type { Samples } from '../matrix-sample.ts'
import type { Things } from '../matrix-world.ts'

/** Both shops of the matrix are tailors': what a house and its partner may is the feature's own test. */
const none = ({ newId }: Things) => ({ params: { id: newId() }, also: [404] })

export const housesSamples = {
  'GET /api/house': () => ({}),
  'GET /api/house/orders': () => ({}),
  'GET /api/house/orders/count': () => ({}),
  'GET /api/house/orders/:id/partners': ({ orderId }) => ({ params: { id: orderId } }),
  'POST /api/house/orders/:id/assign': ({ orderId, newId }) => ({
    params: { id: orderId },
    body: { partnershipId: newId() },
    also: [404],
  }),
  'POST /api/house/orders/:id/take-back': ({ orderId }) => ({
    params: { id: orderId },
    body: { reason: 'Another partner has time' },
    also: [409],
  }),
  'GET /api/house/partners': () => ({}),
  'GET /api/house/tailors': () => ({ query: { q: 'noor' } }),
  'POST /api/house/partners': ({ newId }) => ({
    body: { id: newId(), tailorId: newId() },
    also: [409],
  }),
  'PATCH /api/house/partners/:id': (things) => ({ ...none(things), body: { state: 'paused' } }),
  'GET /api/house/partners/:id/statement': none,
  'POST /api/house/partners/:id/payouts': (things) => ({
    ...none(things),
    body: { id: things.newId(), amountMinor: 100 },
  }),
  'POST /api/house/partners/:id/payouts/:payout/reverse': ({ newId }) => ({
    params: { id: newId(), payout: newId() },
    body: { reason: 'Entered twice' },
    also: [404],
  }),
  'GET /api/shop/houses': () => ({}),
  'GET /api/shop/houses/asked-back': () => ({}),
  'POST /api/shop/houses/asked-back/:id/keep': none,
  'POST /api/shop/houses/:id/answer': (things) => ({ ...none(things), body: { answer: 'accept' } }),
  'GET /api/shop/houses/:id/statement': none,
} satisfies Samples
