import type { Tx } from '../db/tx.ts'

interface Given {
  tx: Tx
  shopId: string
  at: Date
  newId: () => string
  /** Stands in every text. */
  word: string
  /** A picture of the shop. */
  photoId: string
}

/** A shirt with a photo that the shop offers, and one it does not. */
export async function aCollection({ tx, shopId, at, newId, word, photoId }: Given) {
  const [itemId, unlistedId] = [newId(), newId()]
  const shirt = {
    shop_id: shopId,
    name: `${word} shirt`,
    category: 'tops' as const,
    cut: 'shirt' as const,
    garment_key: 'shirt',
    price_minor: 100_000,
    is_made_to_measure: true,
    photo_id: photoId,
    sizes: JSON.stringify([{ size: 'M', zonesMm: { chest: 1080 }, lengthMm: 760 }]),
    colours: JSON.stringify([{ name: 'Indigo', hex: '#26325c' }]),
    cloth: JSON.stringify({ kind: 'cotton', gramsPerSquareMetre: 130, stretchPercent: 2 }),
    search_text: word.toLowerCase(),
    created_at: at,
    updated_at: at,
  }
  await tx
    .insertInto('collection_items')
    .values([
      { ...shirt, id: itemId, is_listed: true },
      { ...shirt, id: unlistedId, is_listed: false },
    ])
    .execute()
  return { itemId, unlistedId }
}
