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
} satisfies Samples
