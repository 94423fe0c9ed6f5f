import { greyPixel } from '../../testing/grey-pixel.ts'
import type { Samples } from '../matrix-sample.ts'

/** The shop of the matrix is in its trial, so that its plan has a front; it has published none. */
export const frontsSamples = {
  'GET /api/houses': () => ({ query: { q: 'noor' } }),
  'GET /api/houses/:slug': () => ({ params: { slug: 'noor-tailors' }, also: [404] }),
  'GET /api/houses/:slug/logo/:id/:size': ({ newId }) => ({
    params: { slug: 'noor-tailors', id: newId(), size: 'thumb' },
    also: [404],
  }),
  'GET /api/shop/front': () => ({}),
  'PATCH /api/shop/front': () => ({ body: { tagline: 'Sewn for you' } }),
  'PUT /api/shop/front/logo': () => ({
    files: { photo: { bytes: greyPixel, filename: 'logo.png', type: 'image/png' } },
  }),
  'DELETE /api/shop/front/logo': () => ({}),
  'GET /api/shop/front/logo/:id/:size': ({ newId }) => ({
    params: { id: newId(), size: 'thumb' },
    also: [404],
  }),
  'PUT /api/shop/front/domain': () => ({ body: { domain: 'noor-of-the-matrix.com' } }),
  'POST /api/shop/front/domain/check': () => ({ also: [409] }),
  'DELETE /api/shop/front/domain': () => ({}),
} satisfies Samples
