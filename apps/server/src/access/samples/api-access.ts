import type { Samples } from '../matrix-sample.ts'
import type { Things } from '../matrix-world.ts'

/** Neither shop is on a plan with it: what an owner of such a shop does is the features' own test. */
const none = ({ newId }: Things) => ({ params: { id: newId() }, also: [404] })
const notInPlan = { also: [403] }

export const apiAccessSamples = {
  'GET /api/openapi.json': () => ({}),
  'GET /api/shop/api-keys': () => ({}),
  'POST /api/shop/api-keys': ({ newId }) => ({
    body: { id: newId(), name: 'Till', scopes: ['orders:read'], lastDay: '2030-01-01' },
    ...notInPlan,
  }),
  'DELETE /api/shop/api-keys/:id': none,
  'GET /api/shop/webhooks': () => ({}),
  'POST /api/shop/webhooks': ({ newId }) => ({
    body: { id: newId(), url: 'https://192.0.2.1/', types: ['order.taken'] },
    ...notInPlan,
  }),
  'PATCH /api/shop/webhooks/:id': (things) => ({ ...none(things), body: { state: 'paused' } }),
  'DELETE /api/shop/webhooks/:id': none,
  'POST /api/shop/webhooks/:id/test': none,
  'GET /api/shop/webhooks/:id/deliveries': none,
  'POST /api/shop/webhook-deliveries/:id/again': none,
} satisfies Samples
