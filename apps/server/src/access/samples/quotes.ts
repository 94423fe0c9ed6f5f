import type { Samples } from '../matrix-sample.ts'
import type { Things } from '../matrix-world.ts'

/** Nobody was asked for a quote: to each side there is none, whoever looks. Whose a quote is, is quotes' own test. */
const none = ({ newId }: Things) => ({ params: { id: newId() }, also: [404] })

export const quotesSamples = {
  'POST /api/quotes': ({ newId }) => ({
    body: {
      id: newId(),
      tailors: 'nobody-is-listed-here',
      garment: 'shirt',
      words: 'A shirt',
      cloth: 'own',
      sharesSizes: false,
      name: 'Asha',
      phone: '+91 98765 43210',
    },
    files: {},
    also: [422],
  }),
  'GET /api/quotes': () => ({}),
  'GET /api/quotes/:id': none,
  'POST /api/quotes/:id/accept': (things) => ({ ...none(things), body: { version: 1 } }),
  'POST /api/quotes/:id/act': (things) => ({ ...none(things), body: { act: 'decline' } }),
  'GET /api/shop/quotes': () => ({}),
  'GET /api/shop/quotes/:id': none,
  'POST /api/shop/quotes/:id/offers': (things) => ({
    ...none(things),
    body: { after: 0, priceMinor: 100_000, readyOn: '2031-05-06', validUntil: '2031-05-01' },
  }),
  'POST /api/shop/quotes/:id/refuse': (things) => ({ ...none(things), body: {} }),
} satisfies Samples
