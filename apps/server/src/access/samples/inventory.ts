import { greyPixel } from '../../testing/grey-pixel.ts'
import type { Samples } from '../matrix-sample.ts'
import type { Things } from '../matrix-world.ts'

const item = ({ stockItemId }: Things) => ({ params: { id: stockItemId } })
const purchase = ({ purchaseId }: Things) => ({ params: { id: purchaseId } })
const stocktake = ({ stocktakeId }: Things) => ({ params: { id: stocktakeId } })

export const inventorySamples = {
  'GET /api/inventory': () => ({}),
  'GET /api/inventory/count': () => ({}),
  'GET /api/inventory/summary': () => ({}),
  'GET /api/inventory/export.csv': () => ({}),
  'GET /api/inventory/items/:id': item,
  'POST /api/inventory/items': ({ newId }) => ({
    body: { id: newId(), name: 'Poplin', category: 'fabric', unit: 'm', onHand: 12 },
  }),
  'PATCH /api/inventory/items/:id': (things) => ({ ...item(things), body: { place: 'Rack 2' } }),
  'PUT /api/inventory/items/:id/photo': (things) => ({
    ...item(things),
    files: { photo: { bytes: greyPixel, filename: 'cloth.png', type: 'image/png' } },
  }),
  'DELETE /api/inventory/items/:id/photo': item,
  'GET /api/inventory/photos/:id/:size': ({ stockPhotoId }) => ({
    params: { id: stockPhotoId, size: 'thumb' },
    also: [404],
  }),
  'GET /api/inventory/items/:id/movements': item,
  'POST /api/inventory/items/:id/movements': (things) => ({
    ...item(things),
    body: { id: things.newId(), kind: 'used', quantity: 1 },
  }),
  'POST /api/inventory/movements/:id/undo': ({ movementId }) => ({ params: { id: movementId } }),
  'POST /api/inventory/import': () => ({
    body: { isTrial: 'true' },
    files: {
      file: { bytes: Buffer.from('name,unit\nButtons,pc\n'), filename: 'stock.csv', type: 'text/csv' },
    },
  }),
  'GET /api/suppliers': () => ({}),
  'POST /api/suppliers': ({ newId }) => ({ body: { id: newId(), name: `Seller ${newId()}` } }),
  'PATCH /api/suppliers/:id': ({ supplierId }) => ({
    params: { id: supplierId },
    body: { phone: '98765 43210' },
  }),
  'GET /api/purchases': () => ({}),
  'GET /api/purchases/:id': purchase,
  'POST /api/purchases': ({ newId, supplierId, stockItemId }) => ({
    body: { id: newId(), supplierId, lines: [{ itemId: stockItemId, quantity: 5 }] },
  }),
  'PATCH /api/purchases/:id': (things) => ({ ...purchase(things), body: { notes: 'Soon, please' } }),
  'POST /api/purchases/:id/send': (things) => ({ ...purchase(things), body: { way: 'paper' } }),
  'POST /api/purchases/:id/receipts': (things) => ({
    ...purchase(things),
    body: { lines: [{ lineId: things.purchaseLineId, quantity: 1 }] },
  }),
  'POST /api/purchases/:id/cancel': purchase,
  'GET /api/purchases/:id/paper': purchase,
  'GET /api/stocktakes/open': () => ({}),
  'POST /api/stocktakes': ({ newId }) => ({ body: { id: newId() } }),
  'PUT /api/stocktakes/:id/counts/:itemId': ({ stocktakeId, stockItemId }) => ({
    params: { id: stocktakeId, itemId: stockItemId },
    body: { counted: 3 },
  }),
  'POST /api/stocktakes/:id/finish': stocktake,
  'POST /api/stocktakes/:id/cancel': stocktake,
} satisfies Samples
