/** Cloth of the stock that a piece is to be cut from: named while it waits, taken when it is cut, given back when that step is undone. */
import { type StockUnit, toMilli } from '@darzi/tailoring/inventory/stock.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError } from '../../http/app-error.ts'
import { insertMovements, lockItem } from './item-store.ts'
import { inItemUnit, requireEnough } from './move-stock.ts'
import {
  deletePieceStock,
  markTaken,
  type PieceStockRow,
  pieceStocks,
  writePieceStock,
} from './piece-stock-store.ts'

interface Chosen {
  shopId: string
  pieceId: string
  /** null: of no cloth of the stock. */
  stock: { itemId: string; quantity: number; unit?: StockUnit } | null
}

/** Names the cloth of a piece. Throws inventory.clothTaken once it is cut, and what inItemUnit throws. */
export async function setPieceStock(tx: Tx, { shopId, pieceId, stock }: Chosen) {
  const [before] = await pieceStocks(tx, [pieceId])
  if (before?.taken_by) throw new AppError('inventory.clothTaken')
  if (!stock) return deletePieceStock(tx, pieceId)
  const item = await lockItem(tx, stock.itemId)
  const quantityMilli = toMilli(inItemUnit(stock, item))
  await writePieceStock(tx, { shopId, pieceId, itemId: item.id, quantityMilli })
}

interface By {
  shopId: string
  memberId: string | null
  memberName: string | null
  now: Date
  newId(): string
}

/**
 * Takes the cloth of these pieces, which are cut now, out of the stock; once for each. Throws inventory.belowZero where there is
 * not enough of it.
 */
export async function takeForPieces(tx: Tx, by: By, pieceIds: readonly string[]) {
  await moveEach(tx, by, await waiting(tx, pieceIds), { kind: 'used', sign: -1 })
}

/**
 * The step by which they were cut, made at that moment, is undone: their cloth is whole again. What was taken before it stays taken: a
 * piece that went through Cutting a second time was cut the first.
 */
export async function giveBackForPieces(tx: Tx, by: By, pieceIds: readonly string[], steppedAt: Date) {
  const taken = (await pieceStocks(tx, pieceIds)).filter(
    ({ taken_at: takenAt }) => takenAt !== null && takenAt >= steppedAt,
  )
  await moveEach(tx, by, taken, { kind: 'returned', sign: 1 })
}

const waiting = async (tx: Tx, pieceIds: readonly string[]) =>
  (await pieceStocks(tx, pieceIds)).filter((row) => row.taken_by === null)

async function moveEach(
  tx: Tx,
  by: By,
  rows: readonly PieceStockRow[],
  { kind, sign }: { kind: 'used' | 'returned'; sign: 1 | -1 },
) {
  for (const row of rows) {
    const quantityMilli = sign * row.quantity_milli
    requireEnough(await lockItem(tx, row.item_id), quantityMilli, 'stock')
    const id = by.newId()
    await insertMovements(tx, by, [{ id, itemId: row.item_id, kind, quantityMilli, pieceId: row.piece_id }])
    await markTaken(tx, row.piece_id, kind === 'used' ? id : null)
  }
}
