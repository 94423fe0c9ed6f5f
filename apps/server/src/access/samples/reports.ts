import type { Samples } from '../matrix-sample.ts'
import type { Things } from '../matrix-world.ts'

/** Nothing was reported: whose a report is, is reports' own test. */
const none = ({ newId }: Things) => ({ params: { id: newId() }, also: [404] })
const reason = { body: { reason: 'abuse' } } as const

export const reportsSamples = {
  'POST /api/tailors/:slug/reviews/:id/report': ({ newId }) => ({
    params: { slug: 'nobody', id: newId() },
    ...reason,
    also: [404],
  }),
  'POST /api/tailors/:slug/report': () => ({ params: { slug: 'nobody' }, ...reason, also: [404] }),
  'POST /api/houses/:slug/report': () => ({ params: { slug: 'nobody' }, ...reason, also: [404] }),
  'POST /api/conversations/:id/messages/:messageId/report': ({ newId }) => ({
    params: { id: newId(), messageId: newId() },
    ...reason,
    also: [404],
  }),
  'POST /api/shop/reviews/:id/report': (things) => ({ ...none(things), ...reason }),
  'POST /api/shop/conversations/:id/messages/:messageId/report': ({ newId }) => ({
    params: { id: newId(), messageId: newId() },
    ...reason,
    also: [404],
  }),
  'GET /api/admin/reports': () => ({}),
  'GET /api/admin/reports/:id': none,
  'GET /api/admin/reports/:id/photos/:photoId/:size': ({ newId }) => ({
    params: { id: newId(), photoId: newId(), size: 'full' },
    also: [404],
  }),
  'POST /api/admin/reports/:id/decide': (things) => ({
    ...none(things),
    body: { act: 'dismiss', words: 'It is in order' },
  }),
} satisfies Samples
