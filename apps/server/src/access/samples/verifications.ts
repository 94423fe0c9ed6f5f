import { greyPixel } from '../../testing/grey-pixel.ts'
import type { Samples } from '../matrix-sample.ts'
import type { Things } from '../matrix-world.ts'

/** Nothing was sent: whose photos are whose is verifications' own test. */
const none = ({ newId }: Things) => ({ params: { id: newId() }, also: [404] })

export const verificationsSamples = {
  'GET /api/shop/verification': () => ({}),
  'POST /api/shop/verification/photos': () => ({
    body: { part: 'work' },
    files: { photo: { bytes: greyPixel, filename: 'a.png', type: 'image/png' } },
    also: [409, 422],
  }),
  'DELETE /api/shop/verification/photos/:id': none,
  'GET /api/shop/verification/photos/:id/:size': ({ newId }) => ({
    params: { id: newId(), size: 'full' },
    also: [404],
  }),
  'POST /api/shop/verification/send': () => ({ body: {}, also: [409, 422] }),
  'POST /api/shop/verification/take-back': () => ({ also: [404, 409] }),
  'GET /api/admin/verifications': () => ({}),
  'GET /api/admin/verifications/:id': none,
  'GET /api/admin/verifications/:id/photos/:photoId/:size': ({ newId }) => ({
    params: { id: newId(), photoId: newId(), size: 'full' },
    also: [404],
  }),
  'POST /api/admin/verifications/:id/decide': (things) => ({
    ...none(things),
    body: { act: 'verify', for: ['work'] },
  }),
} satisfies Samples
