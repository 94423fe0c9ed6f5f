import type { Samples } from '../matrix-sample.ts'
import type { Things } from '../matrix-world.ts'

const payment = ({ paymentId }: Things) => ({ params: { id: paymentId } })

export const paymentsSamples = {
  'POST /api/orders/:id/payments': ({ orderId, newId }) => ({
    params: { id: orderId },
    body: { id: newId(), amountMinor: 100, method: 'cash' },
  }),
  // It has come already: saying so once more changes nothing.
  'POST /api/payments/:id/settle': (things) => ({ ...payment(things), body: { to: 'completed' } }),
  'POST /api/payments/:id/reverse': (things) => ({ ...payment(things), body: { reason: 'Typed twice' } }),
  'POST /api/payments/:id/refund': (things) => ({
    ...payment(things),
    body: { amountMinor: 100, reason: 'Too wide' },
  }),
  'POST /api/orders/:id/write-off': ({ orderId, newId }) => ({
    params: { id: orderId },
    body: { id: newId(), amountMinor: 100, reason: 'Moved away' },
  }),
  'GET /api/shop/counter': () => ({}),
  'PATCH /api/shop/counter': () => ({ body: { bufferDays: 3 } }),
  // No gateway's keys are set.
  'POST /api/webhooks/stripe': () => ({ body: '{}', also: [404] }),
  'POST /api/webhooks/razorpay': () => ({ body: '{}', also: [404] }),
  'GET /api/payments': () => ({}),
  'GET /api/payments/count': () => ({}),
  'GET /api/payments/methods': () => ({}),
  'PUT /api/payments/methods/:key': () => ({
    params: { key: 'debit' },
    body: { isActive: false },
    isEveryShops: true,
  }),
  'GET /api/payments/report': () => ({}),
  // The shop of the matrix has no UPI id.
  'GET /api/payments/upi-code': () => ({ query: { amountMinor: '100', note: 'Shirt' }, also: [409] }),
  'GET /api/payments/upi-code/:format': () => ({
    params: { format: 'svg' },
    query: { amountMinor: '100', note: 'Shirt' },
    also: [409],
    isEveryShops: true,
  }),
  'GET /api/day-closings': () => ({}),
  'GET /api/day-closings/day': () => ({}),
  // Whoever comes after the first finds the day closed.
  'POST /api/day-closings': ({ newId }) => ({
    body: { id: newId(), day: '2026-01-05', countedMinor: 0 },
    also: [409, 422],
  }),
  'POST /api/day-closings/:id/correct': ({ closingId }) => ({
    params: { id: closingId },
    body: { countedMinor: 0, reason: 'Counted again' },
    also: [409, 422],
  }),
} satisfies Samples
