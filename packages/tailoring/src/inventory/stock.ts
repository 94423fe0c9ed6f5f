/**
 * Stock of cloth and accessories. A quantity is a number of its unit with at most three decimals; the database holds
 * thousandths. A movement changes what there is, and what there is never falls below nothing.
 */
export const stockCategories = ['fabric', 'accessory'] as const
export type StockCategory = (typeof stockCategories)[number]

export const stockUnits = ['m', 'yd', 'pc'] as const
export type StockUnit = (typeof stockUnits)[number]

export const movementKinds = ['received', 'used', 'returned', 'wasted', 'counted'] as const
export type MovementKind = (typeof movementKinds)[number]

const metresOf: Record<StockUnit, number | undefined> = { m: 1, yd: 0.9144, pc: undefined }

/** More of one thing than any shop holds. */
export const mostOfItem = 1_000_000

export const toMilli = (quantity: number): number => Math.round(quantity * 1000)
export const fromMilli = (milli: number): number => milli / 1000

/** What so much costs at the price of one unit, in minor units; half of one counts as one. */
export const costOf = (quantity: number, costMinor: number): number =>
  Number((BigInt(toMilli(quantity)) * BigInt(costMinor) * 2n + 1000n) / 2000n)

/** The same cloth in another unit, to the thousandth; undefined where the units do not fit, as pieces and metres. */
export function inStockUnit(quantity: number, from: StockUnit, to: StockUnit): number | undefined {
  if (from === to) return fromMilli(toMilli(quantity))
  const [own, wanted] = [metresOf[from], metresOf[to]]
  if (own === undefined || wanted === undefined) return undefined
  return fromMilli(toMilli((quantity * own) / wanted))
}

/** Whether a quantity makes sense: pieces are whole. */
export const isWhole = (quantity: number, unit: StockUnit): boolean =>
  unit !== 'pc' || Number.isInteger(quantity)

/** By how much a movement changes what there is; a count sets it. */
export function changeOf(kind: MovementKind, { quantity, onHand }: { quantity: number; onHand: number }) {
  if (kind === 'counted') return fromMilli(toMilli(quantity) - toMilli(onHand))
  return kind === 'received' || kind === 'returned' ? quantity : -quantity
}

/** How much to buy so that it is no longer low: up to twice the level. */
export const reorderQuantity = ({ onHand, lowAt = 0 }: { onHand: number; lowAt?: number }): number =>
  Math.max(1, Math.ceil(2 * lowAt - onHand))

/** How much cloth, in mm across, a photo of it may be said to show. */
export const clothPhotoWidthsMm = [50, 100, 200, 300, 500, 1000] as const
export type ClothPhotoWidthMm = (typeof clothPhotoWidthsMm)[number]
