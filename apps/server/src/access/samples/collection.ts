import { greyPixel } from '../../testing/grey-pixel.ts'
import type { Sample, Samples } from '../matrix-sample.ts'
import type { Things } from '../matrix-world.ts'

const offered = ({ itemId }: Things): Sample => ({ params: { id: itemId } })
const own = ({ unlistedId }: Things): Sample => ({ params: { id: unlistedId } })
/** The row is there, its picture was never put into the file store. */
const picture = (id: string, photoId: string): Sample => ({
  params: { id, photoId, size: 'thumb' },
  also: [404],
})

const aShirt = {
  name: 'Oxford shirt',
  category: 'tops',
  cut: 'shirt',
  garment: 'shirt',
  priceMinor: 150_000,
  sizes: [{ size: 'M', zonesMm: { chest: 1080 }, lengthMm: 760 }],
  colours: [{ name: 'White', hex: '#ffffff' }],
  cloth: { kind: 'cotton', gramsPerSquareMetre: 130, stretchPercent: 2 },
}

export const collectionSamples = {
  'GET /api/garments': () => ({}),
  'GET /api/collection': () => ({}),
  'GET /api/collection/:id': offered,
  'GET /api/products/:slug': ({ itemId }) => ({ params: { slug: `shirt-${itemId.slice(-12)}` } }),
  'GET /api/collection/:id/photo/:photoId/:size': ({ itemId, photoId }) => picture(itemId, photoId),
  'GET /api/collection/:id/cloths': offered,
  'GET /api/collection/:id/cloth-photos/:photoId/:size': ({ itemId, stockPhotoId }) =>
    picture(itemId, stockPhotoId),
  'POST /api/collection/:id/order': (things) => ({
    ...offered(things),
    body: { size: 'M', colour: 'Indigo', contact: { name: 'Meera', phone: '+919876512397' } },
    also: [429],
  }),
  // Whether somebody was measured is none of access's business, nor that only the customer may name the customer.
  'POST /api/try-on': ({ itemId, accountId }) => ({
    body: { user_id: accountId, garment_id: itemId, size: 'M', color: 'Indigo' },
    also: [404, 422],
  }),
  'GET /api/try-ons': () => ({}),
  'DELETE /api/try-ons/:id': ({ newId }) => ({ params: { id: newId() } }),
  'GET /api/saved-garments': () => ({}),
  'POST /api/saved-garments': ({ itemId }) => ({ body: { ids: [itemId] } }),
  'DELETE /api/saved-garments/:id': offered,
  'GET /api/shop/collection': () => ({}),
  'POST /api/shop/collection': ({ newId }) => ({ body: { ...aShirt, id: newId() } }),
  'PATCH /api/shop/collection/:id': (things) => ({ ...own(things), body: { priceMinor: 160_000 } }),
  'GET /api/shop/collection/:id/photo/:photoId/:size': ({ unlistedId, photoId }) =>
    picture(unlistedId, photoId),
  'PUT /api/shop/collection/:id/photo': (things) => ({
    ...own(things),
    files: { photo: { bytes: greyPixel, filename: 'a.png', type: 'image/png' } },
  }),
  'DELETE /api/shop/collection/:id/photo': own,
  'GET /api/cart': () => ({}),
  'POST /api/cart/lines': (things) => ({ body: { lines: [line(things)] } }),
  'DELETE /api/cart/lines/:id': ({ newId }) => ({ params: { id: newId() } }),
  'POST /api/cart/quote': (things) => ({ body: { lines: [line(things)] } }),
  'POST /api/cart/orders': (things) => ({
    body: { id: things.newId(), lines: [line(things)], contact: { name: 'Meera', phone: '+919876512397' } },
    also: [429],
  }),
} satisfies Samples

const line = ({ newId, itemId }: Things) => ({
  id: newId(),
  itemId,
  size: 'M',
  colour: 'Indigo',
  name: 'Oxford shirt',
  priceMinor: 100_000,
  currency: 'INR',
})
