import { addDays } from '@darzi/tailoring/customers/days.ts'
import { greyPixel } from '../../testing/grey-pixel.ts'
import type { Samples } from '../matrix-sample.ts'
import type { Things } from '../matrix-world.ts'

const nothing = () => ({})
const order = ({ orderId }: Things) => ({ params: { id: orderId } })
const inAWeek = () => addDays(new Date().toISOString().slice(0, 10), 7)

export const ordersSamples = {
  'GET /api/orders': nothing,
  'GET /api/shop/photo-retention': nothing,
  'PUT /api/shop/photo-retention': () => ({ body: { months: 12 } }),
  'GET /api/orders/summary': nothing,
  'GET /api/orders/count': nothing,
  'GET /api/orders/last': ({ customerId }) => ({ query: { customer: customerId } }),
  'GET /api/orders/:id': order,
  'GET /api/orders/:id/timeline': order,
  'POST /api/orders': ({ newId, customerId, personId }) => ({
    body: {
      id: newId(),
      customerId,
      promisedOn: inAWeek(),
      pieces: [{ personId, garment: 'shirt', priceMinor: 100_000 }],
    },
  }),
  'PATCH /api/orders/:id': (things) => ({ ...order(things), body: { priority: 'high' } }),
  'PATCH /api/orders/:id/pieces/:pieceId': ({ orderId, pieceId }) => ({
    params: { id: orderId, pieceId },
    body: { isUrgent: true },
  }),
  'POST /api/orders/:id/move': (things) => ({ ...order(things), body: { to: 'ready' } }),
  'POST /api/orders/:id/cancel': (things) => ({
    ...order(things),
    body: { reason: 'Moved away', settlement: 'keep' },
  }),
  // It is in work, so nothing of it comes back.
  'POST /api/orders/:id/rework': (things) => ({
    ...order(things),
    body: { pieceIds: [things.pieceId], stage: 'cutting', cause: 'fit' },
    also: [409],
  }),
  'POST /api/orders/:id/undo': (things) => ({ ...order(things), body: { stepId: things.stepId } }),
  'POST /api/orders/bulk': ({ orderId }) => ({ body: { ids: [orderId], act: 'priority', priority: 'low' } }),
  'POST /api/orders/:id/photos': (things) => ({
    ...order(things),
    files: { photo: { bytes: greyPixel, filename: 'a.png', type: 'image/png' } },
  }),
  'PATCH /api/orders/:id/photos/:photoId': ({ orderId, orderPhotoId }) => ({
    params: { id: orderId, photoId: orderPhotoId },
    body: { isShared: true },
  }),
  'PUT /api/orders/:id/pieces/:pieceId/stock': ({ orderId, pieceId, stockItemId }) => ({
    params: { id: orderId, pieceId },
    body: { stock: { itemId: stockItemId, quantity: 2 } },
  }),
} satisfies Samples
