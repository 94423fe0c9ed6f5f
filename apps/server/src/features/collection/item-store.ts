import type { CollectionItem } from '@darzi/contract/collection-shapes.ts'
import { otherLanguages } from '@darzi/tailoring/collection/other-words.ts'
import { searchText } from '@darzi/tailoring/names/search-key.ts'
import type { Tx } from '../../db/tx.ts'

/** What is written of a garment; the rest is the shop's or the photo's. */
export type ItemFacts = Omit<CollectionItem, 'id' | 'currency' | 'photo' | 'shop' | 'version' | 'isRemoved'>

interface Writing {
  shopId: string
  id: string
  now: Date
}

/** False when an item of this id was there already. */
export async function insertItem(tx: Tx, { shopId, id, now }: Writing, facts: ItemFacts): Promise<boolean> {
  const row = await tx
    .insertInto('collection_items')
    .values({ shop_id: shopId, id, created_at: now, updated_at: now, ...columnsOf(facts) })
    .onConflict((conflict) => conflict.columns(['shop_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Holds the item until the transaction ends; undefined when it is not of this shop. */
export const lockItem = (tx: Tx, id: string) =>
  tx.selectFrom('collection_items').select('version').where('id', '=', id).forUpdate().executeTakeFirst()

interface Change {
  id: string
  now: Date
  version: number
}

export async function writeItem(
  tx: Tx,
  { id, now, version }: Change,
  { isRemoved, ...facts }: ItemFacts & { isRemoved: boolean },
) {
  await tx
    .updateTable('collection_items')
    .set({ ...columnsOf(facts), version, updated_at: now, removed_at: isRemoved ? now : null })
    .where('id', '=', id)
    .execute()
}

export async function writePhoto(tx: Tx, { id, now, version }: Change, photoId: string | null) {
  await tx
    .updateTable('collection_items')
    .set({ photo_id: photoId, version, updated_at: now })
    .where('id', '=', id)
    .execute()
}

function columnsOf(facts: ItemFacts) {
  return {
    name: facts.name,
    description: facts.description ?? null,
    other_words: JSON.stringify(facts.otherWords),
    category: facts.category,
    cut: facts.cut ?? null,
    garment_key: facts.garment.key,
    garment_name: facts.garment.name ?? null,
    styles: JSON.stringify(facts.styles),
    sizes: JSON.stringify(facts.sizes),
    colours: JSON.stringify(facts.colours),
    cloth: JSON.stringify(facts.cloth),
    price_minor: facts.priceMinor,
    original_price_minor: facts.originalPriceMinor ?? null,
    is_made_to_measure: facts.isMadeToMeasure,
    is_listed: facts.isListed,
    search_text: searchText({
      names: [
        facts.name,
        ...otherLanguages.flatMap((language) => facts.otherWords[language]?.name ?? []),
        ...facts.colours.map(({ name }) => name),
      ],
    }),
  }
}
