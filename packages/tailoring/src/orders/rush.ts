/** Pieces sewn ahead of the others: what a shop asks for them, and by when they are done. */
import { type PricedPiece, pieceMinor } from './price.ts'

export const mostRushBp = 100_000
export const mostRushDays = 365
export const mostRushMinor = 100_000_000_000

/** Of a shop. At most one of percent and amount; neither: rush costs nothing. */
export interface RushRule {
  /** Of the price of each urgent piece with its add-ons, in hundredths of a percent: 25 % is 2500. */
  percentBp?: number | undefined
  /** For each urgent piece, in minor units. */
  amountMinor?: number | undefined
  /** Days in which an urgent piece is done, where its garment usually takes longer. */
  leadDays?: number | undefined
}

export interface RushedPiece extends PricedPiece {
  isUrgent: boolean
}

/** The surcharge for one piece by the shop's rule, in minor units; half a unit counts as one. */
export function rushOfPiece(piece: RushedPiece, { percentBp = 0, amountMinor = 0 }: RushRule): number {
  if (!piece.isUrgent) return 0
  const share = (BigInt(pieceMinor(piece)) * BigInt(percentBp) * 2n + 10_000n) / 20_000n
  return amountMinor + Number(share)
}

/** The surcharge for all urgent pieces of an order. */
export const rushOf = (pieces: readonly RushedPiece[], rule: RushRule): number =>
  pieces.reduce((sum, piece) => sum + rushOfPiece(piece, rule), 0)

/** How many days a garment takes, of one that is urgent. Rush never takes longer than usual. */
export const leadDaysOf = (leadDays: number, isUrgent: boolean, { leadDays: rushDays }: RushRule): number =>
  isUrgent && rushDays !== undefined ? Math.min(leadDays, rushDays) : leadDays

interface Edit {
  /** The surcharge of the order until now. */
  rushMinor: number
  before: RushedPiece
  after: RushedPiece
  /** The other pieces of the order. */
  others: readonly RushedPiece[]
}

/**
 * The surcharge once a piece was edited. Marked as urgent, it adds its part by the shop's rule; unmarked, its part goes, and with the
 * last urgent piece all of it. The first price of an urgent piece adds the part that could not be reckoned without it. Any other price
 * leaves the surcharge as it was agreed.
 */
export function rushAfter({ rushMinor, before, after, others }: Edit, rule: RushRule): number {
  const urgent = others.filter(({ isUrgent }) => isUrgent)
  if (!before.isUrgent && !after.isUrgent) return rushMinor
  if (!after.isUrgent) return withoutPiece({ rushMinor, piece: before, urgent }, rule)
  // What stands though nothing was urgent was kept when the last piece was unmarked: it is not asked twice.
  if (!before.isUrgent && urgent.length === 0) return Math.max(rushMinor, rushOfPiece(after, rule))
  if (!before.isUrgent) return rushMinor + rushOfPiece(after, rule)
  const isFirstPrice = before.priceMinor === 0 && after.priceMinor > 0
  return isFirstPrice ? rushMinor + rushOfPiece(after, rule) - rushOfPiece(before, rule) : rushMinor
}

interface Unmarking {
  rushMinor: number
  piece: RushedPiece
  /** The pieces that stay urgent. */
  urgent: readonly RushedPiece[]
}

/**
 * What stands was agreed at earlier prices, or freely. So the others keep what they cost by the rule, but no more than their equal part
 * of what stands.
 */
function withoutPiece({ rushMinor, piece, urgent }: Unmarking, rule: RushRule): number {
  if (urgent.length === 0) return 0
  const equalMinor = Math.round((rushMinor * urgent.length) / (urgent.length + 1))
  return Math.max(rushMinor - rushOfPiece(piece, rule), Math.min(rushOf(urgent, rule), equalMinor))
}
