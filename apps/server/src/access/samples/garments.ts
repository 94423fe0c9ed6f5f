import type { Samples } from '../matrix-sample.ts'

const shirt = { params: { key: 'shirt' }, isEveryShops: true as const }

export const garmentsSamples = {
  'GET /api/shop/garments': () => ({}),
  'POST /api/shop/garments': ({ newId }) => ({
    body: { id: newId(), name: 'Pathani suit', copyOf: 'shirt' },
  }),
  'PATCH /api/shop/garments/:key': () => ({ ...shirt, body: { leadDays: 5 } }),
  'POST /api/shop/garments/:key/reset': () => shirt,
} satisfies Samples
