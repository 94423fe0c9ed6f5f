import type { ApiReply, ApiRequest } from '@darzi/contract/api.ts'
import type { AppContext } from '../../http/app-context.ts'
import { type AShop, aShopAtWork } from '../../testing/builders.ts'
import type { Visitor } from '../../testing/visitor.ts'

export type Item = ApiReply<'POST /api/shop/collection'>
type ItemBody = ApiRequest<'POST /api/shop/collection'>['body']

/** A listed shirt in three sizes and two colours for ₹1,500, unless something else is said. */
export const anItem = (given: Partial<ItemBody> = {}): ItemBody => ({
  name: 'Oxford shirt',
  category: 'tops',
  cut: 'shirt',
  garment: 'shirt',
  priceMinor: 150_000,
  sizes: [
    { size: 'S', zonesMm: { chest: 1020, waist: 960, hips: 1020 }, lengthMm: 740, sleeveMm: 630 },
    { size: 'M', zonesMm: { chest: 1080, waist: 1020, hips: 1080 }, lengthMm: 760, sleeveMm: 640 },
    { size: 'L', zonesMm: { chest: 1140, waist: 1080, hips: 1140 }, lengthMm: 775, sleeveMm: 650 },
  ],
  colours: [
    { name: 'White', hex: '#ffffff' },
    { name: 'Indigo', hex: '#26325c' },
  ],
  cloth: {
    kind: 'cotton',
    gramsPerSquareMetre: 130,
    stretchPercent: 2,
    design: { kind: 'stripes', repeatMm: 10, hex: '#2c3b78' },
  },
  styles: ['collar'],
  isListed: true,
  ...given,
})

export const addItem = (owner: Visitor, given: Partial<ItemBody> = {}): Promise<Item> =>
  owner.call('POST /api/shop/collection', { body: anItem(given) })

/** A shop that offers a shirt. */
export async function aShopThatOffers(
  app: AppContext,
  { item, ...given }: AShop & { item?: Partial<ItemBody> } = {},
) {
  const { shop, owner } = await aShopAtWork(app, given)
  return { shop, owner, item: await addItem(owner, item) }
}
