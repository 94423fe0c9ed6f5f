import type { CollectionItem } from '@darzi/contract/collection-shapes.ts'
import { showPhone } from '../../phone.ts'
import type { ItemRow, Rating } from './item-queries.ts'

/** Who looks: everybody sees what is offered, the shop all of its own, each by an address of photos of theirs. */
export type Looking = 'visitor' | 'shop'

const photoPlace = { visitor: '/api/collection', shop: '/api/shop/collection' }

/** A row as the contract's item. */
export function itemOf(row: ItemRow, looking: Looking, rated?: Rating): CollectionItem {
  const photo = `${photoPlace[looking]}/${row.id}/photo/${row.photo_id}`
  return {
    id: row.id,
    name: row.name,
    description: row.description ?? undefined,
    otherWords: row.other_words,
    category: row.category,
    cut: row.cut ?? undefined,
    garment: { key: row.garment_key, name: row.garment_name ?? undefined },
    currency: row.currency,
    priceMinor: row.price_minor,
    originalPriceMinor: row.original_price_minor ?? undefined,
    sizes: row.sizes,
    isMadeToMeasure: row.is_made_to_measure,
    styles: row.styles,
    colours: row.colours,
    cloth: row.cloth,
    photo: row.photo_id ? { thumbUrl: `${photo}/thumb`, url: `${photo}/full` } : undefined,
    isListed: row.is_listed,
    isRemoved: row.removed_at !== null,
    version: row.version,
    rating: rated?.rating,
    reviews: rated?.reviews,
    shop: {
      id: row.shop_id,
      name: row.shop_name,
      isDemo: row.is_demo,
      phone: row.shop_phone ? showPhone(row.shop_phone, '') : undefined,
    },
  }
}
