import type { Samples } from '../matrix-sample.ts'
import type { Things } from '../matrix-world.ts'

/** No invoice was issued: what becomes of one is the feature's own test. */
const none = ({ newId }: Things) => ({ params: { id: newId() }, also: [404] })

export const plansSamples = {
  'GET /api/shop/plan': () => ({}),
  'POST /api/shop/plan': () => ({ body: { plan: 'tailorBasic' }, also: [409] }),
  'POST /api/shop/plan/invoices/:id/pay': none,
  'POST /api/shop/plan/invoices/:id/look': none,
  'GET /api/shop/plan/invoices/:id/paper': none,
} satisfies Samples
