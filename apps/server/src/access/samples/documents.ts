import type { Samples } from '../matrix-sample.ts'
import type { Things } from '../matrix-world.ts'

const order = ({ orderId }: Things) => ({ params: { id: orderId } })

export const documentsSamples = {
  'GET /api/orders/:id/slip': order,
  'GET /api/orders/:id/tags': order,
  'GET /api/measurement-records/:id/card': ({ recordId }) => ({ params: { id: recordId } }),
  // This shop has no UPI id, so there is no code for anybody.
  'GET /api/payments/:id/upi-code': ({ paymentId }) => ({ params: { id: paymentId }, also: [404] }),
} satisfies Samples
