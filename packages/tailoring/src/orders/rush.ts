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

interface Marking {
  /** The surcharge of the order until now. */
  rushMinor: number
  before: RushedPiece
  after: RushedPiece
  /** Whether another piece of the order is urgent. */
  areOthers: boolean
}

/**
 * The surcharge once a piece was marked or unmarked as urgent: its own part is added or goes, and with the last urgent piece all of it.
 * A price changed otherwise leaves it as it was agreed.
 */
export function rushAfter({ rushMinor, before, after, areOthers }: Marking, rule: RushRule): number {
  if (before.isUrgent === after.isUrgent) return rushMinor
  if (after.isUrgent) return rushMinor + rushOfPiece(after, rule)
  return areOthers ? Math.max(0, rushMinor - rushOfPiece(before, rule)) : 0
}
