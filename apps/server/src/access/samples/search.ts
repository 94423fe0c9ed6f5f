import { greyPixel } from '../../testing/grey-pixel.ts'
import type { Samples } from '../matrix-sample.ts'

export const searchSamples = {
  'GET /api/search': () => ({ query: { q: 'asha' } }),
  'GET /api/search/recent': () => ({}),
  'POST /api/search/recent': () => ({ body: { q: 'asha', results: 1 } }),
  'DELETE /api/search/recent': () => ({}),
  'POST /api/search/photo': () => ({
    files: { photo: { bytes: greyPixel, filename: 'a.png', type: 'image/png' } },
  }),
} satisfies Samples
