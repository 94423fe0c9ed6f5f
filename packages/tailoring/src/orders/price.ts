/** What an order costs, in minor units of the shop's currency. Whole numbers only: nothing is rounded here. */
import type { Result } from '../result.ts'

export interface PricedPiece {
  priceMinor: number
  addOns: readonly { priceMinor: number }[]
}

export const addOnsMinor = ({ addOns }: Pick<PricedPiece, 'addOns'>): number =>
  addOns.reduce((sum, addOn) => sum + addOn.priceMinor, 0)

/** A piece with what was added to it. */
export const pieceMinor = (piece: PricedPiece): number => piece.priceMinor + addOnsMinor(piece)

export interface OrderPrice {
  /** With the surcharge for rush. */
  piecesMinor: number
  rushMinor: number
  discountMinor: number
  totalMinor: number
}

/** The pieces together with what rush costs, less the discount. A discount above them makes a negative total: see priceResult. */
export function priceOf(
  pieces: readonly PricedPiece[],
  { discountMinor = 0, rushMinor = 0 }: { discountMinor?: number; rushMinor?: number } = {},
): OrderPrice {
  const piecesMinor = pieces.reduce((sum, piece) => sum + pieceMinor(piece), rushMinor)
  return { piecesMinor, rushMinor, discountMinor, totalMinor: piecesMinor - discountMinor }
}

interface Parts {
  piecesMinor: number
  discountMinor: number
  writtenOffMinor: number
  taxMinor: number
  roundOffMinor: number
}

/** What an order costs, of all that makes and lowers its price. */
export const totalOf = ({ piecesMinor, discountMinor, writtenOffMinor, taxMinor, roundOffMinor }: Parts) =>
  piecesMinor - discountMinor - writtenOffMinor + taxMinor + roundOffMinor

interface Asked {
  piecesMinor: number
  discountMinor: number
  /** What the ledger took off the price since. */
  writtenOffMinor?: number
  /** What its bill puts on top: tax that the prices leave out, and rounding. */
  taxMinor?: number
  roundOffMinor?: number
  /** What was paid, or is to be paid in advance. */
  paidMinor: number
  /** What the order cost until now: one that was overpaid may come to cost more, or as much. */
  beforeMinor?: number
}

/** A discount is at most the pieces, and no price is lowered below what is paid. */
export function priceResult({
  piecesMinor,
  discountMinor,
  writtenOffMinor = 0,
  taxMinor = 0,
  roundOffMinor = 0,
  paidMinor,
  beforeMinor = Number.POSITIVE_INFINITY,
}: Asked): Result<unknown, 'orders.discountAbovePieces' | 'orders.belowPaid', { mostMinor: number }> {
  const totalMinor = totalOf({ piecesMinor, discountMinor, writtenOffMinor, taxMinor, roundOffMinor })
  if (totalMinor < 0 || discountMinor > piecesMinor)
    return { refused: 'orders.discountAbovePieces', params: { mostMinor: piecesMinor - writtenOffMinor } }
  if (paidMinor > totalMinor && totalMinor < beforeMinor)
    return { refused: 'orders.belowPaid', params: { mostMinor: totalMinor } }
  return { ok: true }
}
