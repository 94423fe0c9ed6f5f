import { greyPixel } from '../../testing/grey-pixel.ts'
import type { Samples } from '../matrix-sample.ts'

export const settingsSamples = {
  'GET /api/shop/profile': () => ({}),
  'PATCH /api/shop/profile': () => ({ body: { city: 'Ludhiana', specialties: ['Sherwani'] } }),
  'POST /api/shop/portfolio': () => ({
    body: { caption: 'A sherwani' },
    files: { photo: { bytes: greyPixel, filename: 'a.png', type: 'image/png' } },
  }),
  'PATCH /api/shop/portfolio/:id': ({ newId }) => ({
    params: { id: newId() },
    body: { caption: 'A coat' },
    also: [404],
  }),
  'DELETE /api/shop/portfolio/:id': ({ newId }) => ({ params: { id: newId() }, also: [404] }),
  'GET /api/shop/portfolio/:id/:size': ({ newId }) => ({
    params: { id: newId(), size: 'thumb' },
    also: [404],
  }),
} satisfies Samples
