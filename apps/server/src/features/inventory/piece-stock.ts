/** Cloth of the stock that a piece is to be cut from: named while it waits, taken when it is cut, given back when that step is undone. */
import { fromMilli, inStockUnit, type StockUnit, toMilli } from '@darzi/tailoring/inventory/stock.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError } from '../../http/app-error.ts'
import { insertMovements, type LockedItem, lockItem } from './item-store.ts'
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

/** A cloth that was named for a piece; quantities in the item's unit. */
export interface NamedCloth {
  item: string
  quantity: number
  unit: StockUnit
}

/** The piece is cut from something else; answers what was named for it. What was taken for it stays taken. */
export async function unnamePieceStock(tx: Tx, pieceId: string): Promise<NamedCloth | undefined> {
  const [before] = await waiting(tx, [pieceId])
  if (!before) return undefined
  await deletePieceStock(tx, pieceId)
  return namedCloth(await lockItem(tx, before.item_id), before.quantity_milli)
}

/** The piece takes so many metres; answers what is named for it now. What is kept by the piece, and what was taken, stays. */
export async function resizePieceStock(
  tx: Tx,
  { shopId, pieceId, metres }: { shopId: string; pieceId: string; metres: number },
): Promise<NamedCloth | undefined> {
  const [before] = await waiting(tx, [pieceId])
  if (!before) return undefined
  const item = await lockItem(tx, before.item_id)
  const quantity = inStockUnit(metres, 'm', item.unit)
  const quantityMilli = quantity === undefined ? before.quantity_milli : toMilli(quantity)
  if (quantityMilli === before.quantity_milli) return undefined
  await writePieceStock(tx, { shopId, pieceId, itemId: item.id, quantityMilli })
  return namedCloth(item, quantityMilli)
}

const namedCloth = ({ name: item, unit }: LockedItem, quantityMilli: number): NamedCloth => ({
  item,
  quantity: fromMilli(quantityMilli),
  unit,
})

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

/** Cloth that was to be taken and is not there. */
interface ShortCloth extends NamedCloth {
  pieceId: string
}

/** The same for work that is done elsewhere: what there is not enough of stays named and untaken, and is answered. */
export async function takeWhatIsThere(tx: Tx, by: By, pieceIds: readonly string[]): Promise<ShortCloth[]> {
  const short: ShortCloth[] = []
  for (const row of await waiting(tx, pieceIds)) {
    const item = await lockItem(tx, row.item_id)
    if (item.on_hand_milli >= row.quantity_milli) await moveOne(tx, by, row, { kind: 'used', sign: -1 })
    else short.push({ pieceId: row.piece_id, ...namedCloth(item, row.quantity_milli) })
  }
  return short
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

async function moveEach(tx: Tx, by: By, rows: readonly PieceStockRow[], how: Moving) {
  for (const row of rows) {
    requireEnough(await lockItem(tx, row.item_id), how.sign * row.quantity_milli, 'stock')
    await moveOne(tx, by, row, how)
  }
}

interface Moving {
  kind: 'used' | 'returned'
  sign: 1 | -1
}

/** Its item is locked, and there is enough of it. */
async function moveOne(tx: Tx, by: By, row: PieceStockRow, { kind, sign }: Moving) {
  const id = by.newId()
  const { item_id: itemId, piece_id: pieceId } = row
  await insertMovements(tx, by, [{ id, itemId, kind, quantityMilli: sign * row.quantity_milli, pieceId }])
  await markTaken(tx, pieceId, kind === 'used' ? id : null)
}
