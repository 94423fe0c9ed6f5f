import { greyPixel } from '../../testing/grey-pixel.ts'
import type { Samples } from '../matrix-sample.ts'
import type { Things } from '../matrix-world.ts'

/** Nothing was raised: whose a dispute is, is disputes' own test. */
const none = ({ newId }: Things) => ({ params: { id: newId() }, also: [404] })
const photo = { bytes: greyPixel, filename: 'a.png', type: 'image/png' }
const ofPhoto = ({ newId }: Things) => ({
  params: { id: newId(), photoId: newId(), size: 'full' as const },
  also: [404],
})

export const disputesSamples = {
  'GET /api/own/orders/:id/dispute': none,
  'POST /api/own/orders/:id/dispute': (things) => ({
    ...none(things),
    body: { kind: 'fit', words: 'Too tight' },
  }),
  'POST /api/disputes/:id/withdraw': none,
  'POST /api/disputes/:id/photos': (things) => ({ ...none(things), files: { photo } }),
  'GET /api/disputes/:id/photos/:photoId/:size': ofPhoto,
  'POST /api/shop/disputes/:id/photos': (things) => ({ ...none(things), files: { photo } }),
  'GET /api/shop/disputes/:id/photos/:photoId/:size': ofPhoto,
  'GET /api/admin/disputes/:id/photos/:photoId/:size': ofPhoto,
  'GET /api/admin/disputes/:id/evidence/:photoId/:size': ofPhoto,
  'GET /api/shop/disputes': () => ({}),
  'GET /api/shop/disputes/:id': none,
  'POST /api/shop/disputes/:id/answer': (things) => ({ ...none(things), body: { words: 'We mend it' } }),
  'GET /api/orders/:id/remake': none,
  'POST /api/orders/:id/remake': (things) => ({
    ...none(things),
    body: { words: 'The collar came loose', answer: 'Bring it on Monday' },
  }),
  'GET /api/admin/disputes': () => ({}),
  'GET /api/admin/disputes/:id': none,
  'POST /api/admin/disputes/:id/decide': (things) => ({
    ...none(things),
    body: { outcome: 'nothing', words: 'It was cut as agreed' },
  }),
} satisfies Samples
