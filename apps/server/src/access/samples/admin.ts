import type { Samples } from '../matrix-sample.ts'
import type { Things } from '../matrix-world.ts'

/** Nobody wrote and nothing failed: what is done about such a thing is admin's own test. */
const none = ({ newId }: Things) => ({ params: { id: newId() }, also: [404] })

const because = (things: Things) => ({ ...none(things), body: { reason: 'Complaints' } })

export const adminSamples = {
  'GET /api/admin/queue': () => ({}),
  'GET /api/admin/messages': () => ({}),
  'POST /api/admin/messages/:id/answer': (things) => ({ ...none(things), body: { words: 'Thank you' } }),
  'POST /api/admin/messages/:id/close': none,
  'GET /api/admin/jobs': () => ({}),
  'POST /api/admin/jobs/:id/retry': none,
  'DELETE /api/admin/jobs/:id': none,
  'GET /api/admin/audit': () => ({}),
  'GET /api/admin/shops': () => ({ query: { q: 'noor' } }),
  'GET /api/admin/shops/:id': none,
  'POST /api/admin/shops/:id/suspend': because,
  'POST /api/admin/shops/:id/lift': because,
  'POST /api/admin/shops/:id/plan': (things) => ({
    ...none(things),
    body: { plan: 'tailorBasic', reason: 'As agreed' },
  }),
  'POST /api/admin/shops/:id/invoices/:invoiceId/paid': ({ newId }) => ({
    params: { id: newId(), invoiceId: newId() },
    body: { reason: 'By bank' },
    also: [404],
  }),
  'GET /api/banner': () => ({}),
  'GET /api/admin/banners': () => ({}),
  'POST /api/admin/banners': () => ({
    body: {
      words: { en: 'Back at nine', hi: 'नौ बजे फिर', pa: 'ਨੌਂ ਵਜੇ ਫਿਰ' },
      beginsAt: '2099-01-01T00:00:00Z',
      endsAt: '2099-01-01T01:00:00Z',
    },
  }),
  'POST /api/admin/banners/:id/end': none,
} satisfies Samples
