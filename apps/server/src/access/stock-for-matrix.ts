import type { Tx } from '../db/tx.ts'

interface Given {
  tx: Tx
  shopId: string
  memberId: string
  at: Date
  newId: () => string
  photoId: string
  word: string
}

/** An item with stock that moved, its supplier, a purchase order and a stocktake, each with a word of the shop's in it. */
export async function aStock({ tx, shopId, memberId, at, newId, photoId, word }: Given) {
  const ids = {
    stockItemId: newId(),
    supplierId: newId(),
    purchaseId: newId(),
    purchaseLineId: newId(),
    movementId: newId(),
  }
  const of = { shop_id: shopId, created_at: at }
  await tx
    .insertInto('suppliers')
    .values({ ...of, id: ids.supplierId, name: `${word} Cloth ${ids.supplierId}` })
    .execute()
  await tx
    .insertInto('stock_items')
    .values({
      ...of,
      id: ids.stockItemId,
      name: `${word} poplin`,
      search_text: word.toLowerCase(),
      category: 'fabric',
      unit: 'm',
      supplier_id: ids.supplierId,
      photo_id: photoId,
      cost_minor: 180_00,
    })
    .execute()
  await tx
    .insertInto('stock_movements')
    .values({
      shop_id: shopId,
      id: ids.movementId,
      item_id: ids.stockItemId,
      kind: 'received',
      quantity_milli: 20_000,
      member_id: memberId,
      at,
    })
    .execute()
  const number = Math.floor(Math.random() * 2e9)
  const purchase = { number, supplier_id: ids.supplierId, currency: 'INR' as const, notes: word }
  await tx
    .insertInto('purchase_orders')
    .values({ ...of, id: ids.purchaseId, ...purchase })
    .execute()
  const line = { purchase_id: ids.purchaseId, position: 0, item_id: ids.stockItemId, quantity_milli: 5000 }
  await tx
    .insertInto('purchase_lines')
    .values({ shop_id: shopId, id: ids.purchaseLineId, ...line })
    .execute()
  return { ...ids, stocktakeId: await openStocktake({ tx, shopId, at, newId }), stockPhotoId: photoId }
}

/** A shop has one at a time. */
async function openStocktake({ tx, shopId, at, newId }: Pick<Given, 'tx' | 'shopId' | 'at' | 'newId'>) {
  await tx
    .updateTable('stocktakes')
    .set({ state: 'cancelled', ended_at: at })
    .where('state', '=', 'open')
    .execute()
  const id = newId()
  await tx.insertInto('stocktakes').values({ shop_id: shopId, id, started_at: at }).execute()
  return id
}
