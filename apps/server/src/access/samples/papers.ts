import { greyPixel } from '../../testing/grey-pixel.ts'
import type { Samples } from '../matrix-sample.ts'
import type { Things } from '../matrix-world.ts'

const order = ({ orderId }: Things) => ({ params: { id: orderId } })
const bill = ({ billId }: Things) => ({ params: { id: billId } })

export const papersSamples = {
  'GET /api/shop/tax': () => ({}),
  'PUT /api/shop/tax': () => ({
    body: { regime: 'none', includesTax: true, rateBp: 0, prefix: 'INV', rounding: 'none', version: 0 },
    // Somebody of the shop was there before.
    also: [409],
  }),
  'GET /api/orders/:id/bill-draft': order,
  'GET /api/orders/:id/bills': order,
  // The order has its bill already.
  'POST /api/orders/:id/bills': (things) => ({
    ...order(things),
    body: { id: things.newId(), buyer: { name: 'Asha' } },
    also: [409],
  }),
  'GET /api/bills/:id': bill,
  'POST /api/bills/:id/credit-notes': (things) => ({
    ...bill(things),
    body: { id: things.newId(), reason: 'Too short' },
  }),
  'GET /api/papers/:paper': ({ orderId }) => ({
    params: { paper: 'invoice' },
    query: { orders: orderId, format: 'csv' },
  }),
  'GET /api/shop/paper-head': () => ({}),
  'PATCH /api/shop/paper-head': () => ({ body: { colour: '#123456' } }),
  'PUT /api/shop/paper-head/logo': () => ({
    files: { photo: { bytes: greyPixel, filename: 'sign.png', type: 'image/png' } },
  }),
  'DELETE /api/shop/paper-head/logo': () => ({}),
  'GET /api/shop/paper-head/logo/:id/:size': ({ photoId }) => ({
    params: { id: photoId, size: 'thumb' },
    also: [404],
  }),
} satisfies Samples
