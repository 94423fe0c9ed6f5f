import type { Tx } from '../../db/tx.ts'

/** The cloth of these pieces, the items in one order for every transaction that locks them. */
export async function pieceStocks(tx: Tx, pieceIds: readonly string[]) {
  if (pieceIds.length === 0) return []
  return tx
    .selectFrom('piece_stock as named')
    .leftJoin('stock_movements as taken', 'taken.id', 'named.taken_by')
    .select(['named.piece_id', 'named.item_id', 'named.quantity_milli', 'named.taken_by'])
    .select('taken.at as taken_at')
    .where('named.piece_id', 'in', pieceIds)
    .orderBy('named.item_id')
    .orderBy('named.piece_id')
    .execute()
}
export type PieceStockRow = Awaited<ReturnType<typeof pieceStocks>>[number]

interface NewPieceStock {
  shopId: string
  pieceId: string
  itemId: string
  quantityMilli: number
}

export async function writePieceStock(tx: Tx, { shopId, pieceId, itemId, quantityMilli }: NewPieceStock) {
  const said = { item_id: itemId, quantity_milli: quantityMilli }
  await tx
    .insertInto('piece_stock')
    .values({ shop_id: shopId, piece_id: pieceId, ...said })
    .onConflict((conflict) => conflict.columns(['shop_id', 'piece_id']).doUpdateSet(said))
    .execute()
}

export async function deletePieceStock(tx: Tx, pieceId: string) {
  await tx.deleteFrom('piece_stock').where('piece_id', '=', pieceId).execute()
}

export async function markTaken(tx: Tx, pieceId: string, movementId: string | null) {
  await tx.updateTable('piece_stock').set({ taken_by: movementId }).where('piece_id', '=', pieceId).execute()
}
