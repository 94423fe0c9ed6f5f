import type { Samples } from '../matrix-sample.ts'
import type { Things } from '../matrix-world.ts'

/** Nobody wrote and nothing failed: what is done about such a thing is admin's own test. */
const none = ({ newId }: Things) => ({ params: { id: newId() }, also: [404] })

export const adminSamples = {
  'GET /api/admin/queue': () => ({}),
  'GET /api/admin/messages': () => ({}),
  'POST /api/admin/messages/:id/answer': (things) => ({ ...none(things), body: { words: 'Thank you' } }),
  'POST /api/admin/messages/:id/close': none,
  'GET /api/admin/jobs': () => ({}),
  'POST /api/admin/jobs/:id/retry': none,
  'DELETE /api/admin/jobs/:id': none,
  'GET /api/admin/audit': () => ({}),
} satisfies Samples
