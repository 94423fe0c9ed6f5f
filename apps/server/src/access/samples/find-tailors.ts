import { greyPixel } from '../../testing/grey-pixel.ts'
import type { Samples } from '../matrix-sample.ts'

/** The shop of the matrix is not listed: to strangers there is no page of it. */
export const findTailorsSamples = {
  'GET /api/tailors': () => ({ query: { q: 'noor' } }),
  'GET /api/tailors/:slug': () => ({ params: { slug: 'noor-tailors' }, also: [404] }),
  'GET /api/tailors/:slug/photos/:id/:size': ({ newId }) => ({
    params: { slug: 'noor-tailors', id: newId(), size: 'thumb' },
    also: [404],
  }),
  'GET /api/track/:token/review': ({ newId }) => ({ params: { token: newId() }, also: [404, 429] }),
  'POST /api/track/:token/review': ({ newId }) => ({
    params: { token: newId() },
    body: { stars: 5 },
    also: [404, 429],
  }),
  'GET /api/tailors/:slug/reviews': () => ({ params: { slug: 'noor-tailors' }, also: [404] }),
  'GET /api/shop/reviews': () => ({}),
  'POST /api/track/:token/review/photos': () => ({
    params: { token: 'nowhere' },
    files: { photo: { bytes: greyPixel, filename: 'a.png', type: 'image/png' } },
    also: [404, 429],
  }),
  'GET /api/track/:token/review/photos/:photoId/:size': ({ newId }) => ({
    params: { token: 'nowhere', photoId: newId(), size: 'full' },
    also: [404, 429],
  }),
  'GET /api/tailors/:slug/review-photos/:photoId/:size': ({ newId }) => ({
    params: { slug: 'noor-tailors', photoId: newId(), size: 'full' },
    also: [404],
  }),
  'GET /api/shop/review-photos/:photoId/:size': ({ newId }) => ({
    params: { photoId: newId(), size: 'full' },
    also: [404],
  }),
  'POST /api/shop/reviews/:id/reply': ({ newId }) => ({
    params: { id: newId() },
    body: { words: 'Thank you' },
    also: [404],
  }),
  'GET /api/shop/listing': () => ({}),
  'PATCH /api/shop/listing': () => ({ body: { languages: ['pa'] } }),
} satisfies Samples
